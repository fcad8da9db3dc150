// A message as requests. English is read by pattern: each rule reads one way of asking, and the
// first that understands a clause decides. Other languages are read by their table of words.

import { languageOf } from '../../../platform/text/language.ts';
import type { RequestWords } from './languages/request_words.ts';
import { tableOf, tables } from './languages/tables.ts';
import { type Clause, maxClause, readClauses } from './message.ts';
import { familiarity, readWords } from './read_words.ts';
import type { Request } from './requests.ts';
import type { Rule } from './rule.ts';
import { addAnything, addRules } from './rules_add.ts';
import { buttonRules } from './rules_buttons.ts';
import { orderRules } from './rules_order.ts';
import { refuseRules } from './rules_refuse.ts';
import { setRules } from './rules_set.ts';

const rules: Rule[] = [
  ...buttonRules,
  ...setRules,
  ...addRules,
  ...orderRules,
  ...refuseRules,
  addAnything,
];

/** `What happens if it fails? Add that.` */
const answerThat =
  /^\s*(.{5,300}[?？])\s*(?:please\s+|bitte\s+)?(?:(?:add|include|answer|mention|put)\s+(?:that|this|it|the answer)|(?:füge?|nimm) das (?:hinzu|auf|ein)|ergänze das|beantworte das|ajoute(?:z)?[ -](?:ça|cela|le|la)|añád(?:elo|alo)|añade eso|aggiungilo|aggiungi questo|adicion[ae] isso|acrescent[ae] isso|voeg (?:dat|dit) toe|dodaj to|(?:これ|それ)を追加して(?:ください)?)(?:\s+(?:please|too|to the page|on the page))?\s*[.!。]{0,3}\s*$/isu;

export function readRequests(message: string): Request[] {
  const asked = message.length <= 400 ? answerThat.exec(message)?.[1] : undefined;
  if (asked !== undefined && !/[.!]\s/.test(asked)) {
    const spoken = languageOf(message);
    const known = tableOf(spoken) ? { language: spoken } : {};
    return [{ kind: 'answer', question: asked.trim(), ...known }];
  }
  const clauses = readClauses(message);
  const language = languageOf(
    clauses.map(({ masked }) => masked.replace(/\uE000\d+\uE001/g, ' ')).join('\n'),
  );
  return clauses.flatMap((clause) => readClause(clause, language));
}

/** By the table that knows most of its words; English first where it looks like English. */
function readClause(clause: Clause, language: string): Request[] {
  const english = readEnglish(clause);
  if (english.kind !== 'unknown' && !tableOf(language)) return [english];
  const readings = tables
    .map((table) => ({
      requests: readIn(clause, table),
      known: familiarity(clause, table) * (table.language === language ? 1.3 : 1),
    }))
    .filter(({ requests }) => understood(requests))
    .sort((a, b) => b.known - a.known);
  if (readings[0]) return readings[0].requests;
  const own = tableOf(language);
  return english.kind !== 'unknown' || !own ? [english] : readIn(clause, own);
}

const understood = (requests: readonly Request[]): boolean =>
  requests.some(({ kind }) => kind !== 'unknown');

const readIn = (clause: Clause, table: RequestWords): Request[] =>
  readWords(clause, table).map((request) => ({ ...request, language: table.language }));

function readEnglish(clause: Clause): Request {
  const readable = clause.masked.length <= maxClause ? rules : [];
  for (const [pattern, read] of readable) {
    const match = pattern.exec(clause.masked);
    const request =
      match &&
      read(
        [...match].map((group) => group ?? ''),
        clause,
      );
    if (request) return request;
  }
  return { kind: 'unknown', text: clause.restore(clause.masked) };
}
