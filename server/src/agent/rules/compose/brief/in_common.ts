// What a sentence of the reader and an answer have in common: the beginnings of words, and the things that
// readers ask about.
import { remembering } from '../../../../platform/text/remember.ts';
import { fold, termsOf } from '../../../../platform/text/words.ts';
import { monthNames } from '../../context/months.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import type { Answer } from '../texts/answer.ts';
import type { Brief } from './brief.ts';

/** What every offer speaks of somewhere: it answers who asks for it, not who happens to name it. */
export const broad: ReadonlySet<Concept> = new Set<Concept>([
  ...(['price', 'remote', 'support', 'capacity', 'references', 'custom', 'supervision'] as const),
  ...(['waiting', 'visit', 'trial', 'permit', 'beginner', 'golive', 'stock', 'food'] as const),
  ...(['compliance', 'safety', 'security', 'nights', 'evening'] as const),
]);

interface Read {
  stems: readonly string[];
  /** The first letters of each: what begins otherwise is not looked at. */
  starts: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
}
const reads = new WeakMap<Answer, Read>();
const startLength = 4;

/** Every answer is held against every sentence: it is read once. */
function readOf(answer: Answer, language: string): Read {
  const known = reads.get(answer);
  if (known) return known;
  const stems = stemsOf(answer.about, language);
  const starts = new Set(stems.map((stem) => stem.slice(0, startLength)));
  const roots = rootsOf(answer.about, language);
  const made = { stems, starts, roots, concepts: conceptsIn(answer.about, language) };
  reads.set(answer, made);
  return made;
}

export const spokenOf = (answer: Answer, language: string): ReadonlySet<Concept> =>
  readOf(answer, language).concepts;

export const stemsIn = (answer: Answer, language: string): readonly string[] =>
  readOf(answer, language).stems;

export const rootsIn = (answer: Answer, language: string): ReadonlySet<string> =>
  readOf(answer, language).roots;

interface OwnQuestion {
  stems: readonly string[];
  concepts: ReadonlySet<Concept>;
  /** What it and its text speak of, without a heading. */
  said: ReadonlySet<Concept>;
}
const ownQuestions = new WeakMap<Answer, OwnQuestion>();

/** The question that an answer was written for, read once. */
export function ownQuestion(answer: Answer, language: string): OwnQuestion {
  const known = ownQuestions.get(answer);
  if (known) return known;
  const { question = '', text } = answer;
  const made = {
    stems: stemsOf(question, language),
    concepts: conceptsIn(question, language),
    said: conceptsIn(`${question} ${text}`, language),
  };
  ownQuestions.set(answer, made);
  return made;
}

/** Whether any word of an answer has this beginning. */
export const mayHold = (answer: Answer, stem: string, language: string): boolean =>
  readOf(answer, language).starts.has(stem.slice(0, startLength));

export interface Counts {
  /** Without sessions. */
  counted: readonly Answer[];
  /** How many of them hold a piece of text, in small letters, or folded. */
  small(term: string): number;
  folded(term: string): number;
}
const counts = new WeakMap<readonly Answer[], Counts>();

/** Every sentence is held against the same answers: what these hold is counted once. */
export function countsOf(answers: readonly Answer[]): Counts {
  const known = counts.get(answers);
  if (known) return known;
  const counted = answers.filter(({ session }) => session !== true);
  const countIn = (write: (answer: Answer) => string) => {
    const found = new Map<string, number>();
    return (term: string): number => {
      const before = found.get(term);
      if (before !== undefined) return before;
      let count = 0;
      for (const answer of counted) if (write(answer).includes(term)) count++;
      found.set(term, count);
      return count;
    };
  };
  const made = {
    counted,
    small: countIn((answer) => written(answer).small),
    folded: countIn((answer) => written(answer).folded),
  };
  counts.set(answers, made);
  return made;
}

const writings = new WeakMap<Answer, { small: string; folded: string }>();
function written(answer: Answer): { small: string; folded: string } {
  const known = writings.get(answer);
  if (known) return known;
  const made = { small: answer.about.toLowerCase(), folded: fold(answer.about) };
  writings.set(answer, made);
  return made;
}

/** Both speak of one of the things that readers ask about. */
export const sharesConcept = ({ language }: Brief, sentence: string, answer: Answer): boolean =>
  [...conceptsIn(sentence, language)].some((concept) => spokenOf(answer, language).has(concept));

/** One of these that not every offer speaks of. */
export const sharesTopic = ({ language }: Brief, sentence: string, answer: Answer): boolean =>
  [...conceptsIn(sentence, language)].some(
    (concept) => !broad.has(concept) && spokenOf(answer, language).has(concept),
  );

/** Two texts have a word in common that says something. */
export function namesAny({ language }: Brief, one: string, other: string, minLength = 4): boolean {
  const held = stemsOf(other, language);
  return stemsOf(one, language).some(
    (term) => term.length >= minLength && !plain.has(term) && held.some((two) => begins(term, two)),
  );
}

/** Whether an answer speaks of a clause at all. */
export function touches({ language }: Brief, clause: string, answer: Answer): boolean {
  const { about } = answer;
  const held = stemsIn(answer, language);
  return (
    stemsOf(clause, language).some(
      (term) => term.length >= 4 && !plain.has(term) && held.some((other) => begins(term, other)),
    ) ||
    wideRuns(clause).some((run) => about.includes(run)) ||
    [...conceptsIn(clause, language)].some((concept) => spokenOf(answer, language).has(concept))
  );
}

/** `Staub` and `staubarm`: one begins the other; of short words a letter or two may be more, `wind` and `windy`. */
export function begins(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!long.startsWith(short)) return false;
  return short.length >= 5 || (short.length === 4 && long.length <= 5);
}

/** The beginnings of words: `consegna` and `consegniamo` speak of one thing. */
export const stemsOf = remembering(readStems, 1_000_000);

function readStems(text: string, language: string): readonly string[] {
  const terms = termsOf(text, language).filter((term) => !/^(?:\d{1,2}|0+)$/.test(term));
  // Of long words more: `Betriebsurlaub` and `Betriebsstunden` are two things.
  const stems = terms.map((term) => term.slice(0, Math.max(6, Math.ceil(term.length * 0.7))));
  return compounding.has(language) ? [...stems, ...terms.flatMap(tailOf)] : stems;
}

const compounding = new Set(['de', 'nl']);
const minTail = 6;
const minCompound = 11;
/** `Förderantrag` is an `Antrag`: the second half of a long word is what it names. */
const tailOf = (term: string): string[] =>
  term.length >= minCompound ? [term.slice(-minTail)] : [];

/** Words of scripts without spaces: runs of one script. */
export const wideRuns = (text: string): string[] => [
  ...new Set(text.match(/\p{sc=Han}{2,}|[\p{sc=Katakana}ー]{3,}/gu) ?? []),
];

/** `in January` has nothing in common with another January. */
export const ofMonths: ReadonlySet<string> = new Set(
  monthNames.split('|').flatMap((month) => stemsOf(month, 'und')),
);

/** Words of every conversation. */
export const plain = new Set([
  // What one can, may, must or would, what asks, and what it costs: by the stems of each language.
  ...Object.entries({
    de: 'kann können könnte könnten könnt würde würden wäre wären hätte hätten müsste müssten muss müssen sollte sollten soll sollen dürfte dürften darf dürfen möchte möchten mögen wollen will zahlen bezahlen kosten kämen käme',
    fr: 'peut peux peuvent pouvez pouvons pourrait pourrions pourriez serait seraient aurait auraient avez avons êtes doit devez devons faut faudrait combien cela quel quelle quels quelles coûterait coûteraient payer',
    es: 'puede puedo pueden podemos podéis poder podría podríamos podrían sería serían tendría tendríamos debe deben habría cuánto cuánta cuántos cuántas costaría costarían pagar pagaríamos hacerlo',
    it: 'può posso possono possiamo potete potrebbe potremmo potreste sarebbe sarebbero avreste avete dovrebbe dovremmo deve quanto quanta quanti quante quale quali verrebbe costerebbe costerebbero costare pagare farlo',
    pt: 'pode posso podem podemos poderia poderíamos poderiam seria seriam teria teríamos deve devem haveria quanto quanta quantos quantas qual quais custaria custariam custar pagar',
    nl: 'kan kunt kunnen zou zouden moet moeten mag mogen wil willen jullie welke welk kosten betalen',
    pl: 'może mogę możemy mogą można możecie mógłby moglibyśmy byłoby byłby musi musimy trzeba ile jaki jaka jakie które który kosztowało kosztowałoby zapłacić',
  }).flatMap(([language, words]) => stemsOf(words, language)),
  ...termsOf(
    'cost costs price prices want need like have get make take year month week day time new also work use come run give help look find think know say ask keep let old one two three four five happen something anything somebody minus degree',
  ),
  ...stemsOf(
    'kosten kostet preis preise coûte coûtent prix cuesta cuestan coste costa costano costo custa custam custo kost kosztuje koszt pendant après avant depuis entre vers chez jeśli gdyby żeby ponieważ więc często przez oraz jednak bardzo durante dopo mentre quando poco molto ogni tutto tutti ancora soprattutto circa sobre desde mientras cuando mucho mucha algo alguien tampoco además embora porque sobretudo ainda apenas muito pouco während weil wenn damit obwohl etwa ungefähr eigentlich vielleicht wegen tijdens omdat zodat ongeveer bijna veel weinig eigenlijk about almost around while because really still only another fino jusqu until hasta solo sempre toujours immer siempre aussi auch también anche também ook również personne personnes personen person persons people persona personas persone pessoa pessoas osób osoby voudrait jour jours tage giorno giorni dias days möchten möchte wollen will brauchen braucht müssen muss sollen sollte machen kommen geben gibt neue neuen jahr jahre arbeiten arbeitet vouloir voulons voudrais souhaitons souhaite avons avez besoin faire aller sommes année podemos podem puede pueden pouvons peuvent können könnte kunnen možemy możemy möglich queremos quiero necesitamos necesito tenemos tengo buscamos hacer somos vogliamo vorrei vorremmo abbiamo cerchiamo siamo fare quero precisamos preciso temos tenho fazer somos willen wil gaan gaat moeten hebben komen nieuwe werken werkt graag zijn chcemy chcę potrzebujemy mamy mam jesteśmy nowy nowe mutter vater tochter sohn mother father daughter mère père fille fils madre padre hija hijo figlia figlio mãe filha filho moeder vader dochter zoon matka ojciec córka zwei drei vier fünf deux trois quatre cinq cuatro cinco quattro cinque quatro twee drie vier vijf trzy cztery pięć alte alten alter altes alt vieux vieille ancien ancienne viejo vieja viejos vecchio vecchia vecchie vecchi velho velha oude stary stara stare dauert dauern duurt dura durent dure trwa takes problème problem problema probleem pose posent pone possible possibile posible possível mogelijk możliwe możliwy wonder whether know somebody someone jemand quelqu alguien qualcuno alguém iemand ktoś vêm vir venir viene vienen venire vengono dafür dazu damit umgehen ungefähr fois volta volte veces vezes tempo temps tiempo zeit tijd czas czasu sagt sagen dit dice diz zegt mówi happens happen passiert passe pasa succede acontece gebeurt dzieje selbst selber zelf ourselves yourselves mêmes nosotros nosotras ustedes noi stessi mesmos sami sometimes manchmal parfois veces talvolta soms czasem nothing nichts rien nada niente niets nic',
    'und',
  ),
]);
