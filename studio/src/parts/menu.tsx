import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Separator,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../lib/classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Keys } from './keys.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  keys?: string;
  run(): void;
}

/** `entries`: groups, set apart by a line. */
export function Menu({
  trigger,
  label,
  entries,
}: {
  trigger: ReactNode;
  label: string;
  entries: MenuEntry[][];
}) {
  const groups = entries.filter((group) => group.length > 0);
  return (
    <MenuTrigger>
      {trigger}
      <Popover
        placement="bottom end"
        offset={4}
        className="anim-appear min-w-44 rounded-lg bg-raised p-1 shadow-raised"
      >
        <AriaMenu aria-label={label} className="outline-none">
          {groups.flatMap((group, index) => [
            ...(index === 0
              ? []
              : [<Separator key={`line ${group[0]?.id}`} className="-mx-1 my-1 h-px bg-line" />]),
            ...group.map((entry) => (
              <AriaMenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.disabled ?? false}
                onAction={entry.run}
                className={classes(
                  'flex h-8 items-center gap-2.5 rounded-sm px-2 text-sm outline-none select-none data-focused:bg-hover data-disabled:opacity-40 pointer-coarse:h-11',
                  entry.danger && 'text-bad',
                )}
              >
                {entry.icon !== undefined && <Icon name={entry.icon} />}
                <span className="flex-1">{entry.label}</span>
                {entry.keys !== undefined && <Keys>{entry.keys}</Keys>}
              </AriaMenuItem>
            )),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
