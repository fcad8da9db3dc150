import { t } from '../lib/texts.ts';
import { Keys } from '../parts/keys.tsx';
import { Dialog } from '../parts/overlay.tsx';

export function Shortcuts({ onClose }: { onClose(): void }) {
  const groups: [string, [string, string][]][] = [
    [
      t.help.everywhere,
      [
        [t.keys.palette, t.help.palette],
        ['G H', t.help.home],
        ['G P', t.help.pages],
        ['G E', t.help.people],
        ['G L', t.help.library],
        ['G S', t.help.settings],
        ['C', t.help.newPage],
        ['?', t.help.help],
      ],
    ],
    [
      t.help.editor,
      [
        ['Ctrl Z', t.help.undo],
        ['Ctrl ⇧ Z', t.help.redo],
        ['T', t.help.talk],
        ['B', t.help.addBlock],
        ['V', t.help.versions],
        ['↑ ↓', t.help.nextBlock],
        ['Enter', t.help.typeIn],
        ['Alt ↑ ↓', t.help.move],
        ['Esc', t.help.deselect],
      ],
    ],
    [
      t.help.lists,
      [
        ['↓ ↑', t.help.next],
        ['Enter', t.help.open],
      ],
    ],
  ];
  return (
    <Dialog open wide onClose={onClose} title={t.help.title}>
      <div className="gap-x-10 sm:columns-2">
        {groups.map(([title, lines]) => (
          <section key={title} className="mb-5 break-inside-avoid last:mb-0">
            <h3 className="mb-2 text-xs font-medium text-muted">{title}</h3>
            <dl className="flex flex-col text-sm">
              {lines.map(([keys, what]) => (
                <div
                  key={what}
                  className="flex items-center justify-between gap-3 border-b border-line/60 py-1.5 last:border-0"
                >
                  <dt>{what}</dt>
                  <dd className="shrink-0">
                    <Keys>{keys}</Keys>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
