// One thing that is known: to read, with the pages that cite it, and to write, with how it will read.
import type { TopicEntry } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ago } from '../../lib/format.ts';
import { Markdown } from '../../lib/markdown.tsx';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Notice } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Card } from '../../parts/screen.tsx';

export interface CitingPage {
  pageId: string;
  pageName: string;
  variants: number;
}

interface EntryProps {
  entry: TopicEntry;
  cited: readonly CitingPage[];
  may: boolean;
  onEdit(): void;
  onRemove(): void;
}

export function Entry({ entry, cited, may, onEdit, onRemove }: EntryProps) {
  const { content } = entry;
  return (
    <Card>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {content.question !== undefined && (
            <p className="mb-1.5 text-sm font-semibold">{content.question}</p>
          )}
          <Markdown source={content.content} />
        </div>
        {may && (
          <div className="-me-1.5 -mt-1.5 flex">
            <IconButton icon="pen" label={t.common.edit} onPress={onEdit} />
            <IconButton icon="trash" label={t.common.delete} onPress={onRemove} />
          </div>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs text-muted">
        <span>{t.topics.changed(ago(entry.updatedAt))}</span>
        {cited.length === 0 ? (
          <span>{t.topics.notCited}</span>
        ) : (
          <>
            <span>{t.topics.citedBy}</span>
            {cited.map((page) => (
              <Link
                key={page.pageId}
                to={'/pages/$pageId' as '/'}
                params={{ pageId: page.pageId } as never}
                className="font-medium text-accent hover:underline"
              >
                {t.topics.citedIn(page.pageName, page.variants)}
              </Link>
            ))}
          </>
        )}
      </p>
    </Card>
  );
}

export interface Written {
  question: string | undefined;
  text: string;
}

interface EntryFormProps {
  entry?: TopicEntry;
  cited?: readonly CitingPage[];
  busy: boolean;
  onSave(written: Written): void;
  onCancel(): void;
}

export function EntryForm({ entry, cited = [], busy, onSave, onCancel }: EntryFormProps) {
  const [kind, setKind] = useState<'text' | 'question'>(
    entry?.content.question === undefined ? 'text' : 'question',
  );
  const [question, setQuestion] = useState(entry?.content.question ?? '');
  const [text, setText] = useState(entry?.content.content ?? '');
  const [looking, setLooking] = useState<'write' | 'preview'>('write');
  const complete = text.trim() !== '' && (kind === 'text' || question.trim() !== '');
  const variants = cited.reduce((total, page) => total + page.variants, 0);
  return (
    <Card>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (complete)
            onSave({
              question: kind === 'question' ? question.trim() : undefined,
              text: text.trim(),
            });
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          {entry === undefined ? (
            <Segments
              label={t.topics.kind}
              value={kind}
              onChange={setKind}
              choices={[
                { id: 'text', label: t.topics.kinds.text },
                { id: 'question', label: t.topics.kinds.question },
              ]}
            />
          ) : (
            <span className="text-sm font-medium">{t.topics.entry}</span>
          )}
          <Segments
            label={t.topics.looking}
            value={looking}
            onChange={setLooking}
            choices={[
              { id: 'write', label: t.topics.write },
              { id: 'preview', label: t.topics.preview },
            ]}
          />
        </div>
        {looking === 'preview' ? (
          <div className="min-h-40 rounded-md border border-line bg-sunken px-3 py-2.5">
            {kind === 'question' && <p className="mb-1.5 text-sm font-semibold">{question}</p>}
            <Markdown source={text} />
          </div>
        ) : (
          <>
            {kind === 'question' && (
              <Field
                label={t.topics.question}
                value={question}
                onChange={setQuestion}
                placeholder={t.topics.questionPlaceholder}
                required
                autoFocus
              />
            )}
            <Field
              label={kind === 'question' ? t.topics.answer : t.topics.entry}
              hideLabel={kind === 'text'}
              lines={8}
              value={text}
              onChange={setText}
              hint={t.topics.textHint}
              autoFocus={kind === 'text'}
              required
            />
          </>
        )}
        {variants > 0 && <Notice>{t.topics.willShow(variants)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onPress={onCancel}>{t.common.cancel}</Button>
          <Button type="submit" look="solid" busy={busy} isDisabled={!complete}>
            {t.common.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
