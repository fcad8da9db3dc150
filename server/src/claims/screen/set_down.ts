// Lines that are set down for readers by their form alone, and need no judging.
import type { Line } from './lines.ts';

/** Whose words stand above: `Me Anne Kervella, notaire associée, Quimper`. */
const speakerLine =
  /^\s*(?:[–—-]\s?)?\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){1,3},\s[^.!?;:]{2,80}$|^\s*\S{2,20}[\s\u3000]\S{1,30}(?:[\s\u3000]\S{1,20}){0,2}(?:様|氏)\s*$/u;
const dashedName = /^\s*[–—-]\s?\p{Lu}[^.!?;:]{1,80}$/u;
export const isSpeaker = (text: string, above: Line | undefined): boolean =>
  (speakerLine.test(text) || dashedName.test(text)) && /["”»“」』]\s*$/u.test(above?.text ?? '');

/** `Customers: Port Errol, Sandhaven Marina`. */
export const listsNames =
  /^\p{Lu}[^.:：!?\d]{2,30}[:：]\s\p{Lu}[\p{L}.&’' -]{1,40}(?:,\s\p{Lu}[\p{L}.&’' -]{1,40}){1,12}$/u;

/** An address to go to is set down for those who read. */
export const linked = /^\s*(?:[-*•]\s+)?\[[^\]]{2,80}\]\(https?:\/\/[^)\s]+\)\s*$/iu;
