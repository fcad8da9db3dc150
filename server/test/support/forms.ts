// Forms with a file, written by hand: what a form library would refuse to write
// (a quote in a name, a line end in a file name) is what a fuzzer wants to send.
import fc from 'fast-check';

const boundary = 'a-line-no-part-holds';

export const formType = `multipart/form-data; boundary=${boundary}`;

/** Every file that is told by its text, and some that are none. */
export const fileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 2 }),
  fc
    .nat({ max: 99 })
    .map((n) => `<svg xmlns="http://www.w3.org/2000/svg" width="${n}" height="1"/>`),
  fc
    .nat({ max: 3 })
    .map((n) => `name,email\nPerson ${n},person${n}@company${n}.example\n"Half,x\n`),
  fc.nat({ max: 3 }).map((n) => `name,email\nPerson ${n},person${n}@company${n}.example\n,\n`),
  fc.nat({ max: 99 }).map((n) => `<!doctype html><title>${n}</title>`),
  fc.constantFrom('', 'GIF89a', '%PDF-1.4', '\x89PNG\r\n', '<svg', '<?xml version="1.0"?><a/>'),
);

/** The fields of an object as the text of a form; the one named `file` is the file. */
export function formText(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return JSON.stringify(fields) ?? '';
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one: unknown) => {
      const file = name === 'file' ? '; filename="a file"\r\ncontent-type: text/plain' : '';
      const text = typeof one === 'string' ? one : JSON.stringify(one);
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
    }),
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
