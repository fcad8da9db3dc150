// What an erasure left behind: a signed account of what was removed, which names nobody.
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../../lib/download.ts';
import { facet } from '../../lib/facet.ts';
import { count, moment } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { CopyText } from '../../parts/small.tsx';

export function Receipt({ erasureId, onClose }: { erasureId: string; onClose(): void }) {
  const receipt = useQuery({
    queryKey: ['erasure', erasureId],
    queryFn: () => facet.erasures.get(erasureId),
  }).data;
  const removed = Object.entries(receipt?.removed ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.person.receiptTitle}
      note={t.person.receiptNote}
      footer={
        <>
          {receipt && (
            <Button
              icon="download"
              onPress={() =>
                saveFile(
                  `${erasureId}.json`,
                  new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }),
                )
              }
            >
              {t.person.receiptSave}
            </Button>
          )}
          <Button look="solid" onPress={onClose}>
            {t.person.receiptDone}
          </Button>
        </>
      }
    >
      <CopyText text={erasureId} label={t.common.copy} mono />
      {receipt && (
        <>
          <p className="mt-3 text-xs text-muted">{moment(receipt.at)}</p>
          <dl className="mt-2 divide-y divide-line rounded-lg border border-line">
            {removed.map(([area, rows]) => (
              <div key={area} className="flex items-baseline justify-between px-3 py-1.5 text-sm">
                <dt>{t.person.areas[area] ?? area}</dt>
                <dd className="figures font-medium">{count(rows)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-xs break-all text-muted">
            {t.person.signature}{' '}
            <span className="font-mono">{receipt.signature.slice(0, 48)}…</span>
          </p>
        </>
      )}
    </Dialog>
  );
}
