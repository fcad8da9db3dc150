// Questions with their answers, in the shapes people write them: `Q:` and `A:`,
// a question as a heading, a list of questions under the heading FAQ.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import type { Question, Reading, Section } from './reading.ts';

const faqHeading =
  /^(?:(?:the )?(?:faqs?|f\.a\.q\.|frequently asked questions|common questions|(?:open )?questions?|q\s?&\s?a|questions(?: (?:and|&) answers)?|questions (?:we (?:often )?hear|you (?:asked|may have)|\p{L}+(?: \p{L}+)? (?:ask|often ask)(?: us)?)|your questions)|(?:häufige |ihre )?fragen|fragen, die (?:oft|häufig) .{2,20}|questions? (?:que l[’']on|qu[’']on) nous .{2,12}|fragen und antworten|foire aux questions|(?:vos )?questions(?: fréquentes)?|preguntas(?: frecuentes)?|domande(?: frequenti)?|perguntas(?: frequentes)?|(?:veelgestelde )?vragen|(?:częste )?pytania(?: i odpowiedzi)?|najczęstsze pytania|よくある(?:ご)?質問|常见问题|자주 묻는 질문|الأسئلة(?: الشائعة| المتكررة)?|أسئلة (?:شائعة|متكررة)|أسئلة|вопросы и ответы)(?:\s*\(.{0,30}\))?$/iu;

export const isQuestion = (text: string): boolean =>
  /[?？؟]["”»)]?$|(?:です|ます|ました|ません|でしょう)か。$/u.test(text);
const yesNo =
  'sure|of course|klar|natürlich|bien sûr|claro|certo|natuurlijk|oczywiście|yes|no|ja|nein|nee|oui|non|si|sí|sì|sim|não|tak|nie|はい|いいえ|نعم|لا';
const leadingYesNo = new RegExp(`^(?:${yesNo})(?:[,.:;、。،]\\s?|\\s[–—-]\\s)`, 'iu');
const outerYesNo = new RegExp(`^(?:${yesNo})(?!\\p{L})|(?<!\\p{L})(?:${yesNo})[.!。]?$`, 'iu');
/** What an answer says beyond its yes or no. */
export const withoutYesOrNo = (text: string): string => text.replace(leadingYesNo, '');
/** `Con la anestesia no.` */
export const isYesOrNo = (sentence: string): boolean => outerYesNo.test(sentence);
export const isFaqHeading = (heading: string): boolean => faqHeading.test(heading.trim());

const asked =
  /^(?:q|question|frage|pregunta|domanda|pergunta|vraag|pytanie|質問|问|س)\s*\d{0,2}\s*[:.)：]\s*(\S.*)$/iu;
const answered =
  /^(?:a|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedź|回答|答|ج)\s*\d{0,2}\s*[:.)：]\s*(\S.*)$/iu;

/** `D:` and `R:`, `F:` and `A:`, `P:` and `R:`: a letter asks only where a question follows. */
const letterAsked = /^[DFPVQ]\s?[:.)]\s+(\S.{3,300}[?？])$/u;
const letterAnswered = /^[RAO]\s?[:.)]\s+(\S.*)$/u;

export const askedIn = (line: string): string | undefined =>
  asked.exec(line)?.[1] ?? letterAsked.exec(line)?.[1];
export const answeredIn = (line: string): string | undefined =>
  answered.exec(line)?.[1] ?? letterAnswered.exec(line)?.[1];

/** A question and its answer on one line, marked or not: `Q: Is it free? A: Yes, until May.` */
export function answeredLine(
  text: string,
  language: string,
): { question: string; answer: string } | undefined {
  const [first = '', ...rest] = sentencesOf(text, language);
  if (!isQuestion(first) || rest.length === 0) return undefined;
  const answer = rest.join(' ');
  return { question: askedIn(first) ?? first, answer: answeredIn(answer) ?? answer };
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
      questionsHeading ??= heading;
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
    sections,
    questions,
    ...(questionsHeading === undefined ? {} : { questionsHeading }),
  };
}

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
