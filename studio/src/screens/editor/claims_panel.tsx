// The claims of the page, those to look at first: what each rests on, and what can be done about it.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { queries } from '../../lib/facet.ts';
import { ago } from '../../lib/format.ts';
import type { ClaimStatus } from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Empty, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { isOpen } from './checklist.ts';
import { acceptClaim, type Claim, claimsQuery } from './claims_query.ts';
import type { NameOf } from './presence.ts';
import type { Ids } from './queries.ts';
import { canMend, SourceDialog } from './source_dialog.tsx';

const tones = { supported: 'good', accepted: 'accent', stale: 'warn', unsupported: 'bad' } as const;
const order: ClaimStatus[] = ['unsupported', 'stale', 'accepted', 'supported'];

interface ClaimsPanelProps {
  ids: Ids;
  versionId: string;
  claims: readonly Claim[];
  /** Opened from the page; a new object brings it into view. */
  chosen: { claimId: string } | undefined;
  mayWrite: boolean;
  mayAccept: boolean;
  nameOf: NameOf;
  onShow(claim: Claim): void;
  onAsk(message: string, componentId: string): void;
}

export function ClaimsPanel(props: ClaimsPanelProps) {
  const { ids, versionId, claims, chosen } = props;
  const [mending, setMending] = useState<Claim>();
  const [accepting, setAccepting] = useState<Claim>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!chosen) return;
    const row = list.current?.querySelector(`[data-claim="${CSS.escape(chosen.claimId)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus();
  }, [chosen]);
  if (claims.length === 0) {
    return (
      <Empty icon="check" title={t.editor.claims.emptyTitle}>
        {t.editor.claims.emptyNote}
      </Empty>
    );
  }
  const sorted = claims.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  const refresh = () =>
    queries.invalidateQueries({ queryKey: claimsQuery(ids, versionId).queryKey });
  return (
    <div className="p-3">
      <p className="px-1 pb-3 text-xs text-muted">
        {t.editor.claims.counts(claims.length, claims.filter(isOpen).length)}
      </p>
      <ol ref={list} className="flex flex-col gap-2">
        {sorted.map((claim) => (
          <Row
            key={claim.claimId}
            {...props}
            claim={claim}
            onMend={() => setMending(claim)}
            onAccept={() => setAccepting(claim)}
          />
        ))}
      </ol>
      {mending?.source && (
        <SourceDialog
          source={mending.source}
          mayWrite={props.mayWrite}
          onClose={() => setMending(undefined)}
          onSaved={() => {
            setMending(undefined);
            void refresh();
            tell(t.editor.claims.sourceSaved);
          }}
        />
      )}
      {accepting && (
        <Accept
          ids={ids}
          versionId={versionId}
          claim={accepting}
          onClose={() => setAccepting(undefined)}
          onDone={() => {
            setAccepting(undefined);
            void refresh();
          }}
        />
      )}
    </div>
  );
}

function Row({
  claim,
  chosen,
  mayWrite,
  mayAccept,
  nameOf,
  onShow,
  onAsk,
  onMend,
  onAccept,
}: ClaimsPanelProps & { claim: Claim; onMend(): void; onAccept(): void }) {
  const { source, acceptance } = claim;
  const open = isOpen(claim);
  return (
    <li
      data-claim={claim.claimId}
      className={classes(
        'rounded-lg border p-2.5 text-sm',
        chosen?.claimId === claim.claimId ? 'border-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        onClick={() => onShow(claim)}
        title={t.editor.claims.show}
        className="mb-1.5 block w-full text-start font-medium break-words hover:underline"
      >
        {claim.text}
      </button>
      <p className="flex flex-wrap items-center gap-1.5 text-xs text-muted">
        <Badge tone={tones[claim.status]}>{t.editor.claims.statuses[claim.status]}</Badge>
        {source &&
          (canMend(source) && !open ? (
            <button
              type="button"
              onClick={onMend}
              className="underline decoration-edge underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
            >
              {t.editor.claims.sources[source.type]}
            </button>
          ) : (
            t.editor.claims.sources[source.type]
          ))}
      </p>
      {source && (
        <blockquote className="mt-2 border-s-2 border-edge ps-2 text-xs break-words text-muted">
          {source.quote}
        </blockquote>
      )}
      {acceptance && (
        <p className="mt-2 text-xs break-words text-muted">
          {acceptance.reason} (
          {[nameOf(acceptance.by), ago(acceptance.at)].filter(Boolean).join(', ')})
        </p>
      )}
      {open && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {source && canMend(source) && (
            <Button size="small" onPress={onMend}>
              {mayWrite ? t.editor.claims.mend : t.editor.claims.openSource}
            </Button>
          )}
          {mayWrite && (
            <Button
              size="small"
              onPress={() => onAsk(t.editor.claims.removeMessage(claim.text), claim.componentId)}
            >
              {t.editor.claims.askRemove}
            </Button>
          )}
          {mayAccept && (
            <Button size="small" onPress={onAccept}>
              {t.editor.claims.accept}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Accept({
  ids,
  versionId,
  claim,
  onClose,
  onDone,
}: {
  ids: Ids;
  versionId: string;
  claim: Claim;
  onClose(): void;
  onDone(): void;
}) {
  const [reason, setReason] = useState('');
  const accept = useMutation({
    mutationFn: async () => acceptClaim(ids, versionId, claim.claimId, reason.trim()),
    onSuccess: () => {
      tell(t.editor.claims.accepted);
      onDone();
    },
    onError: tellFault,
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() !== '') accept.mutate();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.editor.claims.acceptTitle}
      note={t.editor.claims.acceptNote}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <blockquote className="border-s-2 border-edge ps-3 text-sm">{claim.text}</blockquote>
        <Field
          label={t.editor.claims.reason}
          lines={3}
          value={reason}
          onChange={setReason}
          required
          autoFocus
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            type="submit"
            look="solid"
            busy={accept.isPending}
            isDisabled={reason.trim() === ''}
          >
            {t.editor.claims.accept}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
