// An address to send: to copy, to open, and as a QR code for print and slides.
import { useEffect, useState } from 'react';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './overlay.tsx';
import { CopyText } from './small.tsx';

interface ShareProps {
  url: string;
  name: string;
  onClose(): void;
}

export function Share({ url, name, onClose }: ShareProps) {
  return (
    <Dialog open onClose={onClose} title={t.editor.share.title} note={t.editor.share.note(name)}>
      <Address url={url} name={name} />
    </Dialog>
  );
}

export function Address({ url, name }: { url: string; name: string }) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => setSvg(renderSVG(url, { border: 2, ecc: 'M' })));
  }, [url]);
  const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'qr';
  const source =
    svg === undefined ? undefined : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return (
    <div className="flex flex-col gap-4">
      <CopyText text={url} label={t.page.copyLink} />
      <div className="flex items-center gap-4">
        <div className="size-32 shrink-0 overflow-hidden rounded-lg border border-line bg-white">
          {source !== undefined && (
            <img src={source} alt={t.editor.share.qr} className="size-full" />
          )}
        </div>
        <div className="flex flex-col items-start gap-2">
          <Button icon="external" onPress={() => void window.open(url, '_blank', 'noopener')}>
            {t.editor.share.visit}
          </Button>
          <Button
            look="ghost"
            size="small"
            icon="download"
            isDisabled={source === undefined}
            onPress={() => source !== undefined && save(source, `${fileName}.svg`)}
          >
            {t.editor.share.downloadSvg}
          </Button>
          <Button
            look="ghost"
            size="small"
            icon="download"
            isDisabled={source === undefined}
            onPress={() => source !== undefined && void savePng(source, `${fileName}.png`)}
          >
            {t.editor.share.downloadPng}
          </Button>
        </div>
      </div>
    </div>
  );
}

function save(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

const printPx = 1024;

/** Large enough to print. */
async function savePng(source: string, name: string): Promise<void> {
  const image = new Image(printPx, printPx);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = printPx;
  canvas.height = printPx;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, printPx, printPx);
  save(canvas.toDataURL('image/png'), name);
}
