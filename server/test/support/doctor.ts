// What the doctor finds, for tests.
import { readConfig } from '../../src/config/config.ts';
import { examine } from '../../src/operations/doctor.ts';
import type { Finding } from '../../src/operations/findings.ts';
import type { Env } from './process.ts';

export async function examined(env: Env): Promise<Finding[]> {
  const findings: Finding[] = [];
  await examine(
    () => readConfig({ PORT: '0', ...env }),
    Date.now,
    (one) => void findings.push(one),
  );
  return findings;
}

/** The disk and the PostgreSQL that the tests run on are nobody's fault here. */
const isOfTheMachine = ({ level, about }: Finding): boolean =>
  about === 'space' || (level === 'warning' && about === 'database');

export const bad = (findings: Finding[]): string[] =>
  findings
    .filter((one) => one.level !== 'ok' && !isOfTheMachine(one))
    .map(({ level, about, text }) => `${level} ${about}: ${text}`);
