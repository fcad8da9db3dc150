// Which arm a unit belongs to: a hash, so that every process, engine and copy says the same without asking
// anybody, today and in a year. Another experiment has another id, and shuffles anew.
import { hash } from 'node:crypto';
import type { Arm } from '../platform/db/tables.ts';

const hexDigits = 12;

/** Where a unit stands between 0 and 1, the same for ever. */
export const placeOf = (experimentId: string, unitId: string): number =>
  Number.parseInt(hash('sha256', `${experimentId}:${unitId}`).slice(0, hexDigits), 16) /
  16 ** hexDigits;

export const armOf = (experimentId: string, unitId: string, holdout: number): Arm =>
  placeOf(experimentId, unitId) < holdout ? 'control' : 'treated';
