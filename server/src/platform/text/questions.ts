/** Ends as one, in quotation marks or without. */
export const isQuestion = (text: string): boolean =>
  /[?？؟]\s?["”“»)」]?$|(?:です|ます|ました|ません|でしょう)か。」?$/u.test(text);
