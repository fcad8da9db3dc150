// A failure in words that say what to do. The codes are the server's; the words are the studio's.
import {
  FacetConnectionError,
  FacetError,
  FacetNotFoundError,
  FacetPermissionError,
  FacetRateLimitError,
} from '@facet/sdk';
import { t } from './texts.ts';

export interface Explained {
  title: string;
  advice?: string | undefined;
}

export function explain(error: unknown): Explained {
  if (!(error instanceof FacetError)) return { title: t.faults.unknown };
  const known = (t.faults.byCode as Record<string, string | undefined>)[error.code];
  if (known !== undefined) return { title: known };
  if (error instanceof FacetConnectionError) return t.faults.offline;
  if (error instanceof FacetPermissionError) return t.faults.notAllowed;
  if (error instanceof FacetNotFoundError) return t.faults.gone;
  if (error instanceof FacetRateLimitError) return t.faults.slowDown;
  const [first] = error.errors;
  if (first)
    return { title: t.faults.invalid, advice: `${first.pointer.slice(1)} ${first.detail}` };
  return { title: t.faults.unknown, advice: error.detail ?? error.requestId };
}

/** What is wrong with one field of a form, by the server's word. */
export function faultOf(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof FacetError)) return undefined;
  return error.errors.find((fault) => fault.pointer === pointer)?.detail;
}
