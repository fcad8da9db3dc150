// Reads variables one by one and gathers what is wrong with them, so that every fault is told at once.
import { defaultOf, type VariableName, variables } from './variables.ts';

export type Parse<T> = (text: string) => T | undefined;

/** Faults are gathered: what is read after the first of them is not to be used. */
export interface Environment {
  faults: string[];
  /** The value, or that of its default. */
  read<T>(name: VariableName, parse: Parse<T>, expected: string): T;
  /** Undefined where it is not set. */
  readOptional<T>(name: VariableName, parse: Parse<T>, expected: string): T | undefined;
  text(name: VariableName): string | undefined;
  url(name: VariableName, protocols: string[], text?: string | undefined): string | undefined;
  /** Set, look like ours, and mean nothing. */
  unknown: string[];
}

export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const known = new Set<string>(variables.map(([name]) => name));

  const text = (name: VariableName): string | undefined => env[name]?.trim() || undefined;

  function parsed<T>(name: VariableName, given: string, parse: Parse<T>, expected: string): T {
    const value = parse(given);
    if (value === undefined) {
      faults.push(`${name} must be ${expected}, not ${JSON.stringify(given)}`);
    }
    return value as T;
  }

  return {
    faults,
    text,
    read: (name, parse, expected) => parsed(name, text(name) ?? defaultOf(name), parse, expected),
    readOptional(name, parse, expected) {
      const given = text(name);
      return given === undefined ? undefined : parsed(name, given, parse, expected);
    },
    url(name, protocols, given = text(name)) {
      if (given === undefined) return undefined;
      const url = URL.parse(given);
      if (url && protocols.includes(url.protocol)) return given;
      faults.push(`${name} must be a URL that starts with ${protocols.join('// or ')}//`);
      return undefined;
    },
    unknown: Object.keys(env).filter((name) => name.startsWith('FACET_') && !known.has(name)),
  };
}
