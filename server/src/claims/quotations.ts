// Quotations are whole, and by the speaker the source gives.
import type { Corpus } from './corpus.ts';
import { squeeze } from './squeezed.ts';

/** How far from the words their speaker may stand. */
const nearChars = 400;

export function isQuotedWhole(text: string, corpus: Corpus): boolean {
  const proof = corpus.findVerbatim(text);
  if (!proof) return false;
  const shown = corpus.shownOf(proof.sourceId) ?? '';
  const before = shown.slice(0, proof.start).trimEnd().slice(-1);
  const after = shown.slice(proof.end).trimStart().slice(0, 2);
  // “It works,” she said: the comma is the sentence's around it.
  return isEdge(before) && (isEdge(after.charAt(0)) || /^,["”»’']/.test(after));
}

/** The quotation begins and ends where the source has a mark, a line or its edge. */
const isEdge = (char: string): boolean => char === '' || !/[\p{L}\p{N},;]/u.test(char);

export function speaksNear(speaker: string, text: string, corpus: Corpus): boolean {
  const said = corpus.findVerbatim(text);
  if (!said) return false;
  const shown = corpus.shownOf(said.sourceId) ?? '';
  const around = shown.slice(Math.max(0, said.start - nearChars), said.end + nearChars);
  return squeeze(around).letters.includes(squeeze(speaker).letters);
}
