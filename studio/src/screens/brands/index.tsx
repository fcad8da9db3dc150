// How pages look: one card for each brand.
import type { Brand } from '@facet/sdk';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Empty, Fault, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { FormDialog } from '../../parts/overlay.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { brandsQuery } from './queries.ts';

export const preload = (client: QueryClient) => client.ensureQueryData(brandsQuery);

export function Brands() {
  const me = useMe();
  const brands = useQuery(brandsQuery);
  const [making, setMaking] = useState(false);
  if (brands.error) return <Fault error={brands.error} retry={() => void brands.refetch()} />;
  if (!brands.data) return <Loading />;
  const add = me.may('write') && (
    <Button look="solid" icon="plus" onPress={() => setMaking(true)}>
      {t.brands.new}
    </Button>
  );
  return (
    <Screen title={t.library.brands} tabs={<LibraryTabs />} actions={add}>
      {brands.data.length === 0 ? (
        <Empty icon="spark" title={t.brands.emptyTitle} action={add}>
          {t.brands.emptyNote}
        </Empty>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {brands.data.map((brand) => (
            <BrandCard key={brand.brandId} brand={brand} />
          ))}
        </ul>
      )}
      {making && <NewBrand onClose={() => setMaking(false)} />}
    </Screen>
  );
}

function BrandCard({ brand }: { brand: Brand }) {
  const { background, text, mutedText, primary, textOnPrimary, accentText } = brand.palettes.light;
  return (
    <li>
      <Link
        to={'/library/brands/$brandId' as '/'}
        params={{ brandId: brand.brandId } as never}
        className="block overflow-hidden rounded-xl border border-line shadow-card transition-shadow hover:shadow-raised"
      >
        <span
          aria-hidden="true"
          className="block h-36 p-5"
          style={{ background, fontFamily: brand.headingFontFamily ?? brand.fontFamily }}
        >
          <span className="block text-2xs font-semibold uppercase" style={{ color: accentText }}>
            {brand.name ?? brand.brandId}
          </span>
          <span className="mt-1 block text-xl font-semibold" style={{ color: text }}>
            {t.brands.sampleHeadline}
          </span>
          <span className="mt-1 block text-xs" style={{ color: mutedText }}>
            {t.brands.sampleText}
          </span>
          <span
            className="mt-2.5 inline-block rounded-md px-3 py-1 text-xs font-medium"
            style={{ background: primary, color: textOnPrimary }}
          >
            {t.brands.sampleButton}
          </span>
        </span>
        <span className="flex items-center gap-2 border-t border-line bg-surface px-4 py-2.5">
          <span className="min-w-0 flex-1 truncate text-sm font-medium">
            {brand.name ?? brand.brandId}
          </span>
          <Badge>{t.brands.themes[brand.theme ?? 'calm'].name}</Badge>
        </span>
      </Link>
    </li>
  );
}

function NewBrand({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => facet.brands.put(idFor(name), { name: name.trim() }),
    onSuccess: async (brand) => {
      await queries.invalidateQueries({ queryKey: ['brands'] });
      await navigate({
        to: '/library/brands/$brandId' as '/',
        params: { brandId: brand.brandId } as never,
      });
    },
    onError: tellFault,
  });
  return (
    <FormDialog
      title={t.brands.new}
      submit={t.common.create}
      busy={make.isPending}
      onSubmit={() => {
        if (name.trim() !== '') make.mutate();
      }}
      onClose={onClose}
    >
      <Field
        label={t.brands.name}
        hint={t.brands.nameHint}
        value={name}
        onChange={setName}
        required
        autoFocus
      />
    </FormDialog>
  );
}

/** Readable, and new: two brands of one name must not overwrite each other. */
function idFor(name: string): string {
  const word = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `brand_${word || 'new'}_${Date.now().toString(36)}`;
}
