// The source of a claim, opened at the passage it rests on, to be mended there.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tellFault } from '../../parts/feedback.tsx';
import { inputClass } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import type { Claim } from './claims_query.ts';

type NewContent = NonNullable<Parameters<typeof facet.topicEntries.update>[2]['content']>;
type Source = NonNullable<Claim['source']>;

/** Texts of the team; what the reader said is theirs. */
export const canMend = ({ type, topicId }: Source): boolean =>
  type === 'page_context' || (type === 'topic_entry' && topicId !== undefined);

/** The text of the source, and how it is stored again. */
async function open({ type, id, topicId = '' }: Source) {
  if (type === 'page_context') {
    const { pageContext } = await facet.pages.get(id);
    return {
      text: pageContext,
      save: (text: string) => facet.pages.update(id, { pageContext: text }),
    };
  }
  const { content } = await facet.topicEntries.get(topicId, id);
  return {
    text: content.content,
    save: (text: string) =>
      facet.topicEntries.update(topicId, id, {
        content: { ...content, content: text } as typeof content & NewContent,
      }),
  };
}

export function SourceDialog({
  source,
  mayWrite,
  onClose,
  onSaved,
}: {
  source: Source;
  mayWrite: boolean;
  onClose(): void;
  onSaved(): void;
}) {
  const stored = useQuery({ queryKey: ['source', source.id], queryFn: () => open(source) });
  const [text, setText] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const loaded = stored.data?.text;
  useEffect(() => {
    const element = area.current;
    if (!element || loaded === undefined) return;
    const at = loaded.indexOf(source.quote);
    element.focus();
    if (at === -1) return;
    // Scrolled by measuring: the text up to the passage, in the same box.
    element.setSelectionRange(at, at);
    const share = at / Math.max(1, loaded.length);
    element.scrollTop = Math.max(0, share * element.scrollHeight - element.clientHeight / 3);
    element.setSelectionRange(at, at + source.quote.length);
  }, [loaded, source.quote]);
  const save = useMutation({
    mutationFn: async () => stored.data?.save(text ?? ''),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['source', source.id] });
      void queries.invalidateQueries({ queryKey: ['page', source.id] });
      onSaved();
    },
    onError: tellFault,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.editor.claims.sources[source.type]}
      wide
      footer={
        <>
          <Button onPress={onClose}>{t.common.close}</Button>
          {mayWrite && (
            <Button
              look="solid"
              busy={save.isPending}
              isDisabled={text === undefined || text === loaded || text.trim() === ''}
              onPress={() => save.mutate()}
            >
              {t.editor.claims.saveSource}
            </Button>
          )}
        </>
      }
    >
      {stored.error !== null && <Fault error={stored.error} />}
      {loaded !== undefined && (
        <textarea
          ref={area}
          aria-label={t.editor.claims.sources[source.type]}
          readOnly={!mayWrite}
          value={text ?? loaded}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass} thin-scroll h-[50dvh] resize-none py-2 text-sm leading-relaxed`}
        />
      )}
    </Dialog>
  );
}
