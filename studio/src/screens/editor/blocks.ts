// What the editor knows of each kind of block: its parts, and what a new one holds.
import { t } from '../../lib/texts.ts';
import type { IconName } from '../../parts/icon.tsx';
import type { Block, BlockType } from './content.ts';
import { newComponentId } from './content.ts';

export interface FieldSpec {
  name: string;
  kind: 'short' | 'long' | 'asset' | 'actions' | 'texts' | 'list' | 'flag';
  required?: boolean;
  /** The members of a list's items. */
  of?: FieldSpec[];
}

interface BlockSpec {
  icon: IconName;
  fields: FieldSpec[];
  /** A new one, beside its type and id. Undefined: it cannot be added by hand. */
  sample(): Record<string, unknown>;
}

const short = (name: string, required = false): FieldSpec => ({ name, kind: 'short', required });
const long = (name: string, required = false): FieldSpec => ({ name, kind: 'long', required });
const asset = (name: string): FieldSpec => ({ name, kind: 'asset' });
const list = (name: string, ...of: FieldSpec[]): FieldSpec => ({
  name,
  kind: 'list',
  required: true,
  of,
});
const texts = (name: string): FieldSpec => ({ name, kind: 'texts', required: true });
const actions: FieldSpec = { name: 'actionIds', kind: 'actions', required: true };
const heading = short('heading');
const titled = [short('title', true), long('text')];

const specs: Record<string, BlockSpec> = {
  hero: {
    icon: 'desktop',
    fields: [
      short('eyebrow'),
      short('headline', true),
      long('subheadline'),
      asset('imageAssetId'),
      actions,
    ],
    sample: () => ({ headline: t.samples.headline, subheadline: t.samples.text, actionIds: [] }),
  },
  prose: {
    icon: 'text',
    fields: [heading, texts('paragraphs')],
    sample: () => ({ heading: t.samples.heading, paragraphs: [t.samples.text] }),
  },
  benefits: {
    icon: 'check',
    fields: [heading, list('items', ...titled)],
    sample: () => ({
      heading: t.samples.heading,
      items: [1, 2, 3].map(() => ({ title: t.samples.title, text: t.samples.text })),
    }),
  },
  steps: {
    icon: 'arrowRight',
    fields: [heading, list('items', ...titled)],
    sample: () => ({
      heading: t.samples.steps,
      items: [1, 2, 3].map(() => ({ title: t.samples.title, text: t.samples.text })),
    }),
  },
  quote: {
    icon: 'mail',
    fields: [
      long('text', true),
      short('attribution'),
      short('role'),
      short('company'),
      asset('portraitAssetId'),
      asset('logoAssetId'),
    ],
    sample: () => ({ text: t.samples.quote, attribution: t.samples.name, role: t.samples.role }),
  },
  stats: {
    icon: 'analytics',
    fields: [heading, list('items', short('value', true), short('label', true), short('note'))],
    sample: () => ({
      items: ['12', '48 %', '3 ×'].map((value) => ({ value, label: t.samples.label })),
    }),
  },
  logos: {
    icon: 'library',
    fields: [heading, list('items', short('altText', true), asset('assetId'))],
    sample: () => ({ heading: t.samples.logos, items: [{ altText: t.samples.company }] }),
  },
  cards: {
    icon: 'copy',
    fields: [heading, list('items', ...titled, short('linkText'), short('url'), asset('assetId'))],
    sample: () => ({
      heading: t.samples.heading,
      items: [1, 2, 3].map(() => ({ title: t.samples.title, text: t.samples.text })),
    }),
  },
  media: {
    icon: 'image',
    fields: [heading, asset('assetId'), short('altText', true), long('caption')],
    sample: () => ({ kind: 'image', altText: t.samples.picture }),
  },
  gallery: {
    icon: 'image',
    fields: [heading, list('items', asset('assetId'), short('altText', true), short('caption'))],
    sample: () => ({ items: [{ altText: t.samples.picture }] }),
  },
  statement: {
    icon: 'text',
    fields: [long('text', true), asset('imageAssetId')],
    sample: () => ({ text: t.samples.headline }),
  },
  table: {
    icon: 'compare',
    fields: [
      heading,
      long('introduction'),
      texts('columns'),
      list('rows', texts('cells')),
      long('note'),
    ],
    sample: () => ({
      heading: t.samples.heading,
      columns: ['', 'A', 'B'],
      rows: [1, 2].map(() => ({ cells: [t.samples.label, '–', '–'] })),
    }),
  },
  heard: {
    icon: 'mail',
    fields: [
      heading,
      long('introduction'),
      list('items', long('said', true), long('proposed', true)),
    ],
    sample: () => ({
      heading: t.samples.heard,
      items: [{ said: t.samples.text, proposed: t.samples.text }],
    }),
  },
  timeline: {
    icon: 'history',
    fields: [heading, long('introduction'), list('items', short('date'), ...titled)],
    sample: () => ({
      heading: t.samples.heading,
      items: [1, 2].map(() => ({ title: t.samples.title })),
    }),
  },
  plan: {
    icon: 'check',
    fields: [
      heading,
      long('introduction'),
      list('items', ...titled, short('owner'), short('date')),
    ],
    sample: () => ({
      heading: t.samples.steps,
      items: [1, 2].map(() => ({ title: t.samples.title, owner: t.samples.name })),
    }),
  },
  pricing: {
    icon: 'filter',
    fields: [
      heading,
      long('introduction'),
      list(
        'options',
        short('title', true),
        short('price'),
        short('unit'),
        long('text'),
        texts('included'),
        actions,
      ),
      long('note'),
    ],
    sample: () => ({
      heading: t.samples.heading,
      options: [{ title: t.samples.title, price: '€', included: [t.samples.label], actionIds: [] }],
    }),
  },
  faq: {
    icon: 'info',
    fields: [heading, list('items', short('question', true), long('answer', true))],
    sample: () => ({
      heading: t.samples.faq,
      items: [{ question: t.samples.question, answer: t.samples.text }],
    }),
  },
  form: {
    icon: 'pages',
    fields: [
      heading,
      long('introduction'),
      list('fields', short('label', true)),
      short('submitLabel', true),
    ],
    sample: () => ({
      heading: t.samples.form,
      formId: newComponentId('form'),
      fields: [
        { name: 'name', label: t.samples.yourName, fieldType: 'text', required: true },
        { name: 'email', label: t.samples.email, fieldType: 'email', required: true },
        { name: 'message', label: t.samples.message, fieldType: 'textarea', required: false },
      ],
      submitLabel: t.samples.send,
    }),
  },
  ask: {
    icon: 'search',
    fields: [heading, short('placeholder'), texts('suggestions')],
    sample: () => ({ heading: t.samples.ask, suggestions: [] }),
  },
  sender: {
    icon: 'people',
    fields: [
      heading,
      short('name', true),
      short('role'),
      long('text'),
      asset('photoAssetId'),
      short('phone'),
      short('email'),
      actions,
    ],
    sample: () => ({ name: t.samples.name, role: t.samples.role, actionIds: [] }),
  },
  place: {
    icon: 'globe',
    fields: [heading, short('title'), long('address', true), short('mapUrl'), long('text')],
    sample: () => ({ heading: t.samples.heading, address: t.samples.address }),
  },
  callToAction: {
    icon: 'send',
    fields: [short('heading', true), long('text'), actions],
    sample: () => ({ heading: t.samples.action, text: t.samples.text, actionIds: [] }),
  },
};

/** What the palette offers; a server may know fewer. */
export const addable = (known: readonly string[]): BlockType[] =>
  Object.keys(specs).filter((type) => known.includes(type)) as BlockType[];

export const specOf = (type: string): BlockSpec | undefined => specs[type];
export const labelOf = (type: string): string =>
  (t.blocks as Record<string, { name: string } | undefined>)[type]?.name ?? type;

export function newBlock(type: BlockType, actionIds: string[]): Block {
  const sample = specs[type]?.sample() ?? {};
  const own = 'actionIds' in sample ? { actionIds } : {};
  return {
    type,
    componentId: newComponentId(type),
    chunkIds: [],
    ...sample,
    ...own,
  } as unknown as Block;
}

/** Where a block's pictures are, as pointers below it. */
export function pictureSlots(block: Block): string[] {
  const slots: string[] = [];
  for (const field of specs[block.type]?.fields ?? []) {
    if (field.kind === 'asset') slots.push(`/${field.name}`);
    if (field.kind !== 'list') continue;
    const items = ((block as unknown as Record<string, unknown>)[field.name] ?? []) as unknown[];
    for (const inner of field.of ?? []) {
      if (inner.kind === 'asset')
        slots.push(...items.map((_, index) => `/${field.name}/${index}/${inner.name}`));
    }
  }
  return slots;
}
