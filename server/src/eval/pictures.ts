// Pictures of pages by an installed browser, run once for each: on a desk and on a phone.
// Without a browser the report shows the pages themselves.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const views = { desktop: '1280,2400', phone: '500,3000' } as const;
const timeoutMs = 30_000;

export interface Pictures {
  pictureOf(name: string, view: keyof typeof views): string | undefined;
  faults: string[];
}

export async function takePictures(folder: string, names: readonly string[]): Promise<Pictures> {
  const browser = browsers.find((path) => existsSync(path));
  const faults =
    browser === undefined ? ['No browser was found: the report shows the pages themselves.'] : [];
  const taken = new Set<string>();
  for (const name of browser === undefined ? [] : names) {
    for (const [view, size] of Object.entries(views)) {
      const file = `${name}-${view}.png`;
      const options = [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        `--window-size=${size}`,
      ];
      try {
        await run(
          browser ?? '',
          [
            ...options,
            `--screenshot=${join(folder, file)}`,
            pathToFileURL(join(folder, `${name}.html`)).href,
          ],
          { timeout: timeoutMs },
        );
        taken.add(file);
      } catch {
        faults.push(`No picture of ${file}.`);
      }
    }
  }
  return {
    faults,
    pictureOf: (name, view) =>
      taken.has(`${name}-${view}.png`) ? `${name}-${view}.png` : undefined,
  };
}
