// What readers wrote, and what is suspected to be a bot's.
import type { FormSubmission } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { saveCsv } from '../../lib/download.ts';
import { facet, queries } from '../../lib/facet.ts';
import { ago, moment } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { PeopleTabs } from '../../parts/people_tabs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const submissionsQuery = (suspected: boolean) =>
  listQuery<FormSubmission>(['submissions', suspected], (query) =>
    facet.formSubmissions.list({ ...query, suspectedBot: suspected ? 'true' : 'false' }),
  );
const pagesQuery = queryOptions({
  queryKey: ['pages', 'names'],
  queryFn: async () =>
    new Map((await facet.pages.list({ limit: 200 })).items.map((page) => [page.pageId, page.name])),
  staleTime: 30_000,
});
export const preload = (client: QueryClient) =>
  Promise.all([
    client.ensureInfiniteQueryData(submissionsQuery(false)),
    client.ensureQueryData(pagesQuery).catch(() => undefined),
  ]);

const texts = (input: FormSubmission['input']): string[] =>
  Object.values(input).flatMap((value) => (typeof value === 'string' ? [value] : []));

/** Who wrote: their name if they gave one, else their email. */
const senderOf = ({ input }: FormSubmission): string => {
  const named = Object.entries(input).find(
    ([name, value]) => /name/i.test(name) && typeof value === 'string' && value.trim() !== '',
  )?.[1];
  return (
    (typeof named === 'string' ? named : texts(input).find((text) => text.includes('@'))) ??
    t.home.somebody
  );
};
const emailOf = ({ input }: FormSubmission): string =>
  texts(input).find((text) => text.includes('@')) ?? '';
const messageOf = ({ input }: FormSubmission): string =>
  texts(input).toSorted((a, b) => b.length - a.length)[0] ?? '';

const columns = (pages: ReadonlyMap<string, string>): Column<FormSubmission>[] => [
  {
    id: 'sender',
    title: t.submissions.sender,
    width: 'minmax(0,1.2fr)',
    cell: (one) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={senderOf(one)} square={one.personId === undefined} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{senderOf(one)}</span>
          <span className="block truncate text-xs text-muted">
            <span className="@max-[32rem]:hidden">{emailOf(one)}</span>
            <span className="@min-[32rem]:hidden">{messageOf(one)}</span>
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'message',
    title: t.submissions.message,
    width: 'minmax(0,2.4fr)',
    from: 'sm',
    cell: (one) => <span className="truncate text-muted">{messageOf(one)}</span>,
  },
  {
    id: 'page',
    title: t.pages.name,
    width: 'minmax(0,1fr)',
    from: 'md',
    cell: (one) => <span className="truncate text-muted">{pages.get(one.pageId)}</span>,
  },
  {
    id: 'state',
    title: t.submissions.state,
    width: '7rem',
    from: 'lg',
    cell: (one) =>
      one.personId === undefined ? (
        <Badge tone="accent">{t.submissions.unknown}</Badge>
      ) : (
        <span className="text-muted">{t.submissions.known}</span>
      ),
  },
  {
    id: 'at',
    title: t.submissions.when,
    width: '7.5rem',
    end: true,
    cell: (one) => <span className="truncate text-muted">{ago(one.createdAt)}</span>,
  },
];

export function Submissions() {
  const wanted = (useSearch({ strict: false }) as { open?: string }).open;
  const [kind, setKind] = useState<'real' | 'suspected'>('real');
  const [open, setOpen] = useState<FormSubmission>();
  const { rows, total, error, retry, more } = useList(submissionsQuery(kind === 'suspected'));
  const pages = useQuery(pagesQuery).data;
  const shown = useMemo(() => columns(pages ?? new Map()), [pages]);
  useEffect(() => {
    if (wanted !== undefined) void facet.formSubmissions.get(wanted).then(setOpen, tellFault);
  }, [wanted]);
  return (
    <Screen
      title={t.submissions.title}
      tabs={<PeopleTabs />}
      flush
      count={total}
      actions={
        <>
          <Segments
            label={t.submissions.which}
            value={kind}
            onChange={setKind}
            choices={[
              { id: 'real', label: t.submissions.real },
              { id: 'suspected', label: t.submissions.suspected },
            ]}
          />
          <IconButton
            icon="download"
            label={t.submissions.export}
            onPress={() => void saveCsv('submissions.csv', '/v0/form_submissions').catch(tellFault)}
          />
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 ? (
        <Empty icon="mail" title={t.submissions.emptyTitles[kind]}>
          {t.submissions.emptyNotes[kind]}
        </Empty>
      ) : (
        <Table
          label={t.submissions.title}
          columns={shown}
          rows={rows}
          idOf={(one) => one.submissionId}
          onOpen={(one) => setOpen(one)}
          onEnd={more}
          total={total}
          rowHeight={52}
        />
      )}
      {open && <Details submission={open} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}

/** `phoneNumber` is read as "Phone number". */
const worded = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What says something to people: no ids, times, and no answers of yes and no. */
const known = (value: object): [string, unknown][] =>
  Object.entries(value).filter(
    ([name, one]) =>
      one !== null && typeof one !== 'boolean' && !/(Id|At)$/.test(name) && name !== 'source',
  );

/** What is nested is listed, without brackets and quotes. */
const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'object')
    return known(value)
      .map(([, one]) => inWords(one))
      .join(' · ');
  return String(value);
};

function Details({ submission, onClose }: { submission: FormSubmission; onClose(): void }) {
  const me = useMe();
  const release = useMutation({
    mutationFn: () => facet.formSubmissions.release(submission.submissionId),
    onSuccess: () => {
      tell(t.submissions.released);
      onClose();
      return queries.invalidateQueries({ queryKey: ['submissions'] });
    },
    onError: tellFault,
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={senderOf(submission)}
      {...(submission.suspectedBot && me.may('write')
        ? {
            footer: (
              <Button look="solid" busy={release.isPending} onPress={() => release.mutate()}>
                {t.submissions.release}
              </Button>
            ),
          }
        : {})}
    >
      <div className="flex flex-col gap-5">
        <p className="text-xs text-muted">{moment(submission.createdAt)}</p>
        {submission.suspicion !== undefined && (
          <Notice tone="warn" icon="warning">
            {t.submissions.reasons[submission.suspicion]}
          </Notice>
        )}
        <dl className="flex flex-col gap-3">
          {Object.entries(submission.input).map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{worded(name)}</dt>
              <dd className="text-sm break-words whitespace-pre-wrap">
                {Array.isArray(value) ? value.join(', ') : String(value)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {emailOf(submission) !== '' && (
            <a
              href={`mailto:${encodeURIComponent(emailOf(submission)).replace('%40', '@')}`}
              className="text-sm font-medium text-accent hover:underline"
            >
              {t.submissions.reply}
            </a>
          )}
          {submission.personId !== undefined && (
            <Link
              to={'/people/$personId' as '/'}
              params={{ personId: submission.personId } as never}
              className="text-sm font-medium text-accent hover:underline"
            >
              {t.submissions.person}
            </Link>
          )}
          <Link
            to={'/pages/$pageId/audiences/$audienceId' as '/'}
            params={{ pageId: submission.pageId, audienceId: submission.audienceId } as never}
            className="text-sm font-medium text-accent hover:underline"
          >
            {t.submissions.variant}
          </Link>
        </div>
        {submission.enrichment !== undefined && (
          <section>
            <h3 className="mb-1 text-sm font-medium">{t.submissions.enriched}</h3>
            <dl className="rounded-lg bg-sunken p-3 text-xs">
              {known(submission.enrichment).map(([name, value]) => (
                <div key={name} className="flex gap-2 py-0.5">
                  <dt className="w-28 shrink-0 text-muted">
                    {/* Of the email, only its domain is looked up. */}
                    {name === 'email' ? t.people.domain : worded(name)}
                  </dt>
                  <dd className="min-w-0 break-words">{inWords(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Sheet>
  );
}
