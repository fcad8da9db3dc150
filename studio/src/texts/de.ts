// Deutsch.

import { addresses } from './de/addresses.ts';
import { analytics } from './de/analytics.ts';
import { audit } from './de/audit.ts';
import { blocks } from './de/blocks.ts';
import { editor } from './de/editor.ts';
import { home } from './de/home.ts';
import { library } from './de/library.ts';
import { pageMaking } from './de/page_making.ts';
import { pages } from './de/pages.ts';
import { people } from './de/people.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import { signingIn } from './de/signing_in.ts';
import type { Texts } from './en.ts';

export const de: Texts = {
  ...shell,
  ...signingIn,
  ...home,
  ...pages,
  ...people,
  ...library,
  ...addresses,
  ...analytics,
  ...settings,
  ...audit,
  ...editor,
  ...blocks,
  ...pageMaking,
};
