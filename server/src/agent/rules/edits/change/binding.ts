// What a reader would miss in a shorter text: what it costs, on what terms, and when.
import { hasAmount } from '../../../../platform/text/money.ts';
import { ofTerms } from '../../compose/texts/claim_lines.ts';
import { type Value, wholeValuesIn } from '../../text/values.ts';

/** A price, a condition or a day: left out only where nothing else is left to go. */
export const isBinding = (text: string, language: string): boolean =>
  hasAmount(text) || ofTerms.test(text) || wholeValuesIn(text, language).some(isDay);

const isDay = ({ kind, text }: Value): boolean => kind === 'date' && !/^\d{4}$/.test(text);
