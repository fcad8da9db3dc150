// What the site asks before it renders a page: whether the visit is in an experiment, and in which arm.
// Who answers is handed in; the site knows nothing of how units are told apart.
import type { Exposure } from '../sessions/visit_context.ts';

export interface Assignment {
  exposure: Exposure;
  /** Whose version the control sees. */
  controlAudienceId: string;
}

export interface Arms {
  /** The same for ever, once given; undefined for an audience that is in no experiment. */
  assign(tenantId: string, audienceId: string): Promise<Assignment | undefined>;
  /** What `assign` would give at that time; writes nothing. */
  find(tenantId: string, audienceId: string, at: number): Promise<Assignment | undefined>;
}

export const shownAudience = (audienceId: string, assigned: Assignment | undefined): string =>
  assigned?.exposure.arm === 'control' ? assigned.controlAudienceId : audienceId;
