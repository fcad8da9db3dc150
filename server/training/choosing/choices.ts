// What a model of choosing learns from: several candidates with their features, of which some are right, or none.
export interface Choosable {
  values: (readonly [name: string, value: number])[];
  isRight: boolean;
}

export interface Choice {
  id: string;
  /** Whether any is right. */
  answerable: boolean;
  candidates: readonly Choosable[];
}
