// Blocks that set things in order: lists, figures, tables, plans, offers.

import { OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import {
  block,
  DateText,
  heading,
  Ids,
  introduction,
  items,
  Long,
  Short,
  titled,
} from './parts.ts';

const maxColumns = 8;
const Cell = Type.String({ maxLength: 2000 });

export const listBlocks = {
  benefits: block('benefits', { ...heading, items: items(titled) }),
  steps: block('steps', { ...heading, items: items(titled) }),
  stats: block('stats', {
    ...heading,
    items: items({
      value: Short(),
      label: Short(),
      note: Type.Optional(Short({ description: 'Whose figure it is, and from when' })),
    }),
  }),
  table: block('table', {
    ...heading,
    ...introduction,
    columns: Type.Array(Type.String({ maxLength: 300 }), {
      minItems: 2,
      maxItems: maxColumns,
      description: 'Titles of the columns; the first column names the rows',
    }),
    rows: items({ cells: Type.Array(Cell, { minItems: 1, maxItems: maxColumns }) }),
    highlightedColumn: Type.Optional(
      Type.Integer({ minimum: 0, maximum: maxColumns - 1, description: 'Counted from 0' }),
    ),
    note: Type.Optional(Long()),
  }),
  heard: block('heard', {
    ...heading,
    ...introduction,
    items: items({
      said: Long({ description: 'What the reader said, asked for or sent' }),
      proposed: Long({ description: 'What is proposed for it' }),
    }),
  }),
  timeline: block('timeline', {
    ...heading,
    ...introduction,
    items: items({ date: DateText, ...titled, state: Type.Optional(OneOf(['past', 'next'])) }),
  }),
  plan: block('plan', {
    ...heading,
    ...introduction,
    items: items({
      ...titled,
      owner: Type.Optional(Short({ description: 'Who does it' })),
      date: DateText,
      done: Type.Optional(Type.Boolean()),
    }),
  }),
  pricing: block('pricing', {
    ...heading,
    ...introduction,
    options: items(
      {
        title: Short(),
        price: Type.Optional(Short({ description: 'As it is to be read: “€49”' })),
        unit: Type.Optional(Short({ description: 'What the price is for: “per seat and month”' })),
        text: Type.Optional(Long()),
        included: Type.Array(Short(), { maxItems: 30 }),
        highlighted: Type.Optional(Type.Boolean()),
        label: Type.Optional(Short({ description: 'A word above a highlighted option' })),
        actionIds: Ids,
      },
      6,
    ),
    note: Type.Optional(Long()),
  }),
  faq: block('faq', {
    ...heading,
    items: items({ question: Short(), answer: Long(), chunkIds: Type.Optional(Ids) }),
  }),
} as const;
