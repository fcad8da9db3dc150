// What is held back from whom, to see what it is worth.
export interface ExperimentTables {
  experiments: ExperimentRow;
  experiment_units: ExperimentUnitRow;
}

export type Arm = 'control' | 'treated';
export type ExperimentMetric = 'converted' | 'formSubmitted' | 'engaged';

export interface ExperimentRow {
  experiment_id: string;
  tenant_id: string;
  page_id: string;
  control_audience_id: string;
  /** Millionths. */
  holdout_ppm: number;
  alpha_ppm: number;
  metric: ExperimentMetric;
  started_at: number;
  changed_at: number | null;
  ended_at: number | null;
}

export interface ExperimentUnitRow {
  tenant_id: string;
  experiment_id: string;
  person_id: string;
  account_id: string | null;
  arm: Arm;
  assigned_at: number;
}
