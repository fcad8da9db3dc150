// The talk with the page agent: what was asked, what it wrote while it writes, and how to stop it.
import type { AudienceVersion, Message } from '@facet/sdk';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { labelOf } from './blocks.ts';
import type { BlockType, Content, Selection } from './content.ts';
import type { NameOf } from './presence.ts';
import type { Ids } from './queries.ts';
import { AgentName, Said } from './said.tsx';
import { type Suggestion, suggestionsFor } from './suggestions.ts';

interface ConversationProps {
  ids: Ids;
  messages: readonly Message[];
  versions: readonly AudienceVersion[];
  /** The version another was made from. */
  before(versionId: string): string | undefined;
  /** What the agent is writing now; empty before its first word. */
  writing: { text: string; step: string } | undefined;
  content: Content;
  selection: Selection | undefined;
  mayWrite: boolean;
  nameOf: NameOf;
  /** A new object puts the caret here. */
  focus: object | undefined;
  /** `wholePage`: whatever is selected. */
  onSend(message: string, wholePage?: boolean): Promise<boolean>;
  onStop(): void;
  onDeselect(): void;
  onShow(versionId: string): void;
  onCompare(versionId: string): void;
  onUndo(versionId: string): void;
  onInsert(type: BlockType): void;
}

export function Conversation(props: ConversationProps) {
  const { messages, versions, writing, content, selection, mayWrite, focus, onSend, onStop } =
    props;
  const lastAnswer = messages.findLast((message) => message.role === 'agent')?.messageId;
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const count = messages.length;
  const length = writing?.text.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to read
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [count, length]);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  async function send(message = text): Promise<void> {
    const wanted = message.trim();
    if (wanted === '' || sending) return;
    setSending(true);
    const sent = await onSend(wanted);
    setSending(false);
    if (sent) setText('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }
  function suggest(suggestion: Suggestion): void {
    if (suggestion.block) props.onInsert(suggestion.block);
    else if (suggestion.complete) void send(suggestion.text);
    else {
      setText(suggestion.text);
      input.current?.focus();
    }
  }

  const answered = new Set(
    messages.filter(({ role }) => role === 'agent').map(({ versionId }) => versionId),
  );
  const asked = new Map(
    messages.filter(({ role }) => role === 'user').map((message) => [message.versionId, message]),
  );
  const numbers = new Map(versions.map((version) => [version.versionId, version]));
  return (
    <section aria-label={t.editor.talk.title} className="flex min-h-0 flex-1 flex-col">
      <div className="thin-scroll min-h-0 flex-1 overflow-y-auto px-4 py-4">
        {messages.length === 0 && !writing && (
          <div className="py-6 text-sm text-muted">
            <p className="mb-1 font-medium text-ink">{t.editor.talk.emptyTitle}</p>
            <p>{t.editor.talk.emptyNote}</p>
          </div>
        )}
        <ol className="flex flex-col gap-5">
          {messages.map((message) => {
            const version = numbers.get(message.versionId ?? '');
            return (
              <Said
                key={message.messageId}
                ids={props.ids}
                message={message}
                version={version}
                author={props.nameOf(version?.createdBy)}
                before={version && props.before(version.versionId)}
                answered={answered.has(message.versionId)}
                last={message.messageId === lastAnswer}
                onAgain={mayWrite && !writing ? (wanted) => void onSend(wanted, true) : undefined}
                asked={asked.get(message.versionId)}
                onShow={props.onShow}
                onCompare={props.onCompare}
                onUndo={props.onUndo}
              />
            );
          })}
        </ol>
        {writing && (
          <div className="mt-5 text-sm" aria-live="polite">
            <AgentName />
            <p className="mt-1.5 ps-6.5 whitespace-pre-wrap">
              {writing.text === '' ? (
                <span className="anim-pulse text-muted">
                  {writing.step || t.editor.talk.thinking}
                </span>
              ) : (
                writing.text
              )}
              <span className="anim-pulse ms-0.5 inline-block h-3.5 w-1.5 translate-y-0.5 rounded-[1px] bg-accent" />
            </p>
          </div>
        )}
        <div ref={end} />
      </div>
      {mayWrite && (
        <div className="border-t border-line p-3">
          {!writing && text === '' && (
            <div className="mb-2 flex flex-wrap gap-1.5">
              {suggestionsFor(content, selection).map((suggestion) => (
                <Button
                  key={suggestion.text}
                  size="small"
                  onPress={() => suggest(suggestion)}
                  className="rounded-full! font-normal"
                >
                  {suggestion.label}
                </Button>
              ))}
            </div>
          )}
          <div className="rounded-lg border border-edge bg-surface shadow-card focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
            {selection && (
              <div className="flex items-center gap-1.5 px-2.5 pt-2">
                <span className="inline-flex h-6 min-w-0 items-center gap-1 rounded-full bg-accent-soft ps-2 text-xs font-medium text-accent">
                  <span className="truncate">
                    {t.editor.talk.about(labelOf(selection.block.type))}
                  </span>
                  <button
                    type="button"
                    aria-label={t.editor.talk.notAbout}
                    onClick={props.onDeselect}
                    className="flex size-6 items-center justify-center rounded-full hover:bg-hover"
                  >
                    <Icon name="close" size={12} />
                  </button>
                </span>
              </div>
            )}
            <textarea
              ref={input}
              rows={2}
              aria-label={t.editor.talk.label}
              placeholder={selection ? t.editor.talk.placeholderBlock : t.editor.talk.placeholder}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              className="thin-scroll field-sizing-content block max-h-48 min-h-14 w-full resize-none bg-transparent px-3 pt-2.5 text-base outline-none pointer-coarse:text-[16px]"
            />
            <div className="flex items-center justify-between px-2 pb-2">
              <span className="ps-1 text-2xs text-faint">{t.editor.talk.hint}</span>
              {writing ? (
                <Button look="solid" size="small" icon="stop" onPress={onStop}>
                  {t.editor.talk.stop}
                </Button>
              ) : (
                <IconButton
                  icon="arrowUp"
                  label={t.editor.talk.send}
                  size="small"
                  isDisabled={text.trim() === '' || sending}
                  onPress={() => void send()}
                  className="bg-accent! text-on-accent! disabled:bg-press! disabled:text-faint!"
                />
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
