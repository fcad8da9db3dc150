import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import type { ReadingWords, RequestWords } from './request_words.ts';

export const en: ReadingWords = english;

/** Beside English, in whose sentences replies are written. */
export const tables: readonly RequestWords[] = [de, fr, es, it, pt, nl, pl, ja, ar];

export const readers: readonly ReadingWords[] = [en, ...tables];

export const tableOf = (language: string): RequestWords | undefined =>
  tables.find((table) => table.language === language);
