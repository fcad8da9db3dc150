// Reads TXT records with the system's name servers. Passed in where it is used, so that tests have their own.
import { Resolver } from 'node:dns/promises';

/** The texts at a name; none when there is no such name or record. Throws when nobody answers. */
export type ResolveTxt = (name: string) => Promise<string[]>;

const timeoutMs = 2_000;
const tries = 2;
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

export const resolveTxt: ResolveTxt = async (name) => {
  // A resolver for each question: it reads the name servers that are configured now.
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  try {
    // A long text comes in pieces.
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
