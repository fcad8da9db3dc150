// What axe finds wrong with what a browser shows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Frames have no origin: their pages are held to axe where they are rendered. What React Aria says
// aloud is taken back seconds later.
const run = (options: object): string =>
  `axe.run({ exclude: [["[data-live-announcer]"]] }, ${JSON.stringify({ iframes: false, ...options })}).then(({ violations }) =>
    violations.map((one) => one.id + ": " + one.nodes[0].html.slice(0, 200) + " " + one.nodes[0].failureSummary))`;

async function look(page: Page, options: object): Promise<string[]> {
  // What is still fading in has the contrast of neither.
  await page.evaluate(
    'Promise.all(document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished.catch(() => {})))',
  );
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(run(options));
}

export const violations = (page: Page): Promise<string[]> => look(page, {});

/** By day everything, by night what depends on colours. Leaves the page by day. */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  const byDay = await look(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await look(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((one) => `by night: ${one}`)];
}
