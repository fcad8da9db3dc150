// The two ways to use the studio: with a mouse, and with the keyboard alone. A story told to a hand is
// done by it, so that whatever is reached by a click in one run must be reached by Tab in the other.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** In place of what stands in the field. */
  write(target: Locator, text: string): Promise<void>;
  /** One of several, by its radio button. */
  choose(target: Locator): Promise<void>;
  /** From a menu that is open. */
  pick(target: Locator): Promise<void>;
  /** Types over the first text of the page in the editor. */
  retype(text: string): Promise<void>;
}

/** As far as it matters here, an element in the browser. */
interface Control {
  type?: string;
  name?: string;
  isConnected: boolean;
  ownerDocument: { activeElement: Control | null };
}
const stateOf = (
  element: unknown,
  sort: 'focused' | 'beside',
): 'gone' | 'reached' | 'elsewhere' => {
  const control = element as Control;
  if (!control.isConnected) return 'gone';
  const active = control.ownerDocument.activeElement;
  const reached =
    active === control ||
    (sort === 'beside' && active?.type === 'radio' && active.name === control.name);
  return reached ? 'reached' : 'elsewhere';
};

async function pressUntil(
  page: Page,
  key: string,
  target: Locator,
  sort: 'focused' | 'beside',
): Promise<void> {
  let element = await target.elementHandle();
  for (let press = 0; press < 120; press += 1) {
    // Looked for anew only where it was drawn anew: a search by role goes through the whole document.
    let state = await element?.evaluate(stateOf, sort);
    while (state === 'gone') {
      element = await target.elementHandle();
      state = await element?.evaluate(stateOf, sort);
    }
    if (state === 'reached') return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${target}`);
}

/** Goes on with Tab until it is there: the way of those who have no mouse. */
export const tabTo = (page: Page, target: Locator): Promise<void> =>
  pressUntil(page, 'Tab', target, 'focused');

export const mouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.locator('xpath=ancestor::label').click(),
  pick: (target) => target.click(),
  async retype(text) {
    await page.frameLocator('iframe').locator('h1 [data-field]').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
  },
});

export const keyboard = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async write(target, text) {
    await tabTo(page, target);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  },
  async choose(target) {
    await pressUntil(page, 'Tab', target, 'beside');
    await pressUntil(page, 'ArrowRight', target, 'focused');
  },
  async pick(target) {
    await pressUntil(page, 'ArrowDown', target, 'focused');
    await page.keyboard.press('Enter');
  },
  async retype(text) {
    await tabTo(page, page.locator('iframe'));
    for (const key of ['ArrowDown', 'Enter', 'Control+A']) await page.keyboard.press(key);
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
  },
});
