// Every figure there is, in the order they are measured and printed.
import { accountFigures } from './accounts.bench.ts';
import { draftFigures } from './drafts.bench.ts';
import type { Figure } from './figure.ts';
import { hostileFigures } from './hostile.bench.ts';
import { importFigures } from './imports.bench.ts';
import { listFigures } from './lists.bench.ts';
import { messageFigures } from './messages.bench.ts';
import { personFigures } from './persons.bench.ts';
import { processFigures } from './process.bench.ts';
import { searchFigures } from './search.bench.ts';
import { sessionFigures } from './sessions.bench.ts';
import { siteFigures } from './site.bench.ts';
import { storageFigures } from './storage.bench.ts';
import { studioFigures } from './studio.bench.ts';
import { webhookFigures } from './webhooks.bench.ts';

export const figures: Figure[] = [
  ...personFigures,
  ...accountFigures,
  ...importFigures,
  ...listFigures,
  ...messageFigures,
  ...draftFigures,
  ...searchFigures,
  ...sessionFigures,
  ...webhookFigures,
  ...siteFigures,
  ...storageFigures,
  ...hostileFigures,
  ...processFigures,
  ...studioFigures,
];
