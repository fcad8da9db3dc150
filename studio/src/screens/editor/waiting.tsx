// The editor before there is a page to show: its parts stand where they will be.
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Ids } from './queries.ts';
import { AgentName } from './said.tsx';

export function Waiting({
  ids,
  name,
  page,
  writing,
}: {
  ids: Ids;
  name: string | undefined;
  page: string | undefined;
  /** The agent is at its first draft; otherwise things are on their way here. */
  writing: boolean;
}) {
  return (
    <div className="flex h-full flex-col bg-canvas">
      <header className="flex h-13 shrink-0 items-center gap-1.5 border-b border-line bg-surface px-2 md:px-3">
        <Link
          to={'/pages/$pageId' as '/'}
          params={{ pageId: ids.pageId } as never}
          aria-label={t.common.back}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon name="arrowLeft" />
        </Link>
        <h1 className="truncate text-base font-semibold">{name}</h1>
        <span className="truncate text-sm text-muted">{page}</span>
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-72 shrink-0 border-e border-line bg-surface p-4 text-sm lg:block 2xl:w-80">
          {writing && <Writing />}
        </div>
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Sketch />
          {writing && (
            <div className="absolute inset-x-0 top-10 mx-auto w-fit rounded-xl bg-raised px-4 py-3 text-sm shadow-raised lg:hidden">
              <Writing />
            </div>
          )}
        </div>
        <div className="hidden w-64 shrink-0 border-s border-line bg-surface p-3 wide:block 2xl:w-72">
          <div aria-hidden="true" className="flex flex-col gap-4 pt-14">
            {[70, 55, 80, 60, 45].map((width) => (
              <div key={width} className="flex items-center gap-2.5">
                <div className="skeleton h-6 w-9" />
                <div className="skeleton h-3" style={{ width: `${width}%` }} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Writing() {
  return (
    <div role="status">
      <AgentName />
      <p className="mt-1.5 ps-6.5">{t.editor.writingTitle}</p>
      <p className="ps-6.5 text-muted">{t.editor.writingNote}</p>
    </div>
  );
}

/** The outline of a page: an opening, three columns, a text. */
function Sketch() {
  return (
    <div aria-hidden="true" className="mx-auto h-full max-w-[1440px] bg-surface p-10">
      <div className="skeleton h-5 w-24" />
      <div className="mt-20 flex items-center gap-10">
        <div className="flex flex-1 flex-col gap-4">
          <div className="skeleton h-9 w-11/12" />
          <div className="skeleton h-9 w-2/3" />
          <div className="skeleton mt-3 h-4 w-4/5" />
          <div className="skeleton h-4 w-3/5" />
          <div className="skeleton mt-4 h-11 w-36" />
        </div>
        <div className="skeleton h-72 w-2/5 max-md:hidden" />
      </div>
      <div className="mt-24 grid gap-8 md:grid-cols-3">
        {[0, 1, 2].map((column) => (
          <div key={column} className="flex flex-col gap-3">
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-3 w-full" />
            <div className="skeleton h-3 w-5/6" />
          </div>
        ))}
      </div>
    </div>
  );
}
