// How the page looks and what its reader can do, beside a sample that follows every change.
import type { Brand } from '@facet/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { PageFrame } from '../../parts/page_frame.tsx';
import { SelectField } from '../../parts/select.tsx';
import { brandOf, brandsQuery, chosenBrand, colors, type Fields, themes } from './make.ts';

const sampleQuery = (brand: Parameters<typeof facet.brands.preview>[0]) =>
  queryOptions({
    queryKey: ['brand preview', brand],
    queryFn: async () => (await facet.brands.preview(brand)) as unknown as string,
    placeholderData: (last) => last,
    retry: false,
    gcTime: 60_000,
  });

const fieldsOf = ({ brandId, palettes, createdAt, updatedAt, ...fields }: Brand) => fields;

interface LooksProps {
  fields: Fields;
  set(change: Partial<Fields>): void;
}

export function Looks({ fields, set }: LooksProps) {
  const brands = useQuery(brandsQuery).data ?? [];
  const chosen = chosenBrand(fields, brands);
  const sample = useQuery(
    sampleQuery(useDeferredValue(chosen ? fieldsOf(chosen) : brandOf(fields))),
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <h2 className="text-xl font-semibold">{t.newPage.looksTitle}</h2>
        {brands.length > 0 && (
          <SelectField
            label={t.newPage.brand}
            value={chosen?.brandId ?? ''}
            onChange={(brandId) => set({ brandId })}
            choices={[
              { id: '', label: t.newPage.newBrand },
              ...brands.map((brand) => ({
                id: brand.brandId as string,
                label: brand.name ?? brand.brandId,
              })),
            ]}
          />
        )}
        {!chosen && <NewBrand fields={fields} set={set} />}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          <Field
            label={`${t.newPage.button} (${t.common.optional})`}
            placeholder={t.newPage.buttonPlaceholder}
            value={fields.button}
            onChange={(button) => set({ button })}
          />
          <Field
            label={t.newPage.url}
            placeholder={t.newPage.urlPlaceholder}
            value={fields.url}
            onChange={(url) => set({ url })}
          />
          <p className="-mt-2 text-xs text-muted sm:col-span-2 lg:col-span-1 xl:col-span-2">
            {t.newPage.urlHint}
          </p>
        </div>
      </div>
      <div className="min-w-0 max-md:hidden">
        <p className="mb-2 text-xs text-muted">{t.newPage.sample}</p>
        <PageFrame title={t.newPage.sample} html={sample.data} width={1100} height={460} />
      </div>
    </div>
  );
}

function NewBrand({ fields, set }: LooksProps) {
  return (
    <>
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
              className="flex size-8 cursor-pointer items-center justify-center rounded-full ring-offset-2 ring-offset-surface has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:size-10"
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
          <label className="flex h-8 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-sm text-muted hover:border-faint pointer-coarse:h-10">
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
      <div className="flex flex-col gap-2">
        <span className="text-sm font-medium">{t.brands.theme}</span>
        <span className="self-start">
          <Segments
            label={t.brands.theme}
            value={fields.theme}
            onChange={(theme) => set({ theme })}
            choices={themes.map((id) => ({ id, label: t.brands.themes[id].name }))}
          />
        </span>
        <span className="text-xs text-muted">{t.brands.themes[fields.theme].note}</span>
      </div>
    </>
  );
}
