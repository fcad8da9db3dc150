// One brand: its fields on the left, a page in it on the right, changed as one types.
import type { BrandFields } from '@facet/sdk';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { PageFrame } from '../../parts/page_frame.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { ColorField } from './color_field.tsx';
import { LogoField } from './logo_field.tsx';
import { brandQuery, families, fieldsOf, previewQuery, type Theme, themes } from './queries.ts';

export const preload = (client: QueryClient, params: Record<string, string>) =>
  client.ensureQueryData(brandQuery(params.brandId ?? ''));

const languages = ['', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'] as const;
const colorNames = ['primary', 'accent', 'background', 'text'] as const;

export function BrandScreen() {
  const { brandId } = useParams({ strict: false }) as { brandId: string };
  const stored = useQuery(brandQuery(brandId));
  const me = useMe();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<BrandFields>();
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [removing, setRemoving] = useState(false);
  const fields = changed ?? (stored.data ? fieldsOf(stored.data) : {});
  const sample = useQuery(previewQuery(useDeferredValue(fields)));
  const may = me.may('write');
  const set = (part: Partial<Record<keyof BrandFields, unknown>>) => {
    const next = { ...fields, ...part } as Record<string, unknown>;
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === '') delete next[name];
    }
    setChanged(next as BrandFields);
  };
  const save = useMutation({
    mutationFn: () => facet.brands.put(brandId, fields),
    onSuccess: (next) => {
      queries.setQueryData(brandQuery(brandId).queryKey, next);
      void queries.invalidateQueries({ queryKey: ['brands'] });
      setChanged(undefined);
      tell(t.brands.saved);
    },
    onError: tellFault,
  });
  const remove = useMutation({
    mutationFn: () => facet.brands.delete(brandId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['brands'] });
      await navigate({ to: '/library/brands' as '/' });
    },
    onError: tellFault,
  });
  if (stored.error) return <Fault error={stored.error} />;
  if (!stored.data) return <Loading />;
  return (
    <Screen
      title={stored.data.name ?? brandId}
      trail={[{ to: '/library/brands', label: t.library.brands }]}
      actions={
        may && (
          <Button
            look="solid"
            busy={save.isPending}
            isDisabled={changed === undefined}
            onPress={() => save.mutate()}
          >
            {t.common.save}
          </Button>
        )
      }
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <fieldset disabled={!may} className="flex min-w-0 flex-col gap-5 max-lg:order-last">
          <Card title={t.brands.identity}>
            <div className="flex flex-col gap-4">
              <Field
                label={t.brands.name}
                value={fields.name ?? ''}
                onChange={(name) => set({ name })}
              />
              <LogoField
                logo={fields.logo}
                name={fields.name}
                onChange={(logo) => set({ logo })}
                onColors={([primary, accent]) =>
                  set({
                    colors: {
                      ...fields.colors,
                      ...(primary === undefined ? {} : { primary }),
                      ...(accent === undefined ? {} : { accent }),
                    },
                  })
                }
              />
              <Field
                label={t.brands.home}
                type="url"
                placeholder="https://example.com"
                value={fields.homeUrl ?? ''}
                onChange={(homeUrl) => set({ homeUrl })}
              />
            </div>
          </Card>
          <Card title={t.brands.colors} note={t.brands.colorsNote}>
            <div className="flex flex-col gap-2.5">
              {colorNames.map((name) => (
                <ColorField
                  key={name}
                  label={t.brands.colorNames[name]}
                  value={fields.colors?.[name]}
                  onChange={(value) => {
                    const colors = { ...fields.colors };
                    if (value === undefined) delete colors[name];
                    else colors[name] = value;
                    set({ colors });
                  }}
                />
              ))}
            </div>
          </Card>
          <Card title={t.brands.theme}>
            <div role="radiogroup" aria-label={t.brands.theme} className="flex flex-col gap-1.5">
              {themes.map((theme) => (
                <label
                  key={theme}
                  className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="radio"
                    name="theme"
                    className="mt-1 accent-accent"
                    checked={(fields.theme ?? 'calm') === theme}
                    onChange={() => set({ theme: theme satisfies Theme })}
                  />
                  <span>
                    <span className="block text-sm font-medium">{t.brands.themes[theme].name}</span>
                    <span className="block text-xs text-muted">{t.brands.themes[theme].note}</span>
                  </span>
                </label>
              ))}
            </div>
          </Card>
          <Card title={t.brands.type}>
            <div className="flex flex-col gap-4">
              {(['headingFontFamily', 'fontFamily'] as const).map((name) => (
                <SelectField
                  key={name}
                  label={t.brands.fonts[name]}
                  value={fields[name] ?? ''}
                  onChange={(family) => set({ [name]: family })}
                  choices={[
                    { id: '', label: t.brands.themeFont },
                    ...[...new Set([...families, ...(fields[name] ? [fields[name]] : [])])].map(
                      (id) => ({ id, label: id }),
                    ),
                  ]}
                />
              ))}
              <SelectField
                label={t.brands.language}
                value={fields.language ?? ''}
                onChange={(language) => set({ language })}
                choices={languages.map((id) => ({
                  id: id as string,
                  label: id === '' ? t.brands.anyLanguage : languageName(id),
                }))}
              />
            </div>
          </Card>
          {may && (
            <Button icon="trash" onPress={() => setRemoving(true)} className="self-start">
              {t.brands.remove}
            </Button>
          )}
        </fieldset>
        <div className="min-w-0 lg:sticky lg:top-0">
          <div className="mb-2 flex items-center justify-between gap-3">
            <p className="text-xs text-muted">{t.brands.sampleNote}</p>
            <Segments
              label={t.brands.scheme}
              value={scheme}
              onChange={setScheme}
              choices={[
                { id: 'light', label: t.you.schemes.light },
                { id: 'dark', label: t.you.schemes.dark },
              ]}
            />
          </div>
          <PageFrame
            title={t.brands.sampleNote}
            html={sample.data}
            width={1100}
            height={640}
            scheme={scheme}
          />
        </div>
      </div>
      {removing && (
        <Confirm
          open
          danger
          title={t.brands.removeTitle(stored.data.name ?? brandId)}
          confirm={t.common.delete}
          busy={remove.isPending}
          onClose={() => setRemoving(false)}
          onConfirm={() => remove.mutate()}
        >
          {t.brands.removeNote}
        </Confirm>
      )}
    </Screen>
  );
}

const languageName = (tag: string): string =>
  new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(tag) ??
  tag;
