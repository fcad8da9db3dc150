// What one customer has seen is their story: without their name it would be said of the reader, or of nobody.
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Section } from '../../context/reading.ts';
import { concernIn, touched } from '../answers/headline_answers.ts';
import type { Brief } from '../brief/brief.ts';
import { isOwn } from '../brief/own_lines.ts';
import { quotedCompanies } from '../brief/proof.ts';
import { compares, genericLabel, ofAllCustomers } from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import type { SourceLine } from './headline_lines.ts';

export function isOfAnother(brief: Brief, line: SourceLine, section: Section): boolean {
  const { source, language } = brief;
  const { sentence, counted, text } = line;
  if (counted === true || ofAllCustomers.test(text)) return false;
  const { heading = '', paragraphs } = section;
  const companies = quotedCompanies(source.quotes);
  const names = (one: string): boolean => companies.some((name) => one.includes(name));
  // With the name in it, it may lead whom it troubles; a page that opens so is still somebody else's letter.
  const named = compares.test(text) && /(?<=\p{L}\s)\p{Lu}/u.test(text) && !names(heading);
  const nears = named && concernIn(brief)(text) >= touched;
  const isStory =
    kindOf(section) === 'proof' &&
    !ofBenefit.test(heading) &&
    !isOwn(brief, text) &&
    !isRowOf(line, heading);
  if (isStory || names(sentence) || names(heading) || atSomebody.test(heading)) return !nears;
  // `Reference: Tollund Dairy, 6 pumps. Rinsing went from 52 to 41 minutes`: whose, the sentence before says.
  const told = paragraphs.find((one) => one.text.includes(sentence))?.text ?? '';
  const before = told.slice(0, told.indexOf(sentence) + sentence.indexOf(text));
  return (
    before !== '' &&
    sentencesOf(before, language).some(
      (one) => names(one) || genericLabel.test(one) || ofCase.test(one),
    )
  );
}

/** `Results of 38 bakeries (2025)`, or the heading of a table, says whose the figures are. */
const isRowOf = ({ row, entry }: SourceLine, heading: string): boolean =>
  row === true && (entry || /\d/.test(heading));
/** `Ihr Nutzen` tells what the reader gets, and nobody's story. */
const ofBenefit = /(?<!\p{L})(?:nutzen|oplevert)(?!\p{L})/iu;

/** `Results at Alcoraya (1,150 ha, 2024)`. */
const atSomebody =
  /(?<=[\p{L}] )(?:at|bei|chez|en la|en el|presso|in der|na|bij|w)\s(?:\p{L}{2,4}\s)?\p{Lu}/u;
/** `Case we can use: …`. */
const ofCase = lean(
  /^(?:our |unser\p{L}* |notre |nuestr\p{L} |il nostro |o nosso |ons |nasz )?(?:case|customer|client|reference|referenz|kunde|beispiel|référence|cas client|exemple|caso|cliente|referencia|ejemplo|riferimento|referenza|esempio|referência|exemplo|referentie|klant|voorbeeld|referencj\p{L}|przykład)(?!\p{L})[^.:：]{0,60}[:：]/iu,
);
