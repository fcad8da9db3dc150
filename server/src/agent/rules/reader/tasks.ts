// What somebody undertook, as a task: `I’ll send you the form by Wednesday.` is `Send the form`. Who does it and by when
// stand beside it. Where the words do not show the task, there is none, and what was said is quoted.

import { isQuestion } from '../../../platform/text/questions.ts';
import { capitalised } from '../context/items.ts';
import { datePhrase } from './days.ts';
import { infinitiveOf } from './undertakes.ts';

interface Grammar {
  /** Who does it and to whom, before the verb and after it. */
  persons: RegExp;
  /** What stands for something said before: without that, it is no task. */
  pointers: RegExp;
  /** The verb closes the task. */
  verbLast?: boolean;
}

const word = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const grammars: Readonly<Record<string, Grammar>> = {
  en: {
    persons: word(
      "i|we|i[’']ll|we[’']ll|will|shall|also|then|personally|gladly|and|so|you|understood|perfect|right|great|good|sure|okay|ok|fine",
    ),
    pointers: word('it|them|that|this|those|these|one'),
  },
  de: {
    persons: word('ich|wir|ihnen|dir|euch|dann|auch|gerne?|und|noch|gleich|ja|also'),
    pointers: word('es|das|den|die|ihn|sie|dies'),
    verbLast: true,
  },
  nl: {
    persons: word('ik|we|wij|u|je|jou|jullie|dan|ook|graag|en|nog|even'),
    pointers: word('het|dat|die|dit|ze|hem'),
    verbLast: true,
  },
  fr: {
    persons: word('je|j|nous|vous|lui|leur|et|moi|puis|aussi|alors'),
    pointers: word('le|la|les|l|en|cela|ça'),
  },
  es: {
    persons: word('yo|nosotros|le|les|os|te|y|también|entonces|pues'),
    pointers: word('lo|la|los|las|se|eso|esto'),
  },
  it: {
    persons: word('io|noi|le|vi|ti|e|anche|poi|allora'),
    pointers: word('lo|la|li|ne|glielo|gliela|glieli|gliele|questo|quello'),
  },
  pt: {
    persons: word('eu|nós|lhe|lhes|te|e|também|então'),
    pointers: word('o|a|os|as|isso|isto|lho|lha'),
  },
  pl: {
    persons: word('ja|my|pani|panu|państwu|ci|wam|i|też|także|to|więc'),
    pointers: word('go|je|ją|ich'),
  },
};

const maxTask = 110;
const minTask = 2;
/** `…, she’s happy to talk`: why, and not what. */
const aside =
  /(?:,|\s[–—-])\s(?:(?:s?he|they|it|so|because|as|which|who|sie|er|es|damit|weil|die|der|das|elle|il|ils|car|qui|comme|ella|él|que|porque|así|lei|lui|perché|così|che|ela|ele|pois|para que|zij|hij|want|dan|zodat|ona|on|bo|żeby)(?:[’'\s])|(?:ok|okay|gut|bien)$).*$/iu;
const prefixes =
  /^(?:mit|zu|vor|an|ab|nach|ein|her|vorbei|durch|weiter|na|mee|op|langs|door|terug|uit|af|toe|over)$/iu;

const preposition =
  /^(?:with|to|for|by|on|in|at|mit|zu|für|bis|an|bei|met|aan|voor|op|bij|avec|à|pour|dans|con|para|por|en|per|com|em)$/iu;

/** Without the day, the reason and the end. */
function bareOf(sentence: string, language: string): string {
  const left = sentence.replace(datePhrase(sentence, language), ' ').replace(/[.!?？。]+$/u, '');
  // `the week of 6 July` is named by its day.
  const named = ofDay.test(left.trim()) ? sentence.replace(/[.!?？。]+$/u, '') : left;
  return named
    .replace(aside, '')
    .replace(/\s+(?=[\s,])/gu, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}
const ofDay = /\s(?:del?|du|des|of|von|vom|di|do|da|van|vanaf)$/iu;

export function taskOf(sentence: string, language: string): string | undefined {
  if (language === 'ja') return sentence;
  const other = byOthers.exec(bareOf(sentence, language))?.[1];
  if (language === 'en' && other !== undefined) return fitting(other);
  const got = gotIn(bareOf(sentence, language));
  if (got !== undefined) return got;
  const grammar = grammars[language];
  if (!grammar) return undefined;
  const words = bareOf(sentence, language)
    .replaceAll(/(?<=^|\s)([jJlL])[’']/gu, '$1 ')
    .split(/\s+/);
  const at = words.findIndex((one) => infinitiveOf(one, language) !== undefined);
  const verb = infinitiveOf(words[at] ?? '', language);
  if (verb === undefined) return undefined;
  const before = words.slice(0, at).filter((one) => !grammar.persons.test(one.replace(/,$/u, '')));
  const after = words.slice(at + 1);
  while (after[0] !== undefined && grammar.persons.test(after[0])) after.shift();
  const isClitic = /^(?:le|la|les|l|lo|los|las|o|a|os|as|li|den|die|das|het|de)$/iu;
  // `the form` has an article; `send it` and `je les envoie` point back.
  const points = (one: string | undefined, next: string | undefined): boolean =>
    one !== undefined &&
    grammar.pointers.test(one) &&
    !(isClitic.test(one) && next !== undefined && !preposition.test(next));
  if (points(after[0], after[1]) || (before.length === 1 && points(before[0], undefined)))
    return undefined;
  const first = after[0] ?? '';
  const last = after.at(-1) ?? '';
  const task = grammar.verbLast
    ? prefixes.test(last)
      ? [...before, ...after.slice(0, -1), `${last.toLowerCase()}${verb}`]
      : // `Ich bringe ein Angebot`: an article is no part of the verb.
        prefixes.test(first) && first.toLowerCase() !== 'ein'
        ? [`${first}${verb}`, ...after.slice(1)]
        : [...before, ...after, verb]
    : before.length > 0
      ? undefined
      : [verb, ...after];
  return task && fitting(joined(task, sentence));
}

/** `You’ll have the report by the 8th`: what they are to have. */
const got =
  /^(?:(?:and|und|et|y|e|en|i)\s)?(?:you(?:[’']ll| will) (?:have|get|receive)|sie (?:bekommen|erhalten)|vous (?:aurez|recevrez)|(?:recibirá|tendrá)|(?:riceverà|avrà)|(?:receberá|terá)|u (?:krijgt|ontvangt)|(?:otrzyma|dostanie) (?:pani?|państwo))\s(?:from (?:me|us)\s|von (?:mir|uns)\s|van (?:mij|ons)\s)?((?:the|an?|your|our|das|die|der|den|einen?|eine|ihre?n?|unsere?n?|le|la|les|une?|votre|notre|el|los|las|una?|su|il|lo|l[’']|o|a|uma?|de|het|een|uw|ons)(?:\s|(?<=[’'])).{3,70})$/iu;
const gotIn = (bare: string): string | undefined => {
  const what = got
    .exec(bare)?.[1]
    ?.replace(
      /\s(?:by|on|until|before|of next|bis|am|avant|d[’']ici|antes|entro|até|voor|do)\s.*$/iu,
      '',
    );
  return what === undefined || /[,;]/u.test(what) ? undefined : capitalised(what);
};

/** `l'attestation` was read as two words. */
const joined = (words: readonly string[], said: string): string =>
  words.join(' ').replaceAll(/(?<=^|\s)([lL]) (\p{L}+)/gu, (apart, l: string, word: string) => {
    const whole = [`${l}’${word}`, `${l}'${word}`].find((one) => said.includes(one));
    return whole ?? apart;
  });

/** `Ross will visit the site`, `Then our diver comes for the survey`. */
const byOthers =
  /^(?:[Tt]hen |[Aa]nd |[Ss]o )?((?:(?:our|my)\s|\p{Lu}\p{L}+\s(?:\p{Lu}\p{L}+\s)?will\s).{4,})$/u;

const fitting = (task: string): string | undefined =>
  task.split(' ').length >= minTask && task.length <= maxTask && !/[,;]$/u.test(task)
    ? capitalised(task)
    : undefined;

/** `Can you send me the plan?` */
const requests: readonly [ask: RegExp, forMe: RegExp, put: string][] = [
  [
    /^(?:and |so |then )?(?:can|could|would|will) you (?:please |also )?/iu,
    /(?<=^\S+ )(?:me|us) /iu,
    '',
  ],
  [
    /^(?:and |so |then )?(?:can|could|may) (?:i|we) (?:please |also )?(?:have|get|see) /iu,
    /(?!)/u,
    '',
  ],
  [/^you(?:[’']d|[’']ll| would| will| could| can)?\s/iu, /(?<=^\S+ )(?:me|us) /iu, ''],
  [/^(?:und )?(?:können|könnten|könnt) (?:sie|ihr) /iu, /^(?:(?:mir|uns|bitte|noch|auch) )+/iu, ''],
  [/^(?:et )?(?:pouvez|pourriez)-vous /iu, /^(?:m[’']|nous )/iu, ''],
  [/^¿?(?:me |nos )?(?:puede|pueden|podría|podrían|puedes) /iu, /(?<=^\S+r)(?:me|nos)(?= )/iu, ''],
  [/^(?:mi |ci )?(?:può|potete|potrebbe|puoi) /iu, /(?<=^\S+r)(?:mi|ci)(?= )/iu, 'e'],
  [/^(?:pode|podem|poderia|consegue) /iu, /(?<=^\S+r)-(?:me|nos)(?= )/iu, ''],
  [/^(?:en )?(?:kunt u|kun je|kunnen jullie) /iu, /^(?:mij|me|ons) /iu, ''],
  [
    /^(?:czy )?(?:może|mogą|mogliby|mógłby|mogłaby) (?:pan |pani |państwo )?/iu,
    /^(?:mi|nam) /iu,
    '',
  ],
];

export function taskAsked(request: string, language: string): string | undefined {
  const bare = bareOf(request, language);
  for (const [ask, forMe, put] of requests) {
    if (!ask.test(bare)) continue;
    return fitting(bare.replace(ask, '').replace(forMe, put));
  }
  // `Kommen Sie zur Besichtigung`: the verb closes the task.
  const [, verb, rest] =
    (language === 'de' &&
      /^(?:bitte )?(\p{L}+n) sie (?:(?:mir|uns|bitte|dann) )*(.+)$/iu.exec(bare)) ||
    [];
  if (verb !== undefined && rest !== undefined && !prefixes.test(rest.split(' ').at(-1) ?? ''))
    return fitting(`${rest} ${verb.toLowerCase()}`);
  return undefined;
}

/** What a day was proposed for: `Shall we look at the roof?`, `Je vous propose une dégustation`. */
const proposals =
  /^(?:and |so |then |und |dann |et |alors |puis |y |entonces |e |allora |en |dan |i )?(?:shall we|we could|wir könnten|on pourrait|nous pourrions|podríamos|potremmo|poderíamos|moglibyśmy|let[’']s(?: say)?|i[’']d (?:like|want)(?: to)?|we[’']d (?:like|want)(?: to)?|i (?:suggest|propose)|we (?:suggest|propose)|(?:would|does|is|how about|what about)|sollen wir|wollen wir|ich schlage|wir schlagen|sagen wir|passt (?:ihnen|dir|euch)|geht (?:bei ihnen|es)|wie wäre(?: es mit)?|je (?:vous )?propose|nous (?:vous )?proposons|disons|on (?:se|peut se) (?:voit|voir|retrouve\p{L}*)|est-ce que|le propongo|propongo|proponemos|quedamos|nos vemos|le (?:va|viene) bien|ci vediamo|proponiamo|facciamo|diciamo|va bene|proponho|propomos|ficamos|pode ser|laten we|zullen we|schikt|past|ik stel voor|proponuję|umówmy się|może)(?!\p{L})\s*/iu;
const closings =
  /(?:^|\s)(?:work|suit|be (?:fine|ok|good)|possible)(?: for)?(?: you| us)?(?=\s|$)|(?:^|\s)(?:vor|voor|fica(?: para)?|para vous|for you)(?=$)|^(?:der|den|die|das|le|el|il|o|de|am|on|at|um)(?=$)/giu;
const lead =
  /^(?:for|für|pour|para|per|voor|na)\s(?:the|die|den|das|der|la|le|les|el|los|las|il|lo|a|o|de|het)?\s?/iu;

/** Generic, where the words name nothing. */
const meeting: Readonly<Record<string, string>> = {
  ...{ en: 'Meeting', de: 'Termin', fr: 'Rendez-vous', es: 'Cita', it: 'Appuntamento' },
  ...{ pt: 'Reunião', nl: 'Afspraak', pl: 'Spotkanie', ja: 'お打ち合わせ', ar: 'موعد' },
};

/** `before`: what was said right before the day was named. */
export function meetingTask(
  proposal: string,
  before: string | undefined,
  language: string,
): string | undefined {
  const own = purposeOf(proposal, language);
  const named = meeting[language];
  if (own !== undefined)
    return seeing.test(proposal) && named !== undefined
      ? `${named} ${own.charAt(0).toLowerCase()}${own.slice(1)}`
      : own;
  const told =
    before !== undefined && proposals.test(before) ? purposeOf(before, language) : undefined;
  return told ?? (isQuestion(proposal) ? named : undefined);
}

/** `On se voit sur place` is a meeting there. */
const seeing = /^(?:on (?:se|peut se)|nos vemos|ci vediamo|vemo-nos)(?!\p{L})/iu;

const maxPurpose = 12;
function purposeOf(proposal: string, language: string): string | undefined {
  const left = (bareOf(proposal.replace(/^¿/u, ''), language).split(', ')[0] ?? '')
    .replace(proposals, '')
    .replace(closings, ' ')
    .trim()
    .replace(closings, ' ')
    .trim()
    .replace(lead, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/[\s,;:–-]+$/u, '');
  const count = left.split(/\s+/u).length;
  return /\p{L}{4}/u.test(left) && count <= maxPurpose && !/[?,;]/u.test(left)
    ? capitalised(left)
    : undefined;
}
