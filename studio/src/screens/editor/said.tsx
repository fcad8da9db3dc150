// One turn of the talk: who said it, what came of it, and what the agent left out.
import type { AudienceVersion, Message } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { classes } from '../../lib/classes.ts';
import { ago } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Icon } from '../../parts/icon.tsx';
import { Avatar } from '../../parts/small.tsx';
import { changesBetween } from './changes.ts';
import { leftOutIn } from './left_out.ts';
import { type Ids, versionQuery } from './queries.ts';

interface SaidProps {
  ids: Ids;
  message: Message;
  version: AudienceVersion | undefined;
  author: string | undefined;
  /** The agent said something to it. */
  answered: boolean;
  /** The version it was made from. */
  before: string | undefined;
  /** The newest of the agent's: what it did can be looked at and undone. */
  last: boolean;
  /** What it answers. */
  asked: Message | undefined;
  /** Asks the same of the whole page; undefined while nothing may be asked. */
  onAgain: ((message: string) => void) | undefined;
  onShow(versionId: string): void;
  onCompare(versionId: string): void;
  onUndo(versionId: string): void;
}

export function Said(props: SaidProps) {
  return props.message.role === 'agent' ? <Answer {...props} /> : <Question {...props} />;
}

function Question({ message, author, version, answered }: SaidProps) {
  return (
    <li className="flex flex-col items-end gap-1 text-sm">
      <span className="flex items-center gap-1.5 text-2xs text-faint">
        {author !== undefined && (
          <>
            <Avatar name={author} size={16} />
            {author}
          </>
        )}
        <time dateTime={message.createdAt}>{ago(message.createdAt)}</time>
      </span>
      <div className="ms-8 rounded-xl rounded-tr-sm bg-accent-soft px-3 py-2">
        {message.selectedElement && (
          <span className="mb-1 block text-2xs text-muted">{t.editor.talk.aboutBlock}</span>
        )}
        <p className="break-words whitespace-pre-wrap">{message.message}</p>
      </div>
      {version?.status === 'cancelled' && !answered && (
        <span className="text-2xs font-medium text-warn">
          {version.failureReason ?? t.editor.talk.stopped}
        </span>
      )}
    </li>
  );
}

export function AgentName() {
  return (
    <span className="flex items-center gap-1.5 text-xs font-medium">
      <span className="flex size-5 items-center justify-center rounded-full bg-accent-soft text-accent">
        <Icon name="spark" size={12} />
      </span>
      {t.editor.talk.agent}
    </span>
  );
}

/** Whether a version differs from the one before it; asked for the newest, known of those looked at. */
function useDiffers({ ids, version, before, last }: SaidProps): boolean | undefined {
  const after = version?.versionId;
  const enabled = last && before !== undefined && after !== undefined;
  const old = useQuery({ ...versionQuery(ids, before ?? ''), enabled }).data?.content;
  const now = useQuery({ ...versionQuery(ids, after ?? ''), enabled }).data?.content;
  return old && now ? changesBetween(old, now).length > 0 : undefined;
}

function Answer(props: SaidProps) {
  const { message, version, before, last, asked, onAgain, onShow, onCompare, onUndo } = props;
  const { text, items } = leftOutIn(message.message);
  const made = version !== undefined && version.status !== 'cancelled';
  const differs = useDiffers(props);
  return (
    <li className="text-sm">
      <div className="flex items-center gap-2">
        <AgentName />
        <time dateTime={message.createdAt} className="text-2xs text-faint">
          {ago(message.createdAt)}
        </time>
        {message.interrupted && (
          <span className="text-2xs font-medium text-warn">{t.editor.talk.stopped}</span>
        )}
      </div>
      <div className="mt-1.5 ps-6.5">
        <p className="break-words whitespace-pre-wrap">{text}</p>
        {items.length > 0 && (
          <details className="mt-2 rounded-lg border border-line bg-sunken" open={last}>
            <summary className="cursor-pointer px-2.5 py-1.5 text-xs font-medium text-muted select-none">
              {t.editor.talk.leftOut} ({items.length})
            </summary>
            <ul className="flex flex-col gap-2 px-2.5 pb-2.5">
              {items.map((item) => (
                <li key={item.text} className="text-xs">
                  <span className="block break-words">“{item.text}”</span>
                  <span className="text-muted">{item.reason}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {made && differs === false && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            {t.editor.talk.nothingChanged}
            {last && asked?.selectedElement && onAgain && (
              <Act onClick={() => onAgain(asked.message)}>{t.editor.talk.askOfAll}</Act>
            )}
          </p>
        )}
        {made && differs !== false && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            <Act onClick={() => onShow(version.versionId)}>
              {t.editor.versions.number(version.versionNumber)}
            </Act>
            {before !== undefined && (
              <Act onClick={() => onCompare(version.versionId)}>{t.editor.talk.changes}</Act>
            )}
            {last && before !== undefined && (
              <Act onClick={() => onUndo(version.versionId)}>{t.editor.talk.undoThis}</Act>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Act({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classes(
        'rounded-sm underline decoration-edge underline-offset-3 hover:text-ink hover:decoration-current',
        'pointer-coarse:min-h-11',
      )}
    >
      {children}
    </button>
  );
}
