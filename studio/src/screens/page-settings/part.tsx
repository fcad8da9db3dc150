// One part of the settings: what it is, and when a change of it reaches readers.
import type { ReactNode } from 'react';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';

export function Part({
  id,
  title,
  note,
  reach,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  reach: 'now' | 'next';
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      <header className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-44">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          {note !== undefined && <p className="mt-0.5 text-xs text-muted">{note}</p>}
        </div>
        <Badge tone={reach === 'now' ? 'good' : 'plain'}>{t.pageSettings.reaches[reach]}</Badge>
      </header>
      {children}
    </section>
  );
}
