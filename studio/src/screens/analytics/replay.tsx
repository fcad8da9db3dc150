// One visit, told: step by step on the one side, the page as it was read on the other.
import type { AudienceSession, SessionInteraction } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../lib/classes.ts';
import { moment, seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { PageFrame } from '../../parts/page_frame.tsx';
import { Facts } from './facts.tsx';
import { interactionsQuery, seenQuery } from './queries.ts';

interface ReplayProps {
  session: AudienceSession;
  name: string;
  onBack(): void;
  onClose(): void;
}

interface Step {
  at: number | undefined;
  icon: IconName;
  title: string;
  note?: string | undefined;
  componentId?: string | undefined;
}

const icons: Record<SessionInteraction['interactionType'], IconName> = {
  click: 'eye',
  action: 'external',
  form: 'send',
  question: 'mail',
  answer: 'spark',
};

/** An answer stands under its question: that need not be said twice. */
function titleOf({ interactionType, label }: SessionInteraction): string {
  const did = t.analytics.did[interactionType];
  return label === undefined || interactionType === 'answer' ? did : `${did}: ${label}`;
}

function stepsOf(session: AudienceSession, done: readonly SessionInteraction[]): Step[] {
  const start = Date.parse(session.startedAt);
  const depth = session.scrollDepthPercentage;
  return [
    { at: 0, icon: 'arrowRight', title: t.analytics.arrived },
    ...done.map((one) => ({
      at: Math.max(0, (one.timestamp - start) / 1000),
      icon: icons[one.interactionType],
      title: titleOf(one),
      note: one.responseText ?? one.componentContext,
      componentId: one.componentId,
    })),
    ...(depth === null
      ? []
      : [
          {
            at: undefined,
            icon: 'arrowDown' as const,
            title: t.analytics.readTo(wholePercent(depth / 100)),
          },
        ]),
    {
      at: Math.max(0, (Date.parse(session.endedAt) - start) / 1000),
      icon: 'logout',
      title: t.analytics.left,
      note:
        session.timeSpentSeconds === null
          ? undefined
          : t.analytics.inView(seconds(session.timeSpentSeconds)),
    },
  ];
}

export function Replay({ session, name, onBack, onClose }: ReplayProps) {
  const done = useQuery(interactionsQuery(session.audienceSessionId));
  const seen = useQuery(seenQuery(session));
  const [chosen, setChosen] = useState<number>();
  const steps = stepsOf(session, done.data?.interactions ?? []);
  const selected = chosen === undefined ? null : (steps[chosen]?.componentId ?? null);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className="anim-fade fixed inset-0 z-40 flex justify-end overflow-hidden bg-black/30"
    >
      <Modal className="anim-slide-left flex h-full w-full max-w-5xl flex-col bg-raised shadow-raised">
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2">
            <IconButton icon="arrowLeft" label={t.common.back} onPress={onBack} />
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="truncate text-base font-semibold">
                {name}
              </Heading>
              <p className="truncate text-xs text-muted">{moment(session.startedAt)}</p>
            </div>
            <span className="max-sm:hidden">
              <Facts session={session} />
            </span>
            <IconButton icon="close" label={t.common.close} onPress={onClose} />
          </header>
          <div className="grid min-h-0 flex-1 md:grid-cols-[20rem_minmax(0,1fr)]">
            <ol className="thin-scroll overflow-y-auto p-3 md:border-e md:border-line">
              {steps.map((step, index) => (
                <li key={`${step.title} ${step.at ?? 'end'}`} className="relative">
                  {index < steps.length - 1 && (
                    <span
                      aria-hidden="true"
                      className="absolute start-[1.3rem] top-9 bottom-0 w-px bg-line"
                    />
                  )}
                  <button
                    type="button"
                    aria-pressed={chosen === index}
                    disabled={step.componentId === undefined}
                    onClick={() => setChosen(index)}
                    className={classes(
                      'flex w-full gap-3 rounded-md p-2 text-start',
                      step.componentId !== undefined && 'hover:bg-hover',
                      chosen === index && 'bg-accent-soft',
                    )}
                  >
                    <span className="relative flex size-7 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-muted">
                      <Icon name={step.icon} size={13} />
                    </span>
                    <span className="min-w-0 flex-1 pt-1">
                      <span className="flex items-baseline gap-2 text-sm">
                        <span className="min-w-0 flex-1 break-words">{step.title}</span>
                        {step.at !== undefined && (
                          <span className="figures text-2xs text-muted">{seconds(step.at)}</span>
                        )}
                      </span>
                      {step.note !== undefined && (
                        <span className="mt-0.5 line-clamp-3 block text-xs text-muted">
                          {step.note}
                        </span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            <div className="min-h-0 overflow-hidden bg-sunken p-4 max-md:hidden">
              <p className="mb-2 text-xs text-muted">
                {seen.isError
                  ? t.analytics.notKept
                  : seen.data?.exact === false
                    ? t.analytics.asVersion
                    : t.analytics.asRead}
              </p>
              <PageFrame
                title={t.analytics.asRead}
                html={seen.data?.html}
                width={1180}
                height={Math.max(360, innerHeight - 150)}
                selected={selected}
              />
            </div>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
