import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { RequestWords } from './request_words.ts';

/** Beside English, in whose sentences replies are written. */
export const tables: readonly RequestWords[] = [de, fr, es, it, pt, nl, pl, ja, ar];

export const tableOf = (language: string): RequestWords | undefined =>
  tables.find((table) => table.language === language);
