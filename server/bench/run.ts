// Runs figures one after another, each with a clean-up of its own that also an interrupt reaches.
import type { EngineName } from '../src/platform/db/engine.ts';
import { type Bench, type Figure, InvalidRun, type Target } from './figure.ts';
import { measured, type Result } from './result.ts';

export interface Selected {
  figure: Figure;
  engine: EngineName;
  target: Target;
}

/** A figure is picked when every word is found in its area, name or engine. */
export function select(figures: Figure[], words: string[]): Selected[] {
  return figures.flatMap((figure) =>
    (['sqlite', 'postgres'] as const).flatMap((engine) => {
      const target = figure.targets[engine];
      const text = `${figure.area} ${figure.name} ${engine}`.toLowerCase();
      const wanted = words.every((word) => text.includes(word.toLowerCase()));
      return target && wanted ? [{ figure, engine, target }] : [];
    }),
  );
}

/** Far beyond what any figure takes: a bench that hangs must end. */
const figureTimeoutMs = 15 * 60_000;

export async function runFigure(
  { figure, engine, target }: Selected,
  settings: Omit<Bench, 'engine'>,
): Promise<Result> {
  const result = { area: figure.area, figure: figure.name, engine, target };
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new InvalidRun('it took too long')), figureTimeoutMs);
  try {
    const outcome = await Promise.race([figure.run({ ...settings, engine }), timeout]);
    return { ...result, measured: measured(target, outcome) };
  } catch (error) {
    // A mistake of the bench itself shows where it is; a wrong reply needs no stack.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...result, invalid: error instanceof InvalidRun ? error.message : reason };
  } finally {
    clearTimeout(timer);
    await settings.cleanUp.disposeAsync();
  }
}
