// The phrases of each language the product speaks. A language without a sure form has none.
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { zh } from './languages/zh.ts';
import type { Phrases } from './phrase_types.ts';

export const tables: readonly Phrases[] = [en, de, fr, es, it, pt, nl, pl, ja, ar, ru, zh, ko];
