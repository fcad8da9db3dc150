// What a screen says when there is nothing, too early, or something wrong.
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { classes } from '../lib/classes.ts';
import { explain } from '../lib/faults.ts';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export function Empty({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-16 text-center">
      <span className="mb-4 flex size-11 items-center justify-center rounded-xl border border-line bg-surface text-muted shadow-card">
        <Icon name={icon} size={20} />
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      {children !== undefined && (
        <div className="mt-1 text-sm text-pretty text-muted">{children}</div>
      )}
      {action !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  );
}

export function Fault({ error, retry }: { error: unknown; retry?: () => void }) {
  const { title, advice } = explain(error);
  return (
    <Empty
      icon="warning"
      title={title}
      {...(retry === undefined
        ? {}
        : {
            action: (
              <Button icon="refresh" onPress={retry}>
                {t.common.tryAgain}
              </Button>
            ),
          })}
    >
      {advice}
    </Empty>
  );
}

type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'plain';
const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent',
  plain: 'bg-press text-muted',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-full px-2 text-2xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

export function Notice({
  tone = 'plain',
  icon = 'info',
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={classes('flex gap-2.5 rounded-lg px-3 py-2.5 text-sm', tones[tone])}>
      <span className="mt-0.5">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

// Told once, at the bottom, and gone by themselves.
interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  action?: { label: string; run(): void };
}
let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const setToasts = (next: Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
const dismiss = (id: number) => setToasts(toasts.filter((toast) => toast.id !== id));

export function tell(text: string, action?: Toast['action']): void {
  show({ text, tone: 'plain', ...(action === undefined ? {} : { action }) });
}
export function tellFault(error: unknown): void {
  const { title, advice } = explain(error);
  show({ text: advice === undefined ? title : `${title}. ${advice}`, tone: 'bad' });
}
/** Where several things were tried, and one failed. */
export function tellFaultOf(what: string, error: unknown): void {
  show({ text: `${what}: ${explain(error).title}`, tone: 'bad' });
}
function show(toast: Omit<Toast, 'id'>): void {
  const id = nextId;
  nextId += 1;
  setToasts([...toasts.slice(-2), { ...toast, id }]);
  setTimeout(() => dismiss(id), toast.tone === 'bad' ? 9000 : 5000);
}

export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col items-center gap-2 px-4 md:bottom-6"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={classes(
            'anim-slide-up pointer-events-auto flex max-w-lg items-center gap-3 rounded-lg px-4 py-2.5 text-sm shadow-raised',
            toast.tone === 'bad' ? 'bg-bad text-on-accent' : 'bg-solid text-on-solid',
          )}
        >
          <span>{toast.text}</span>
          {toast.action !== undefined && (
            <button
              type="button"
              className="font-semibold underline underline-offset-2"
              onClick={() => {
                toast.action?.run();
                dismiss(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
