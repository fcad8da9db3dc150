// One picture or file: what it shows, what it is for, and what of it must stay in view.
import type { Asset } from '@facet/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { FocalPoint } from './focal_point.tsx';
import { refresh } from './queries.ts';

export function Details({ asset, may, onClose }: { asset: Asset; may: boolean; onClose(): void }) {
  const [name, setName] = useState(asset.name);
  const [purpose, setPurpose] = useState(asset.purpose ?? '');
  const [description, setDescription] = useState(asset.aiDescription ?? '');
  const [focus, setFocus] = useState(asset.focalPoint);
  const save = useMutation({
    mutationFn: () =>
      facet.assets.update(asset.assetId, {
        name: name.trim(),
        purpose: purpose.trim() || null,
        aiDescription: description.trim() || null,
        ...(focus === undefined ? {} : { focalPoint: focus }),
      }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
    onError: tellFault,
  });
  const trash = useMutation({
    mutationFn: () => facet.assets.delete(asset.assetId),
    onSuccess: () => {
      onClose();
      tell(t.assets.trashed, {
        label: t.common.undo,
        run: () => void facet.assets.restore(asset.assetId).then(refresh, tellFault),
      });
      return refresh();
    },
    onError: tellFault,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={asset.name}
      footer={
        may && (
          <>
            <Button icon="trash" onPress={() => trash.mutate()} className="me-auto">
              {t.common.delete}
            </Button>
            <Button look="solid" busy={save.isPending} onPress={() => save.mutate()}>
              {t.common.save}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {asset.previewDownloadUrl !== undefined && (
          <FocalPoint
            src={asset.previewDownloadUrl}
            alt={description}
            value={focus}
            onChange={may ? setFocus : undefined}
          />
        )}
        <Field label={t.assets.name} value={name} onChange={setName} disabled={!may} required />
        <Field
          label={t.assets.description}
          hint={t.assets.descriptionHint}
          lines={2}
          value={description}
          onChange={setDescription}
          disabled={!may}
        />
        <Field
          label={t.assets.purpose}
          hint={t.assets.purposeHint}
          value={purpose}
          onChange={setPurpose}
          disabled={!may}
        />
      </div>
    </Dialog>
  );
}
