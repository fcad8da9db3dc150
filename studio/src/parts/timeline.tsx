// What was recorded about somebody, the latest first, in words where there are any.
import type { ActivityItem } from '@facet/sdk';
import { moment } from '../lib/format.ts';
import { t } from '../lib/texts.ts';
import { Badge } from './feedback.tsx';

/** The text of a record, wherever its source put it. */
function said(payload: ActivityItem['payload']): string | undefined {
  const texts = Object.entries(payload).filter(
    // One word is an id or a state, not something that was said.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /\S\s+\S/.test(entry[1]),
  );
  const named = texts.find(([name]) => /text|note|message|summary|body|subject|title/i.test(name));
  const longest = texts.toSorted(([, a], [, b]) => b.length - a.length)[0];
  return (named ?? longest)?.[1];
}

const readable = (type: string): string => {
  const words = type.replace(/[-_.]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function Timeline({ items }: { items: readonly ActivityItem[] }) {
  if (items.length === 0)
    return <p className="px-4 pb-4 text-sm text-muted">{t.person.noActivity}</p>;
  return (
    <ol className="px-4 py-1">
      {items.map((item) => (
        <li key={item.activityId} className="relative flex gap-3 pb-4 last:pb-2">
          <span
            aria-hidden="true"
            className="absolute start-[3.5px] top-4 -bottom-1.5 w-px bg-line last:hidden"
          />
          <span
            aria-hidden="true"
            className={`mt-1.5 size-2 shrink-0 rounded-full ${item.direction === 'from' ? 'bg-accent' : 'bg-edge'}`}
          />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-medium">{readable(item.type)}</span>
              {item.personName !== undefined && (
                <span className="text-muted">{item.personName}</span>
              )}
              <Badge>{item.source}</Badge>
              <time dateTime={item.createdAt} className="ms-auto text-xs text-muted">
                {moment(item.createdAt)}
              </time>
            </p>
            {said(item.payload) !== undefined && (
              <p className="mt-0.5 line-clamp-3 text-sm break-words text-muted">
                {said(item.payload)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
