// What the sessions of an experiment come to, by unit: colleagues of one account are one.
import type { Db } from '../platform/db/open.ts';
import type { Arm, ExperimentMetric } from '../platform/db/tables.ts';
import { packFlags } from '../sessions/flags.ts';
import { type ArmSums, countOutside, stepArms, sumArms } from './experiment_units.store.ts';

export interface ExperimentUnits {
  arms(
    tenantId: string,
    experimentId: string,
    metric: ExperimentMetric,
  ): Promise<Record<Arm, Omit<ArmSums, 'arm'>>>;
  /** The arms as they stood at the end of each of so many steps; the last has everything there is. */
  overTime(
    tenantId: string,
    experimentId: string,
    metric: ExperimentMetric,
    steps: { from: number; stepMs: number; count: number },
  ): Promise<Record<Arm, Counted>[]>;
  /** Sessions of the page that were in no experiment. */
  outside(tenantId: string, pageId: string, period: { from: number; to: number }): Promise<number>;
}

/** Of an arm: its units, and those of them that did what is measured. */
export interface Counted {
  units: number;
  converted: number;
}

const nobody = { units: 0, sessions: 0, converted: 0 };

export const makeExperimentUnits = ({ db }: { db: Db }): ExperimentUnits => ({
  async arms(tenantId, experimentId, metric) {
    const found = { control: nobody, treated: nobody };
    for (const { arm, ...sums } of await sumArms(
      db,
      tenantId,
      experimentId,
      packFlags({ [metric]: true }),
    )) {
      found[arm] = sums;
    }
    return found;
  },
  async overTime(tenantId, experimentId, metric, { from, stepMs, count }) {
    const mask = packFlags({ [metric]: true });
    const news = await stepArms(db, tenantId, experimentId, mask, { from, stepMs });
    const now = { control: { units: 0, converted: 0 }, treated: { units: 0, converted: 0 } };
    return Array.from({ length: count }, (_, step) => {
      for (const { arm, what, units, step: at } of news) {
        // What came after the last step, as a visit that was open when it ended, belongs to it.
        if (Math.min(at, count - 1) !== step) continue;
        now[arm][what === 'came' ? 'units' : 'converted'] += units;
      }
      return structuredClone(now);
    });
  },
  outside: (tenantId, pageId, period) => countOutside(db, tenantId, pageId, period),
});
