// Whole pages for tests and for looking at; test support, no part of the server.
import type { RenderInput } from './input.ts';
import { architect } from './samples/architect.ts';
import { clinic } from './samples/clinic.ts';
import { courier } from './samples/courier.ts';
import { factory } from './samples/factory.ts';
import { festival } from './samples/festival.ts';
import { freight } from './samples/freight.ts';
import { observability } from './samples/observability.ts';
import { practice } from './samples/practice.ts';
import { robotics } from './samples/robotics.ts';
import { winery } from './samples/winery.ts';

type Name =
  | 'robotics'
  | 'clinic'
  | 'festival'
  | 'freight'
  | 'practice'
  | 'observability'
  | 'winery'
  | 'factory'
  | 'courier'
  | 'architect';

export const samples: Record<Name, RenderInput> = {
  robotics,
  clinic,
  festival,
  freight,
  practice,
  observability,
  winery,
  factory,
  courier,
  architect,
};
