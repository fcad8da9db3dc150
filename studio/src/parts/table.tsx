// A table for any number of rows: only those in view are in the document. A row is a link where it
// leads somewhere. Arrow keys and j/k move, Enter opens, the rest is a plain table.
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../lib/classes.ts';

export interface Column<Row> {
  id: string;
  title: string;
  /** CSS grid track, such as `minmax(0,2fr)` or `6rem`. */
  width: string;
  end?: boolean;
  /** From which width of the table on it is shown; always without. */
  from?: 'sm' | 'md' | 'lg';
  /** The title is for those who cannot see the column's use. */
  hideTitle?: boolean;
  /** In place of the title, such as a box that selects all. */
  head?: ReactNode;
  /** The row's link is in the next column: this one has something to press. */
  apart?: boolean;
  cell(row: Row): ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  linkOf?(
    row: Row,
  ): { to: string; params?: Record<string, string>; search?: Record<string, unknown> } | undefined;
  onOpen?(row: Row): void;
  /** The end of what was loaded is in view. */
  onEnd?(): void;
  total?: number | undefined;
  rowHeight?: number;
  /** The whole screen scrolls; without, the table itself does. */
  className?: string;
}

// By the width of the table, not of the screen: the navigation beside it takes its share of the screen.
const shown = {
  sm: '@max-[32rem]:hidden',
  md: '@max-[44rem]:hidden',
  lg: '@max-[58rem]:hidden',
};
const spare = 8;

export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    idOf,
    linkOf,
    onOpen,
    onEnd,
    total,
    rowHeight = 48,
    className,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const [active, setActive] = useState(0);
  const navigate = useNavigate();

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / rowHeight) + spare);
  const atEnd = last >= rows.length;
  const seen = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever more was loaded
  useEffect(() => {
    if (atEnd) onEnd?.();
  }, [atEnd, seen]);

  function open(row: Row): void {
    const link = linkOf?.(row);
    if (link) void navigate(link as never);
    else onOpen?.(row);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    const row = rows[active];
    if (step !== undefined && rows.length > 0 && event.target === scroller.current) {
      event.preventDefault();
      const next = Math.min(rows.length - 1, Math.max(0, active + step));
      setActive(next);
      const element = scroller.current;
      if (!element) return;
      if (next * rowHeight < element.scrollTop) element.scrollTop = next * rowHeight;
      const bottom = (next + 2) * rowHeight - element.clientHeight;
      if (bottom > element.scrollTop) element.scrollTop = bottom;
    } else if (event.key === 'Enter' && row !== undefined && event.target === scroller.current) {
      open(row);
    }
  }

  const linked = columns.findIndex((column) => !column.apart);
  const template = columns.map((column) => column.width).join(' ');
  const cellClass = (column: Column<Row>) =>
    classes(
      'flex min-w-0 items-center px-2',
      column.end && 'justify-end text-end',
      column.from && shown[column.from],
    );
  // Columns that are not shown must not take up room: the grid is made of those that are.
  const grid = {
    '--columns': template,
    '--columns-lg': widths(columns, ['lg']),
    '--columns-md': widths(columns, ['lg', 'md']),
    '--columns-sm': widths(columns, ['lg', 'md', 'sm']),
  } as Record<string, string>;
  const gridClass =
    'grid px-2 md:px-4 grid-cols-(--columns) @max-[58rem]:grid-cols-(--columns-lg) @max-[44rem]:grid-cols-(--columns-md) @max-[32rem]:grid-cols-(--columns-sm)';

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      aria-activedescendant={rows.length > 0 ? `row-${active}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      style={grid}
      className={classes(
        'group/table thin-scroll @container relative min-h-0 flex-1 overflow-y-auto text-sm outline-none',
        className,
      )}
    >
      <div role="rowgroup" className="sticky top-0 z-10 border-b border-line bg-surface">
        <div role="row" aria-rowindex={1} className={classes(gridClass, 'h-9')}>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              className={classes(cellClass(column), 'text-xs font-medium text-muted')}
            >
              {column.head ??
                (column.hideTitle ? <span className="sr-only">{column.title}</span> : column.title)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, offset) => {
          const index = first + offset;
          const link = linkOf?.(row);
          const rowClass = classes(
            gridClass,
            'absolute inset-x-0 border-b border-line/60 transition-colors duration-75 hover:bg-hover',
            index === active && 'group-focus-visible/table:bg-accent-soft',
            (link ?? onOpen) !== undefined && 'cursor-pointer',
          );
          const style = { height: rowHeight, transform: `translateY(${index * rowHeight}px)` };
          const cells = columns.map((column, place) => (
            <div key={column.id} role="gridcell" className={cellClass(column)}>
              {place === linked && link ? (
                <Link
                  {...(link as { to: string })}
                  preload="intent"
                  className="flex min-w-0 flex-1 items-center outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
                >
                  {column.cell(row)}
                </Link>
              ) : (
                <div
                  className={classes(
                    'flex min-w-0',
                    place !== linked && 'relative z-1',
                    link &&
                      place !== linked &&
                      'pointer-events-none [&_a]:pointer-events-auto [&_button]:pointer-events-auto [&_label]:pointer-events-auto',
                  )}
                >
                  {column.cell(row)}
                </div>
              )}
            </div>
          ));
          return (
            <div
              key={idOf(row)}
              id={`row-${index}`}
              role="row"
              tabIndex={-1}
              aria-rowindex={index + 2}
              className={rowClass}
              style={style}
              {...(link === undefined && onOpen !== undefined
                ? { onClick: () => onOpen(row) }
                : {})}
            >
              {cells}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const widths = <Row,>(columns: Column<Row>[], hidden: string[]): string =>
  columns
    .filter((column) => column.from === undefined || !hidden.includes(column.from))
    .map((column) => column.width)
    .join(' ');
