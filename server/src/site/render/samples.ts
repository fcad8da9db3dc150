// Whole pages for tests and for looking at; test support, no part of the server.
import type { RenderInput } from './input.ts';
import { clinic } from './samples/clinic.ts';
import { festival } from './samples/festival.ts';
import { freight } from './samples/freight.ts';
import { practice } from './samples/practice.ts';
import { robotics } from './samples/robotics.ts';

export const samples = {
  robotics,
  clinic,
  festival,
  freight,
  practice,
} satisfies Record<string, RenderInput>;
