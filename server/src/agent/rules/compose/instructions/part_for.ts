// `Leave out the part for parents`: the section that is headed so goes. Parents may be spoken of elsewhere.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Section } from '../../context/reading.ts';
import { saidBy } from '../brief/meant.ts';

const partFor =
  /^(?:the )?(?:(?:bits?|parts?|pieces?|passages?|sections?|stuff) for|(?:teile?|abschnitte?|passagen?) für|(?:parties?|passages?|sections?) (?:pour|destinées? aux?)|(?:partes?|apartados?|secciones|sección|secç(?:ão|ões)) para|(?:parti|parte|sezion[ei]) per|(?:stukk?(?:en)?|stukjes?|delen|deel|gedeeltes?) voor|(?:częś(?:ć|ci)|fragment\p{L}*) dla)\s(?:(?:the|die|der|das|den|les?|la|l[ao]s|el|il|i|gli|le|os?|as?|de|het)\s)?(.{2,50})$|^(.{1,16}?)(?:向け|の方へ)の?(?:部分|箇所|説明|章|セクション)$/iu;

/** Whether a text is of the section for them; nothing where no section is. */
export function ofPartFor(
  about: string,
  sections: readonly Section[],
  language: string,
): ((text: string) => boolean) | undefined {
  const [, before, behind] = partFor.exec(about) ?? [];
  const whom = before ?? behind;
  if (whom === undefined) return undefined;
  const { isIn } = saidBy(whom, language);
  const theirs = sections.filter(({ heading }) => heading !== undefined && isIn(heading));
  if (theirs.length === 0) return isIn;
  const texts = new Set(
    theirs.flatMap(({ heading = '', paragraphs, items, tables }) => [
      heading,
      ...paragraphs.flatMap(({ text }) => [text, ...sentencesOf(text, language)]),
      ...items.flatMap(({ title, text = '' }) => [
        title,
        `${title} ${text}`.trim(),
        ...sentencesOf(text, language),
      ]),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ]),
  );
  return (text) => texts.has(text);
}
