// Questions with their answers, in the shapes people write them: `Q:` and `A:`,
// a question as a heading, a list of questions under the heading FAQ.

import { isQuestion } from '../../../platform/text/questions.ts';
import { lean } from '../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import type { Question, Reading, Section } from './reading.ts';

const faqHeading = lean(
  /^(?:(?:the )?(?:faqs?(?:[\s,–-].{1,60})?|f\.a\.q\.|frequently asked questions|common questions|(?:open )?questions?|q\s?&\s?a|questions(?: (?:and|&) answers)?|questions (?:we (?:often |always )?(?:hear|get)(?: a lot| (?:most )?often)?|that (?:came|come) up|you (?:asked|may have))|your questions)|(?:questions|what) (?:\p{L}{2,20} ){1,2}(?:often )?ask(?:ed)?(?: us)?|was (?:\p{L}{2,20} ){1,2}(?:uns |oft )?fragen|fragen (?:der|unserer|aus|von) .{2,30}|(?:les |vos )?questions (?:de|des|du) .{2,40}|(?:las )?preguntas (?:de|del|que) .{2,40}|(?:le )?domande (?:di|dei|degli|delle|dai|che) .{2,40}|(?:as )?perguntas (?:de|dos|das|que) .{2,40}|vragen (?:van|die|over) .{2,30}|ご質問(?:と回答)?|(?:häufige |ihre )?fragen|fragen, die (?:oft|häufig) .{2,20}|questions? (?:que l[’']on|qu[’']on) nous .{2,12}|fragen und antworten|foire aux questions|(?:vos )?questions(?: (?:fréquentes|courantes|habituelles))?|preguntas(?: (?:frecuentes|habituales|comunes|típicas))?|domande(?: (?:frequenti|tipiche|comuni|abituali))?|perguntas(?: (?:frequentes|habituais|comuns))?|(?:veelgestelde )?vragen|(?:częste )?pytania(?: i odpowiedzi)?|najczęstsze pytania|よくある(?:ご)?質問|常见问题|자주 묻는 질문|الأسئلة(?: الشائعة| المتكررة)?|أسئلة (?:شائعة|متكررة)|أسئلة|вопросы и ответы)(?:\s*\(.{0,30}\))?$/iu,
);

const yesNo =
  'sure|of course|absolutely|certainly|definitely|not at all|selbstverständlich|auf jeden fall|keineswegs|tout à fait|absolument|pas du tout|por supuesto|desde luego|en absoluto|certamente|assolutamente|com certeza|de modo algum|zeker|absoluut|absolutnie|もちろん|بالتأكيد|klar|natürlich|bien sûr|claro|certo|natuurlijk|oczywiście|yes|no|ja|nein|nee|oui|non|si|sí|sì|sim|não|tak|nie|はい|いいえ|نعم|لا';
const leadingYesNo = new RegExp(`^(?:${yesNo})(?:[,.:;、。،]\\s?|\\s[–—-]\\s)`, 'iu');
const outerYesNo = new RegExp(`^(?:${yesNo})(?!\\p{L})|(?<!\\p{L})(?:${yesNo})[.!。]?$`, 'iu');
const minRest = 5;
const minRestLength = 12;

/** What an answer says beyond its yes or no; `Yes, 365 days a year` is no sentence without it. */
export function withoutYesOrNo(text: string): string {
  const rest = text.replace(leadingYesNo, '');
  const [first = ''] = rest.split(/(?<=[.!?。])\s|(?<=。)/u);
  const spaced = /\s/.test(first.trim());
  const whole = spaced
    ? first.trim().split(/\s+/).length >= minRest
    : first.length >= minRestLength;
  return rest === '' || (whole && !/^\d/.test(rest)) ? rest : text;
}
/** `Con la anestesia no.` */
export const isYesOrNo = (sentence: string): boolean => outerYesNo.test(sentence);
export const opensWithYesOrNo = (sentence: string): boolean => opening.test(sentence);
const opening = new RegExp(`^(?:${yesNo})(?!\\p{L})(?!\\s\\p{L})`, 'iu');
export const isFaqHeading = (heading: string): boolean => {
  const text = heading.trim();
  return (
    faqHeading.test(text) ||
    (text.split(/\s+/).length <= maxFaqWords && ofAsking.test(text) && !byUs.test(text))
  );
};
const maxFaqWords = 5;
/** `Things people ask`, `Cosa ci chiedono`, `Wat klanten vragen`. */
const ofAsking =
  /(?<!\p{L})(?:(?:people|customers?|clients?|buyers|visitors|guests|often|usually) ask(?:ed)?|asks? us|get asked|gefragt wird|uns (?:oft |immer )?(?:gefragt|fragen)|fragen uns|gefragt werden|(?:nous|vous) demandent?|nos preguntan?|(?:ci|vi) chiedono|nos perguntam|ons (?:vragen|gevraagd)|vragen ons|klanten vragen|nas pytają|pytają (?:nas|klienci))(?!\p{L})|聞かれる|お尋ね/iu;
const byUs =
  /(?<!\p{L})(?:from you|of you|von ihnen|de vous|de usted\p{L}*|da lei|de si|van u)(?!\p{L})/iu;

/** One letter with a full stop may begin a name: `D. Hume`. With a colon or a number it is a mark. */
const asked =
  /^(?:(?:q|question|frage|pregunta|domanda|pergunta|vraag|pytanie|質問|問|问|س)\s*\d{0,2}\s*[:.)：、．）]|[FDPV](?:\s?\d{1,2}\s?[:.)]|\s?[:：]))\s*(\S.*)$/iu;
const answered =
  /^(?:(?:a|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedź|回答|答|ج)\s*\d{0,2}\s*[:.)：、．）]|[RO](?:\s?\d{1,2}\s?[:.)]|\s?[:：]))\s*(\S.*)$/iu;

const letterAlone = /^[FDPV]/iu;

/** `P: 400 W` is a figure, and no question. */
export function askedIn(line: string): string | undefined {
  const said = asked.exec(line)?.[1];
  return said !== undefined &&
    letterAlone.test(line) &&
    !/^(?:pregunta|pergunta|frage|domanda|vraag|pytanie)/iu.test(line) &&
    !/[?？]/.test(said)
    ? undefined
    : said;
}
export const answeredIn = (line: string): string | undefined => answered.exec(line)?.[1];

/** A question and its answer on one line, marked or not: `Q: Is it free? A: Yes, until May.` */
export function answeredLine(
  text: string,
  language: string,
): { question: string; answer: string } | undefined {
  const sentences = sentencesOf(text, language);
  const asks = askingIn(sentences);
  if (asks === -1 || asks === sentences.length - 1) return undefined;
  const question = sentences.slice(0, asks + 1).join(' ');
  const answer = sentences.slice(asks + 1).join(' ');
  return { question: askedIn(question) ?? question, answer: answeredIn(answer) ?? answer };
}

/** `My roof is flat. Then we set the panels on a frame.`: what a reader might say, and what is said to it. */
export function statedLine(
  text: string,
  language: string,
): { question: string; answer: string; byReader: boolean } | undefined {
  const [first = '', ...rest] = sentencesOf(text, language);
  if (rest.length === 0 || rest.some(isQuestion) || first.length > maxBefore) return undefined;
  if (!/[.!。]$/u.test(first) || /[:：]/.test(first) || /["“„«「]/u.test(text)) return undefined;
  return { question: first, answer: rest.join(' '), byReader: ofOne.test(first) };
}
/** A firm says `we`. */
const ofOne =
  /(?<!\p{L})(?:i|i[’']m|i[’']ve|my|ich|mein\p{L}{0,2}|mir|mich|je|j[’']\p{L}+|mon|ma|mes|yo|mi|mis|tengo|io|mio|mia|miei|mie|ho|eu|meus?|minhas?|tenho|ik|mijn|mój|moja|moje|mam)(?!\p{L})|私|うちの/iu;

const maxBefore = 60;

/** Which sentence asks: the first, or the second where a short one leads to it: `My roof is flat. Is that a no?` */
function askingIn([first = '', second = '']: readonly string[]): number {
  if (isQuestion(first)) return 0;
  return first.length <= maxBefore && isQuestion(second) ? 1 : -1;
}

/** Takes the questions out of the sections they stand in. */
export function pullQuestions(reading: Reading, language: string): Reading {
  const questions = [...reading.questions];
  const asHeadings = reading.sections.filter(isQuestionSection).length;
  let questionsHeading = reading.questionsHeading;
  let faqLevel: number | undefined;
  const sections: Section[] = [];
  for (const section of reading.sections) {
    const { heading } = section;
    const faq = heading !== undefined && isFaqHeading(heading);
    if (faq) {
      // `FAQ stuff from the inbox` is a drawer of those who write.
      if (!/^faqs?[\s,–-]/iu.test(heading)) questionsHeading ??= heading;
      faqLevel = section.level;
    } else if (faqLevel !== undefined && section.level <= faqLevel) faqLevel = undefined;
    const inFaq = faqLevel !== undefined;
    // One question as a heading is a way of writing; several are questions.
    if (isQuestionSection(section) && (inFaq || asHeadings > 1)) {
      questions.push({ question: heading ?? '', answer: answerOf(section) });
      continue;
    }
    const rest = pullFrom(section, inFaq, language, questions);
    // What is left below a heading for questions stands without it.
    if (faq) delete rest.heading;
    sections.push(rest);
  }
  return {
    ...reading,
    sections: questions.length > 1 ? sections.map(withoutQuestionsBelow) : sections,
    questions,
    ...(questionsHeading === undefined ? {} : { questionsHeading }),
  };
}

/** `Questions people ask us`, above them: no text of its own. */
const questionsBelow =
  /^(?:\p{L}+\s){0,3}(?:questions|fragen|preguntas|domande|perguntas|vragen|pytania)(?:\s[\p{L}’']+){0,4}:?$|^(?:よくある)?(?:ご)?質問$/iu;

const withoutQuestionsBelow = (section: Section): Section => ({
  ...section,
  paragraphs: section.paragraphs.filter(
    ({ text }) => text.length > maxBefore || !questionsBelow.test(text.trim()),
  ),
});

const isQuestionSection = ({ heading, paragraphs, items }: Section): boolean =>
  heading !== undefined && isQuestion(heading) && paragraphs.length > 0 && items.length === 0;

const answerOf = ({ paragraphs }: Section): string =>
  paragraphs.map((passage) => passage.text).join(' ');

function pullFrom(
  section: Section,
  inFaq: boolean,
  language: string,
  questions: Question[],
): Section {
  const items = section.items.filter(({ title, text }) => {
    if (!isQuestion(title) || text === undefined) return true;
    questions.push({ question: title, answer: text });
    return false;
  });
  const paragraphs = section.paragraphs.filter(({ text }) => {
    const line = answeredLine(text, language);
    const found = line && (inFaq || leadingYesNo.test(line.answer)) ? line : undefined;
    if (found) questions.push(found);
    // A question whose answer may not show asks the reader.
    return !found && !sentencesOf(text, language).every(isQuestion);
  });
  return { ...section, items, paragraphs };
}
