// English, the studio's first language. `de/` has the same texts, file by file; the compiler holds them together.

import { addresses } from './en/addresses.ts';
import { analytics } from './en/analytics.ts';
import { audit } from './en/audit.ts';
import { blocks } from './en/blocks.ts';
import { editor } from './en/editor.ts';
import { home } from './en/home.ts';
import { library } from './en/library.ts';
import { pageMaking } from './en/page_making.ts';
import { pages } from './en/pages.ts';
import { people } from './en/people.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signingIn } from './en/signing_in.ts';

export const en = {
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

export type Texts = typeof en;
