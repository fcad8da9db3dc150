// The whole screen takes files that are dropped on it, and shows how far they are.
import { type DragEvent, type ReactNode, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Upload } from './upload.ts';

interface DropAreaProps {
  upload: Upload;
  enabled: boolean;
  children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

export function DropArea({ upload, enabled, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the other
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!enabled || !hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (enabled && upload.at === undefined) void upload.send([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <div className="anim-fade pointer-events-none absolute inset-2 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 text-base font-medium text-accent">
          <span className="flex items-center gap-2">
            <Icon name="upload" />
            {t.assets.drop}
          </span>
        </div>
      )}
      {upload.at && (
        <div
          role="status"
          className="anim-appear absolute inset-x-4 bottom-4 mx-auto max-w-sm rounded-lg bg-raised p-3 shadow-raised"
        >
          <p className="flex justify-between gap-3 text-sm">
            <span className="truncate">{upload.at.name}</span>
            <span className="figures shrink-0 text-muted">
              {t.assets.progress(upload.at.file, upload.at.of)}
            </span>
          </p>
          <span className="mt-2 block h-1.5 overflow-hidden rounded-full bg-press">
            <span
              className="anim-pulse block h-full rounded-full bg-accent transition-[width]"
              style={{ width: `${((upload.at.file - 0.5) / upload.at.of) * 100}%` }}
            />
          </span>
        </div>
      )}
    </div>
  );
}
