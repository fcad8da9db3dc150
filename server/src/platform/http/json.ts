// Reads a request body as JSON, strictly: what we could not store and give back
// exactly as it came is refused here, with the place of every fault.
import { Failure, type Fault, fieldFault, invalidField } from '../errors.ts';

const maxDepth = 64;
const maxFaults = 100;
/** Members of all its objects and lists together: a megabyte of them takes a tenth of a second to read. */
const maxMembers = 65_536;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseJson(raw: Buffer): unknown {
  // Clients that always send the content type send it without a body too.
  if (raw.length === 0) return undefined;
  refuseTooMany(raw);
  let text: string;
  try {
    text = utf8.decode(raw);
  } catch {
    throw new Failure('malformed_json', { detail: 'The body is not valid UTF-8.' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure('malformed_json', { detail: (error as Error).message });
  }
  if (isStorable(value, text.includes('\\'), 0)) return value;
  const faults = unstorableParts(mayRound.test(text) ? withRoundedMarked(text) : value);
  if (faults.length > 0) throw new Failure('validation_failed', { errors: faults });
  return value;
}

/** With so many digits in a row somewhere, the numbers are looked at one by one. */
const mayRound = /\d{16}/;

/**
 * Whether there can be no fault in it: a quick look, which may say no for nothing. In a text without a backslash
 * every string is as it was written, and so well-formed Unicode without NUL. Calls itself as deep as is allowed.
 */
function isStorable(value: unknown, escapes: boolean, depth: number): boolean {
  if (typeof value === 'string') return !escapes || textFault(value) === undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) || isFraction(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  if (Array.isArray(value)) {
    for (const member of value) if (!isStorable(member, escapes, depth + 1)) return false;
    return true;
  }
  for (const key in value) {
    if (key === '__proto__' || key === 'constructor') return false;
    if (escapes && textFault(key) !== undefined) return false;
    const member = (value as Record<string, unknown>)[key];
    if (!isStorable(member, escapes, depth + 1)) return false;
  }
  return true;
}

const isFraction = (value: number): boolean => Number.isFinite(value) && !Number.isInteger(value);

/** An integer that a double cannot hold. Rounded, it would come back as another: an id, most likely. */
class RoundedInteger {}

function withRoundedMarked(text: string): unknown {
  try {
    return JSON.parse(text, markRounded);
  } catch (error) {
    // Nested deeper than the process can follow.
    throw new Failure('malformed_json', { detail: (error as Error).message });
  }
}

function markRounded(_name: string, value: unknown, context?: { source?: string }): unknown {
  const rounded =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    /^-?\d+$/.test(context?.source ?? '');
  return rounded ? new RoundedInteger() : value;
}

/** Commas outside of texts, counted before anything is built from them; a small body cannot hold too many. */
function refuseTooMany(raw: Buffer): void {
  if (raw.length <= 2 * maxMembers) return;
  let commas = 0;
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === quote) at = endOfText(raw, at);
    else if (raw[at] === comma && ++commas >= maxMembers) {
      const detail = `must not have more than ${maxMembers} members in all`;
      throw invalidField('', 'too_many_members', detail);
    }
  }
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];

/** Where the text that begins here ends; past the end of the body if it does not. */
function endOfText(raw: Buffer, start: number): number {
  for (let at = start + 1; at < raw.length; at++) {
    if (raw[at] === backslash) at++;
    else if (raw[at] === quote) return at;
  }
  return raw.length;
}

/** A text both engines store and give back unchanged. */
export function textFault(text: string): { code: string; detail: string } | undefined {
  if (text.includes('\0')) {
    return { code: 'nul_character', detail: 'must not contain the NUL character' };
  }
  if (!text.isWellFormed()) {
    return { code: 'lone_surrogate', detail: 'must be well-formed Unicode (a surrogate is alone)' };
  }
  return undefined;
}

interface Place {
  value: unknown;
  pointer: string;
  depth: number;
}

// A stack of our own: a body nested a hundred thousand deep must not overflow the process's.
export function unstorableParts(root: unknown): Fault[] {
  const faults: Fault[] = [];
  const fault = (pointer: string, code: string, detail: string) =>
    faults.push(fieldFault(pointer, code, detail));
  const open: Place[] = [{ value: root, pointer: '', depth: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (faults.length >= maxFaults) break;
    const { value, pointer, depth } = place;
    if (typeof value === 'string') {
      const wrong = textFault(value);
      if (wrong) fault(pointer, wrong.code, wrong.detail);
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      fault(pointer, 'number_out_of_range', 'must be a number a double can hold');
    } else if (value instanceof RoundedInteger) {
      fault(pointer, 'number_out_of_range', 'is an integer beyond 2^53: send it as a text');
    } else if (typeof value === 'object' && value !== null) {
      if (depth === maxDepth) {
        fault(pointer, 'too_deep', `must not be nested more than ${maxDepth} levels`);
        continue;
      }
      const inner = (key: string | number) => `${pointer}/${escapePointer(String(key))}`;
      for (const [key, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        if (typeof key === 'string') {
          const wrong = textFault(key);
          if (wrong) fault(inner(key), wrong.code, `the name ${wrong.detail}`);
          if (isPrototypeKey(key, member)) {
            fault(inner(key), 'forbidden_name', 'is a name that could reach an object prototype');
          }
        }
        if (!isSound(member)) open.push({ value: member, pointer: inner(key), depth: depth + 1 });
      }
    }
  }
  return faults;
}

/** Most of any body: what needs no second look, and so no place of its own. */
function isSound(value: unknown): boolean {
  if (typeof value === 'string') return textFault(value) === undefined;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null;
}

function isPrototypeKey(key: string, value: unknown): boolean {
  if (key === '__proto__') return true;
  return (
    key === 'constructor' &&
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'prototype')
  );
}

export const escapePointer = (token: string): string =>
  token.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 200).toWellFormed();
