// A new page in three steps: what it is for, what is known, how it looks and what the reader can do.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Screen } from '../../parts/screen.tsx';
import { recognised } from './recognise.ts';

const kinds = ['outbound', 'inbound', 'call_followup', 'sales_deck', 'custom'] as const;
type Kind = (typeof kinds)[number];
const icons: Record<Kind, IconName> = {
  outbound: 'send',
  inbound: 'mail',
  call_followup: 'phone',
  sales_deck: 'desktop',
  custom: 'spark',
};
const colors = ['#4a3fe0', '#0f766e', '#b4235a', '#c2410c', '#1d4ed8', '#111827'];

interface Fields {
  kind: Kind;
  name: string;
  context: string;
  company: string;
  color: string;
  button: string;
  url: string;
}

export function NewPage() {
  const [step, setStep] = useState(0);
  const [fields, setFields] = useState<Fields>({
    kind: 'outbound',
    name: '',
    context: '',
    company: '',
    color: colors[0] ?? '',
    button: '',
    url: '',
  });
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => makePage(fields),
    onSuccess: async ({ pageId, audienceId }) => {
      await queries.invalidateQueries({ queryKey: ['pages'] });
      await navigate({
        to: '/pages/$pageId/audiences/$audienceId',
        params: { pageId, audienceId },
      });
    },
    onError: tellFault,
  });
  const ready = [fields.name.trim() !== '', fields.context.trim() !== '', true][step];
  return (
    <Screen title={t.newPage.title} trail={[{ to: '/pages', label: t.pages.title }]}>
      <form
        className="mx-auto max-w-2xl py-2 md:py-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          if (step < 2) setStep(step + 1);
          else create.mutate();
        }}
      >
        <ol className="mb-8 flex gap-2" aria-label={t.newPage.title}>
          {t.newPage.steps.map((title, index) => (
            <li key={title} className="flex-1" aria-current={index === step ? 'step' : undefined}>
              <span
                className={classes(
                  'block h-1 rounded-full transition-colors',
                  index <= step ? 'bg-accent' : 'bg-line',
                )}
              />
              <span
                className={classes(
                  'mt-2 block text-xs max-sm:sr-only',
                  index === step ? 'font-medium text-ink' : 'text-muted',
                )}
              >
                {title}
              </span>
            </li>
          ))}
        </ol>
        {step === 0 && <Purpose fields={fields} set={set} />}
        {step === 1 && <Knowledge fields={fields} set={set} />}
        {step === 2 && <Looks fields={fields} set={set} />}
        <div className="mt-8 flex justify-between">
          {step > 0 ? (
            <Button size="large" onPress={() => setStep(step - 1)}>
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
            className="flex cursor-pointer gap-3 rounded-lg border border-line p-3.5 shadow-card transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
          <div className="flex flex-wrap items-center gap-1.5">
            <span className="text-xs text-muted">{t.newPage.found}</span>
            {found.map((item) => (
              <span
                key={item.kind}
                title={item.sample}
                className="inline-flex h-6 items-center rounded-full bg-accent-soft px-2.5 text-xs font-medium text-accent"
              >
                {item.kind === 'words'
                  ? t.newPage.words(item.count)
                  : t.newPage.kinds[item.kind](item.count)}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Looks({ fields, set }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold">{t.newPage.looksTitle}</h2>
      <Field
        label={`${t.newPage.brandName} (${t.common.optional})`}
        value={fields.company}
        onChange={(company) => set({ company })}
        autoFocus
      />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t.newPage.color}</legend>
        <div className="flex flex-wrap items-center gap-2">
          {colors.map((color) => (
            <label
              key={color}
              className="flex size-9 cursor-pointer items-center justify-center rounded-full ring-offset-2 ring-offset-surface has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
              style={{ background: color }}
            >
              <input
                type="radio"
                name="color"
                className="sr-only"
                aria-label={color}
                checked={fields.color === color}
                onChange={() => set({ color })}
              />
            </label>
          ))}
          <label className="flex h-9 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-sm text-muted">
            <input
              type="color"
              aria-label={t.newPage.color}
              value={fields.color}
              onChange={(event) => set({ color: event.target.value })}
              className="size-5 border-0 bg-transparent p-0"
            />
            <span className="figures">{fields.color}</span>
          </label>
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={`${t.newPage.button} (${t.common.optional})`}
          placeholder={t.newPage.buttonPlaceholder}
          value={fields.button}
          onChange={(button) => set({ button })}
        />
        <Field
          label={t.newPage.url}
          hint={t.newPage.urlHint}
          value={fields.url}
          onChange={(url) => set({ url })}
        />
      </div>
    </div>
  );
}

/** What was typed as an address: an email and a phone number get their scheme. */
function actionFor(button: string, typed: string) {
  const value = typed.trim();
  if (button.trim() === '' || value === '') return undefined;
  const base = { purpose: button.trim(), buttonTitle: button.trim() };
  if (/^\S+@\S+\.\S+$/.test(value))
    return { ...base, actionType: 'email' as const, url: `mailto:${value}` };
  if (/^\+?[\d ()/-]{6,}$/.test(value))
    return { ...base, actionType: 'phone' as const, url: `tel:${value.replace(/[^\d+]/g, '')}` };
  return {
    ...base,
    actionType: 'url' as const,
    url: /^https?:/i.test(value) ? value : `https://${value}`,
  };
}

async function makePage(fields: Fields): Promise<{ pageId: string; audienceId: string }> {
  const brandId = `brand_${fields.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)}_${Math.random().toString(36).slice(2, 6)}`;
  await facet.brands.put(brandId, {
    ...(fields.company.trim() === '' ? {} : { name: fields.company.trim() }),
    colors: { primary: fields.color },
  });
  const action = actionFor(fields.button, fields.url);
  const page = await facet.pages.create({
    name: fields.name.trim(),
    pageType: fields.kind,
    pageContext: fields.context.trim(),
    brandId,
    actions: action ? [action] : [],
    actionCardWidgets: [],
    scripts: [],
  });
  // A variant for everyone, so that there is something to look at.
  const audience = await facet.audiences.create(page.pageId, { customName: t.newPage.first });
  return { pageId: page.pageId, audienceId: audience.audienceId };
}
