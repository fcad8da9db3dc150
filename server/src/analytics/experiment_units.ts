// What the sessions of an experiment come to, by unit: colleagues of one account are one.
import type { Db } from '../platform/db/open.ts';
import type { Arm, ExperimentMetric } from '../platform/db/tables.ts';
import { packFlags } from '../sessions/flags.ts';
import { type ArmSums, countOutside, sumArms } from './experiment_units.store.ts';

export interface ExperimentUnits {
  arms(
    tenantId: string,
    experimentId: string,
    metric: ExperimentMetric,
  ): Promise<Record<Arm, Omit<ArmSums, 'arm'>>>;
  /** Sessions of the page that were in no experiment. */
  outside(tenantId: string, pageId: string, period: { from: number; to: number }): Promise<number>;
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
  outside: (tenantId, pageId, period) => countOutside(db, tenantId, pageId, period),
});
