// A new page in three steps: what it is for, what is known, how it looks and what the reader can do.
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Looks } from './looks.tsx';
import {
  brandsQuery,
  type Fields,
  forgetFields,
  guessed,
  type Kind,
  keepFields,
  keptFields,
  kinds,
  makePage,
} from './make.ts';
import { recognised } from './recognise.ts';

const icons: Record<Kind, IconName> = {
  outbound: 'send',
  inbound: 'mail',
  call_followup: 'call',
  sales_deck: 'desktop',
  custom: 'spark',
};

export const preload = (client: QueryClient) => client.ensureQueryData(brandsQuery);

export function NewPage() {
  const [fields, setFields] = useState<Fields>(keptFields);
  const [step, goTo] = useStep(fields);
  function set(change: Partial<Fields>): void {
    const next = { ...fields, ...change };
    setFields(next);
    keepFields(next);
  }
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => makePage(fields),
    onSuccess: async ({ pageId, audienceId }) => {
      forgetFields();
      await queries.invalidateQueries({ queryKey: ['pages'] });
      await navigate({
        to: '/pages/$pageId/audiences/$audienceId',
        params: { pageId, audienceId },
      });
    },
    onError: tellFault,
  });
  function next(): void {
    if (step === 1 && fields.company === '' && fields.url === '') set(guessed(fields.context));
    if (step < 2) goTo(step + 1);
    else create.mutate();
  }
  const ready = [fields.name.trim() !== '', fields.context.trim() !== '', true][step];
  return (
    <Screen title={t.newPage.title} trail={[{ to: '/pages', label: t.pages.title }]}>
      <form
        className={classes(
          'mx-auto py-2 md:py-6',
          step === 2 ? 'max-w-2xl lg:max-w-6xl' : 'max-w-2xl',
        )}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) next();
        }}
      >
        <Steps step={step} onStep={goTo} />
        {step === 0 && <Purpose fields={fields} set={set} />}
        {step === 1 && <Knowledge fields={fields} set={set} />}
        {step === 2 && <Looks fields={fields} set={set} />}
        <div className="mt-8 flex justify-between">
          {step > 0 ? (
            <Button size="large" onPress={() => goTo(step - 1)}>
              {t.common.back}
            </Button>
          ) : (
            <span />
          )}
          <Button
            type="submit"
            look={step === 2 ? 'accent' : 'solid'}
            size="large"
            isDisabled={!ready}
            busy={create.isPending}
          >
            {step === 2 ? t.newPage.submit : t.common.next}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

/** The step is in the address: the browser's way back goes one step back, and a reload stays. */
function useStep({ name, context }: Fields): [number, (step: number) => void] {
  const search = useSearch({ strict: false }) as { step?: unknown };
  const navigate = useNavigate();
  const reached = name.trim() === '' ? 0 : context.trim() === '' ? 1 : 2;
  const wanted = Math.max(0, Math.floor(Number(search.step ?? 1)) - 1) || 0;
  const go = (step: number) =>
    void navigate({
      to: '.',
      search: { step: step === 0 ? undefined : step + 1 } as never,
    });
  return [Math.min(wanted, reached), go];
}

function Steps({ step, onStep }: { step: number; onStep(step: number): void }) {
  return (
    <ol className="mb-8 flex gap-2" aria-label={t.newPage.title}>
      {t.newPage.steps.map((title, index) => (
        <li key={title} className="flex-1" aria-current={index === step ? 'step' : undefined}>
          <button
            type="button"
            disabled={index >= step}
            onClick={() => onStep(index)}
            className="group block w-full rounded-sm text-start"
          >
            <span
              className={classes(
                'block h-1 rounded-full transition-colors',
                index <= step ? 'bg-accent' : 'bg-line',
              )}
            />
            <span
              className={classes(
                'mt-2 block text-xs group-enabled:hover:text-ink max-sm:sr-only',
                index === step ? 'font-medium text-ink' : 'text-muted',
              )}
            >
              {title}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  fields: Fields;
  set(change: Partial<Fields>): void;
}

function Purpose({ fields, set }: StepProps) {
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-xl font-semibold">{t.newPage.purposeTitle}</h2>
      <div
        role="radiogroup"
        aria-label={t.newPage.purposeTitle}
        className="grid gap-2.5 sm:grid-cols-2"
      >
        {kinds.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer gap-3 rounded-lg border border-line p-3.5 shadow-card transition-colors last:sm:col-span-2 hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={fields.kind === kind}
              onChange={() => set({ kind })}
            />
            <span className="mt-0.5 text-accent">
              <Icon name={icons[kind]} size={18} />
            </span>
            <span>
              <span className="block font-medium">{t.newPage.types[kind].name}</span>
              <span className="block text-sm text-muted">{t.newPage.types[kind].note}</span>
            </span>
          </label>
        ))}
      </div>
      <Field
        label={t.newPage.name}
        hint={t.newPage.nameHint}
        placeholder={t.newPage.namePlaceholder}
        value={fields.name}
        onChange={(name) => set({ name })}
        required
        autoFocus
      />
    </div>
  );
}

function Knowledge({ fields, set }: StepProps) {
  const found = recognised(fields.context);
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold">{t.newPage.contextTitle}</h2>
      <Field
        label={t.newPage.context}
        hint={t.newPage.contextHint}
        placeholder={t.newPage.contextPlaceholder}
        lines={12}
        value={fields.context}
        onChange={(context) => set({ context })}
        required
        autoFocus
      />
      <div aria-live="polite" className="min-h-8">
        {found.length === 0 ? (
          <p className="text-xs text-muted">{t.newPage.foundNothing}</p>
        ) : (
          <ul aria-label={t.newPage.found} className="flex flex-wrap items-center gap-1.5">
            <li className="me-0.5 text-xs text-muted">{t.newPage.found}</li>
            {found.map((item) => (
              <li
                key={item.kind}
                className="flex h-6 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-accent-soft px-2.5 text-xs"
              >
                <span className="shrink-0 font-medium text-accent">
                  {item.kind === 'words'
                    ? t.newPage.words(item.count)
                    : t.newPage.kinds[item.kind](item.count)}
                </span>
                {item.sample !== '' && (
                  <span className="max-w-56 truncate text-muted">{item.sample}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
