// A heading or line of the sources that names the reader's company: `Shop fitting for the bookshop on Market Square`. Nobody
// else could be sent that page, and nearly always it says what the page is about.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { casingOf, quieted } from '../../context/heading_case.ts';
import type { Brief } from '../brief/brief.ts';
import { isOfDocument } from '../brief/unfit_lead.ts';
import { ofProblem, wordCount } from '../texts/claim_lines.ts';
import { isStatement } from '../texts/statements.ts';

const maxWords = 11;
const minWords = 3;
/** So much of a paper is read for its headings. */
const maxLines = 400;

/** The first in the text is the one that the author heads it with. */
export function namingLines(brief: Brief): string[] {
  const { input, language, addressee, source } = brief;
  const { company } = addressee;
  if (company === undefined) return [];
  const written = input.page.pageContext;
  const names = namesOf(company, written);
  const hidden = source.leftOut
    .filter(({ reason }) => reason !== 'title')
    .map(({ text }) => keyOf(text));
  const casing = casingOf(written);
  return (
    written
      .split('\n')
      .slice(0, maxLines)
      .map((line) => line.replace(mark, '').trim())
      .filter((line) => isHeading(line, language))
      .map((line) => quieted(withoutStop(line), language, casing))
      .flatMap((line) => named(line, names) ?? [])
      // The name alone, or with a place, says nothing.
      .filter((line) => {
        const left = names.reduce((rest, name) => rest.replaceAll(name, ' '), line);
        return termsOf(left.replace(/(?<!\p{L})\p{Lu}\p{Ll}+$/u, ' '), language).length > 0;
      })
      .filter((line) => !hidden.some((text) => text.includes(keyOf(line))))
  );
}

/** With the name as it is written, also where the heading is in capitals; undefined where it has none. */
function named(line: string, names: readonly string[]): string | undefined {
  const small = line.toLowerCase();
  const name = names.find((one) => small.includes(one.toLowerCase()));
  if (name === undefined || name === '') return undefined;
  const at = small.indexOf(name.toLowerCase());
  return `${line.slice(0, at)}${name}${line.slice(at + name.length)}`;
}

const mark = /^[\s#*•·>=–—-]+(?:\d{1,2}[.)]\s)?|[\s*=#]+$/gu;

const isHeading = (line: string, language: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(line) &&
  wordCount(line) >= minWords &&
  wordCount(line) <= maxWords &&
  !/[@:：|>→()?!…\d]|[.,;]$|(?:御中|様|殿)$/u.test(line) &&
  sentencesOf(line, language).length === 1 &&
  !isQuestion(line) &&
  !isStatement(line, language) &&
  !ofProblem.test(line) &&
  !ofPaper.test(line) &&
  !isOfDocument(line, language);

/** What the author writes about the paper, or says to colleagues, and whom it is to. */
const ofPaper = lean(
  /(?<!\p{L})(?:pages?|offer|proposal|notes?|recap|call|draft|text|dear|hi|hello|seite|angebot|notiz\p{L}*|telefonat|entwurf|unterlagen?|liebe[rs]?|sehr|guten|devis|proposition|compte[- ]rendu|appel|cher|chère|bonjour|página|presupuesto|propuesta|notas|llamada|hola|estimad[oa]|pagina|offerta|preventivo|proposta|appunti|nota|gentile|buongiorno|spett\p{L}*|orçamento|olá|car[oa]|offerte|voorstel|notities|gesprek|beste|geachte|strona|strony|oferta|notatki|szanown\p{L}+)(?!\p{L})|資料|メモ|提案書|見積/iu,
);

/** The whole name, and those words of it that the text never uses as words. */
function namesOf(company: string, written: string): string[] {
  const words = company
    .split(/[\s,/]+/u)
    .filter((word) => /^\p{Lu}[\p{L}’'-]{3,}$/u.test(word) && !ofForm.test(word))
    .filter((word) => !written.includes(word.toLowerCase()));
  return [company, ...words.slice(-1), company.replace(/株式会社|有限会社|合同会社/u, '')];
}
const ofForm =
  /^(?:gmbh|mbh|limited|inc|corp|company|holding|group|gruppe|groupe|grupo|gruppo|partners?|services?|e\.?\s?v|sarl|s\.?a\.?s?|s\.?l|s\.?r\.?l|b\.?v|sp)$/iu;
