// Reads what was entered into a form as the fields of its block have it: every field is checked by
// its type, and every fault is told, not just the first. Pure.
import type { BlockOf } from '../content/content.ts';
import { normalizeEmail } from '../platform/formats/email.ts';
import { formats } from '../platform/formats/formats.ts';
import { textFault } from '../platform/http/json.ts';

export type Field = BlockOf<'form'>['fields'][number];
export type Entry = string | number | boolean | string[];
/** As it came, by field name: the texts of a browser's form, or the members of a JSON body. */
export type Entered = ReadonlyMap<string, unknown>;

export type FieldFaultCode =
  | 'required'
  | 'too_long'
  | 'wrong_type'
  | 'wrong_format'
  | 'not_allowed'
  | 'out_of_range'
  | 'nul_character'
  | 'lone_surrogate';

export interface FieldFault {
  name: string;
  code: FieldFaultCode;
  detail: string;
  /** Of characters, where there are too many. */
  limit?: number;
}

export interface ReadForm {
  input: Record<string, Entry>;
  faults: FieldFault[];
}

/** In characters, by type. Checked before a pattern or parser sees the text: visitors send anything. */
const limits: Partial<Record<Field['fieldType'], number>> = {
  textarea: 20_000,
  url: 2_048,
  email: 254,
  number: 64,
};
const lineMax = 1_000;

type Reading = { entry: Entry } | { fault: Omit<FieldFault, 'name'> } | undefined;

const fault = (code: FieldFaultCode, detail: string): Reading => ({ fault: { code, detail } });

export function readForm(fields: readonly Field[], entered: Entered): ReadForm {
  const entries: [string, Entry][] = [];
  const faults: FieldFault[] = [];
  for (const field of fields) {
    const reading = readField(field, entered.get(field.name));
    if (reading === undefined) {
      if (field.required)
        faults.push({ name: field.name, code: 'required', detail: 'is required' });
    } else if ('entry' in reading) entries.push([field.name, reading.entry]);
    else faults.push({ name: field.name, ...reading.fault });
  }
  return { input: Object.fromEntries(entries), faults };
}

/** Undefined when nothing was entered. */
function readField(field: Field, raw: unknown): Reading {
  if (field.fieldType === 'checkbox') {
    return field.options === undefined ? readTick(field, raw) : readChoices(field.options, raw);
  }
  const value = Array.isArray(raw) ? raw[0] : raw;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && field.fieldType === 'number') return exactNumber(value);
  if (typeof value !== 'string') return fault('wrong_type', 'must be text');
  const wrong = textFault(value);
  if (wrong) return fault(wrong.code as FieldFaultCode, wrong.detail);
  const text = value.replace(/\r\n?/g, '\n').trim();
  if (text === '') return undefined;
  const limit = limits[field.fieldType] ?? lineMax;
  return isLonger(text, limit) ? tooLong(limit) : readText(field, text);
}

function readText({ fieldType, options }: Field, text: string): Reading {
  switch (fieldType) {
    case 'email': {
      const email = normalizeEmail(text);
      if (email !== undefined) return { entry: email };
      return fault('wrong_format', 'must be an email address');
    }
    case 'phone':
      return isPhone(text)
        ? { entry: text }
        : fault('wrong_format', 'must be a phone number, such as +49 30 123456');
    case 'url':
      return formats['web-address']?.check(text)
        ? { entry: text }
        : fault('wrong_format', 'must be an http or https address');
    case 'number':
      return readNumber(text);
    case 'select':
      if (options === undefined || options.includes(text)) return { entry: text };
      return fault('not_allowed', 'must be one of the options');
    default:
      return { entry: text };
  }
}

/** A character has two units at most: counting them one by one is for texts near the limit only. */
const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || [...text].length > limit);
const tooLong = (limit: number): Reading => ({
  fault: { code: 'too_long', detail: `must have at most ${limit} characters`, limit },
});

/** As people write them: with spaces, dots, dashes, brackets and an extension. */
const isPhone = (text: string): boolean =>
  text.length <= 40 &&
  /^\+?\d{5,15}$/.test(
    text.replace(/(?:ext\.?|x|#)\s*\d{1,6}$/i, '').replace(/[\s().\-/\u00a0]/g, ''),
  );

/** E.164, where the text says the country; undefined where it does not. */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/(?:ext\.?|x|#)\s*\d{1,6}$/i, '').replace(/[^\d+]/g, '');
  return /^\+[1-9]\d{1,14}$/.test(digits) ? digits : undefined;
}

function readNumber(text: string): Reading {
  const isNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(text);
  return isNumber ? exactNumber(Number(text)) : fault('wrong_format', 'must be a number');
}

/** What a double cannot hold would be stored as another number; JSON has no negative zero. */
const exactNumber = (value: number): Reading =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? { entry: value === 0 ? 0 : value }
    : fault('out_of_range', 'must be a smaller number');

/** A box that must be ticked is not met by "no". */
function readTick({ required }: Field, raw: unknown): Reading {
  const value = Array.isArray(raw) ? raw[0] : raw;
  if (value === true || value === 'true' || value === 'on') return { entry: true };
  const open = value === undefined || value === null || value === false;
  if (!open && value !== '' && value !== 'false') {
    return fault('wrong_type', 'must be true or false');
  }
  return required ? undefined : { entry: false };
}

function readChoices(options: readonly string[], raw: unknown): Reading {
  const chosen = [raw ?? []].flat().filter((one) => one !== '');
  if (chosen.length === 0) return undefined;
  if (!chosen.every((one) => typeof one === 'string' && options.includes(one))) {
    return fault('not_allowed', 'must be out of the options');
  }
  // In the order of the form, whatever order they came in.
  return { entry: options.filter((option) => chosen.includes(option)) };
}
