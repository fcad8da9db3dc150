// Forms that stand beside those the reader of lines knows, brought to one of them before lines are told apart:
// emphasis around a label, `>` before the entries of a list, figures divided by strokes, questions and answers
// on one line or behind marks that take turns, steps however they are counted. What frames a text goes, and its order stays.

import { isQuestion } from '../../../platform/text/questions.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';

const maxLine = 2000;

export function withoutFrames(written: readonly string[]): string[] {
  const lines = withPlainMarks(written.flatMap(withoutWikiMarks).map(withUnits));
  const listed = markedLists(lines);
  const titled = lines.filter((line) => boldTitle.test(line)).length >= minListed;
  return lines.flatMap((line, at) => {
    if (line.length > maxLine) return [line];
    if (titled && boldTitle.test(line)) return [`- ${line.trimStart()}`];
    const plain = listed.has(at) ? line.replace(/^\s*>\s?/, '- ') : withoutEmphasis(line);
    // Beside a line of as many parts it is a row of a table: `4 t truck / $140 / $380`.
    const alone = [lines[at - 1], lines[at + 1]].every(
      (near) => partsOf(near ?? '').length !== partsOf(line).length,
    );
    return (
      pairsIn(plain) ??
      (alone ? figuresApart(plain) : undefined) ?? [plain.replace(counted, '$1Q: ')]
    );
  });
}

/** `h2. Prices` and `||Item||Price||`, as wikis mark headings and the head of a table. */
function withoutWikiMarks(line: string): string[] {
  const level = /^h([1-6])\.\s{1,4}(?=\S)/u.exec(line);
  if (level) return [`${'#'.repeat(Number(level[1]))} ${line.slice(level[0].length)}`];
  const names = /^\s{0,3}\|\|(.{1,300})\|\|\s*$/u.exec(line)?.[1]?.split('||') ?? [];
  return names.length < 2 ? [line] : [`|${names.join('|')}|`, `|${'---|'.repeat(names.length)}`];
}

/** `£65 / hr or a plan for £110 / month`: the stroke before what a price is per parts no figures. */
const withUnits = (line: string): string =>
  line.length > maxLine ? line : line.replace(perUnit, '$1/$2');
const perUnit =
  /((?:[€£$¥]\s?\d[\d.,]{0,10}|\d\s?(?:€|£|zł|EUR|CHF|kr|円)))\s\/\s((?:hrs?|h|hours?|days?|weeks?|wk|months?|mo|years?|yr|pp|persons?|people|head|unit|piece|pcs?|km|kg|t|l|m[²³23]?|std|stunden?|tag|woche|monat|jahr|stück|stk|heure|jour|semaine|mois|an|pers|personne|horas?|día|dia|semana|mes|mês|año|ano|persona|pessoa|ora|giorno|settimana|mese|anno|uur|dag|maand|jaar|persoon|stuk|godz|dzień|tydzień|miesiąc|mc|rok|osob\p{L}|szt)(?!\p{L}))/giu;

/** A mark, and what it stands before: `Q Which systems?`, `A Titan and RxWeb.`, `問 …`, `答 …`. */
const marked = /^\s*(?:[-–—•*]\s)?(\p{L}{1,3})\s?\d{0,2}(?:[.:：)]\s*|[\s\u3000]+)(\S.*)$/u;
const asked = /[?？؟]["”»]?\s*$|か。?\s*$/u;
/** `D1 Fa rumore? → 48 dB`. */
const numberedQuestion = /^(\s*)\p{Lu}\s?\d{1,2}[\s.:)]\s*(?=[^\s?？؟][^?？؟]{2,200}[?？؟])/u;
/** `"Can it wait?" Nearly always.` */
const quotedQuestion =
  /^\s*["“„«]\s?([^"”“»?？؟]{4,160}[?？؟])\s?["”“»]\s*(?:[–—:-]\s)?(?=\S)(.*)$/u;
const minAlike = 2;

/** One question alone may be anything; several that are set alike are set so on purpose. */
function withPlainMarks(lines: readonly string[]): string[] {
  const several = (shape: RegExp): boolean =>
    lines.filter((line) => line.length <= maxLine && shape.test(line)).length >= minAlike;
  const numbers = several(numberedQuestion);
  const quotes = several(quotedQuestion);
  const turns = marksInTurn(lines);
  const counts = ordinals.filter(several);
  if (['1', '2'].every((n) => lines.some((line) => dashedNumber.exec(line)?.[1] === n)))
    counts.push(dashedNumber);
  const bare = bareNumbers(lines);
  let count = 0;
  return lines.flatMap((line, at) => {
    if (bare.has(at)) return [line.replace(bareNumber, '$1. ')];
    const mark = turns.get(at);
    if (mark !== undefined) return [`${mark}: ${marked.exec(line)?.[2] ?? line}`];
    if (line.length > maxLine) return [line];
    const quoted = quotes ? quotedQuestion.exec(line) : null;
    if (quoted) return markedPair(quoted[1] ?? '', quoted[2] ?? '');
    const ordinal = counts.find((shape) => shape.test(line));
    count = ordinal ? count + 1 : line.trim() === '' ? count : 0;
    if (ordinal) return [line.replace(ordinal, `${count}. `)];
    return [numbers ? line.replace(numberedQuestion, '$1') : line];
  });
}

/** `1 — 4.2 % more light`. */
const dashedNumber = /^\s*(\d{1,2})\s[–—]\s+(?=\S)/u;

/** `1 Site visit`, `2º Instalación`, `3: Training`: a number, and no mark that lists know. */
const bareNumber = /^\s*[#(]?(\d{1,2})\s?(?:[ºª°]|[:：\]–-])?\s+(?=\p{Lu}|\p{Lo}|\d)/u;
const minCounted = 3;

/** Lines right below one another that count from 1 on: `3 mechanics` and `4 vans` do not. */
function bareNumbers(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (bareNumber.exec((lines[end] ?? '').slice(0, 40))?.[1] === String(end - at + 1)) end++;
    if (end - at >= minCounted) for (let one = at; one < end; one++) found.add(one);
  }
  return found;
}

/** `ii. Survey`, `Stap B: …`, `Passo due: …`, `その2　…`, `ثانياً: …`: the second of several, however it is counted. */
const ordinals = [
  /^\s*\(?(?:i{1,3}|iv|vi{0,3}|ix)[.)]\s+(?=\p{L}{2}|\d)/u,
  /^\s*(?:step|stage|phase|schritt|étape|paso|passo|fase|stap|krok|etap)\s+(?:[a-h]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|due|tre|quattro|cinque|um|dois|três|quatro|een|twee|vijf)\s*[:.)–—-]\s*(?=\S)/iu,
  /^\s*(?:one|two|three|four|five|six|eins|zwei|drei|vier|fünf|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|een|twee|vijf)\s*[:.)–—]\s*(?=\S)/iu,
  // `1.º Survey`; `2º piso` is a floor.
  /^\s*\d{1,2}\.?[ºª]\.?\s+(?!(?:piso|andar|planta|curso|ano|año|ciclo|grado|esq|dto)(?!\p{L}))(?=\p{L})/iu,
  /^\s*その\s?[\d０-９一二三四五六七八九]{1,2}[\s\u3000：:]+(?=\S)/u,
  /^\s*(?:أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|أولاً|ثانياً|ثالثاً|رابعاً|خامساً|سادساً|أوّلاً)\s*[:،.–-]?\s+(?=\S)/u,
];

/** Which lines are a question and which its answer, where two marks take turns: `Q` and `A`, `P` and `R`, 問 and 答. */
function marksInTurn(lines: readonly string[]): ReadonlyMap<number, 'Q' | 'A'> {
  const pairs: { marks: string; asked: number; answered: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, first = '', text = ''] = line.length <= maxLine ? (marked.exec(line) ?? []) : [];
    if (first === '' || !(asked.test(text) || first === '問')) continue;
    let next = at + 1;
    while (next < lines.length && lines[next]?.trim() === '') next++;
    const [, second = '', answer = ''] = marked.exec(lines[next] ?? '') ?? [];
    if (second === '' || second === first || asked.test(answer)) continue;
    pairs.push({ marks: `${first} ${second}`, asked: at, answered: next });
  }
  const found = new Map<number, 'Q' | 'A'>();
  for (const alike of Map.groupBy(pairs, ({ marks }) => marks).values()) {
    if (alike.length < minAlike) continue;
    for (const one of alike) found.set(one.asked, 'Q').set(one.answered, 'A');
  }
  return found;
}

/** `*Cepa*: …`, `_Small_ – …`; two signs are bold and mean something. */
const withoutEmphasis = (line: string): string =>
  /^\s*[*_]/.test(line)
    ? line.replace(/^(\s*)([*_])(?!\2|\s)([^*_]{1,60})\2(?=\s?(?:[:：]|[–—-]\s))/u, '$1$3')
    : line;

/** `**Fewer calls.** Tenants ring us directly.`, one after the other: a list of what is so called. */
const boldTitle = /^\s{0,3}(\*\*|__)[^*_?？]{2,60}(?:[.。!]\1|\1\.)\s+\S/u;
const minListed = 2;
const ended = /[.!?。！？"”»」]\s*$/u;

/** Lines behind `>` that are entries: below a colon or all begun large, and none of them with an end. */
function markedLists(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (/^\s*>\s?\S/.test(lines[end] ?? '')) end++;
    if (end === at) continue;
    const run = lines.slice(at, end);
    const above = lines.slice(Math.max(0, at - 2), at).findLast((line) => line.trim() !== '');
    const introduced = /[:：]\s*$/.test(above ?? '');
    const entries =
      run.length >= minListed &&
      run.every((line) => !ended.test(line) && !/^\s*>\s?[–—"“„«「-]/u.test(line)) &&
      (introduced || run.every((line) => /^\s*>\s?[\p{Lu}\p{Lo}\d]/u.test(line)));
    if (entries) for (let one = at; one < end; one++) found.add(one);
    at = end;
  }
  return found;
}

const minFigures = 3;

/** `132 quarries // 1,480 flights in 2025 // 3 cancelled`: each is an entry. */
function figuresApart(line: string): string[] | undefined {
  const parts = partsOf(line);
  if (parts.length < minFigures || !parts.every((part) => /\d/.test(part) && /\p{L}/u.test(part)))
    return undefined;
  if (isOfOneLabel(parts)) return undefined;
  // `Rates from 1 June: 30 min £18 / 45 min £24`: what stands before the first heads them all.
  const [, head, first] = /^(\p{Lu}[^:：]{3,40}[:：])\s+(\S.{2,60})$/u.exec(parts[0] ?? '') ?? [];
  const entries = first === undefined ? parts : [first, ...parts.slice(1)];
  return [
    ...(head === undefined ? [] : [head]),
    ...entries.map((part) => `- ${part.replace(/[.;]$/, '')}`),
  ];
}

/** `Payment 40 % on order / 30 % on delivery / 30 % on approval`: shares of one thing, that only the first names. */
function isOfOneLabel([first = '', ...rest]: readonly string[]): boolean {
  const unit = /^\p{L}[^\d]{2,40}\d[\d.,]{0,8}\s?([%€£$\p{L}]+)/u.exec(first)?.[1];
  return (
    unit !== undefined &&
    rest.every((part) => /^\d[\d.,]{0,8}\s?([%€£$\p{L}]+)/u.exec(part)?.[1] === unit)
  );
}

const partsOf = (line: string): string[] =>
  line
    .slice(0, maxLine)
    .split(/\s(?:\/{1,2}|·|•)\s/)
    .map((part) => part.trim());

/** `P. ¿…? R. …`, with any letters for the two. */
const lettered =
  /(?:^\s*(?:[-–—•*]\s)?|(?<=[.!。]\s?))\p{Lu}\s?\d{0,2}[.:)]\s*([^?？؟]{3,300}[?？؟])\s*\p{Lu}\s?\d{0,2}[.:)]\s*(?=\S)/gu;
/** `Q1 雨の日も届きますか？`, with nothing behind the mark. */
/** `Q Gift wrapping is …。`: in Japanese a question may break off. */
const counted =
  /^(\s*)[QＱ]\s?\d{0,2}[\s\u3000]+(?=[^\s?？][^?？]{2,200}[?？]|[^\s?？。]{2,80}[はがかの]。$)/u;
/** `Holen Sie ab? – Ja, täglich.` */
const dashed = /^\s*(?:[-–—•*]\s)?["“„«]?([^?？؟]{3,300}[?？؟])["”»]?\s(?:[–—-]|→)\s(\S.*)$/u;
/** `-¿Paran la producción? -No, vamos de noche.` */
const spoken = /^\s*[-–—]\s?([^?？؟]{3,300}[?？؟])\s+[-–—]\s?(\S.*)$/u;
const quoted = /["“„«「]\s?([^"”“»」?？؟]{4,160}[?？؟])\s?["”“»」]\s*(?:[–—:-]\s)?/gu;
const minPairs = 2;

/** The questions and answers of a line, each on its own with a mark. */
function pairsIn(line: string): string[] | undefined {
  if (!/[?？؟]/.test(line)) return undefined;
  const one = dashed.exec(line) ?? spoken.exec(line);
  if (one) return markedPair(one[1] ?? '', one[2] ?? '');
  const marked = [...line.matchAll(lettered)];
  if (marked[0]?.index === 0)
    return answeredBy(line, marked).flatMap(({ question, answer }) => markedPair(question, answer));
  const asked = [...line.matchAll(quoted)];
  const pairs = asked.length < minPairs ? alternating(line) : answeredBy(line, asked);
  return pairs.length >= minPairs && pairs.every(({ answer }) => answer !== '')
    ? pairs.flatMap(({ question, answer }) => markedPair(question, answer))
    : undefined;
}

/** What stands behind each question, up to the next. */
const answeredBy = (line: string, asked: readonly RegExpExecArray[]): Pair[] =>
  asked.map((match, at) => ({
    question: match[1] ?? '',
    answer: line.slice(match.index + match[0].length, asked[at + 1]?.index).trim(),
  }));

interface Pair {
  question: string;
  answer: string;
}

const markedPair = (question: string, answer: string): string[] => [
  `Q: ${question.trim()}`,
  `A: ${answer.trim()}`,
];

/** `Is it dear? No, 20 €. Do you travel? In May.`, from the first word on. */
function alternating(line: string): Pair[] {
  const pairs: Pair[] = [];
  for (const sentence of sentencesOf(line.trim(), 'und')) {
    const open = pairs.at(-1);
    if (isQuestion(sentence)) pairs.push({ question: sentence, answer: '' });
    else if (open === undefined) return [];
    else open.answer = `${open.answer} ${sentence}`.trim();
  }
  return pairs;
}
