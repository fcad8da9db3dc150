// What axe finds wrong with what a browser shows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What passes is not described: nobody reads it. */
const faultsOnly = { iframes: false, resultTypes: ['violations'], selectors: false };

// Frames have no origin: their pages are held to axe where they are rendered. What React Aria says
// aloud is taken back seconds later.
const run = (options: object): string =>
  `axe.run({ exclude: [["[data-live-announcer]"]] }, ${JSON.stringify({ ...faultsOnly, ...options })}).then(({ violations }) =>
    violations.map((one) => one.id + ": " + one.nodes[0].html.slice(0, 200) + " " + one.nodes[0].failureSummary))`;

/** What is still fading in has the contrast of neither, and what it uncovers may begin to fade then. */
const settled = `(async () => {
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fading = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    const running = fading.filter((one) => one.playState === 'running' || one.pending);
    if (running.length === 0) return;
    await Promise.all(running.map((one) => one.finished.catch(() => {})));
  }
})()`;

async function look(page: Page, options: object): Promise<string[]> {
  await page.evaluate(settled);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(run(options));
}

/** What came in while axe was looking may have been caught halfway: a fault is there the next time too. */
async function found(page: Page, options: object): Promise<string[]> {
  const first = await look(page, options);
  if (first.length === 0) return [];
  const second = await look(page, options);
  return second.filter((one) => first.includes(one));
}

export const violations = (page: Page): Promise<string[]> => found(page, {});

const isNight = 'matchMedia("(prefers-color-scheme: dark)").matches';
const atNight = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * By day everything, by night what depends on colours. Begins with the one that the page is in and leaves it
 * in the other: every turn draws the whole page anew.
 */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  const look = async (night: boolean): Promise<string[]> => {
    if (!night) return found(page, {});
    return (await found(page, atNight)).map((one) => `by night: ${one}`);
  };
  const night: boolean = await page.evaluate(isNight);
  const before = await look(night);
  await page.emulateMedia({ colorScheme: night ? 'light' : 'dark' });
  return [...before, ...(await look(!night))];
}
