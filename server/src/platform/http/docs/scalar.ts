// The script of the reference component. Its package holds the script only as a
// string inside a server plugin, and loading that plugin costs some 60 MB and
// a third of a second. A short-lived process of its own pays for that, once, when
// somebody opens the reference; what stays here is the compressed script.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./scalar.print.ts', import.meta.url));

export async function loadScalar(): Promise<Buffer> {
  const { stdout } = await run(process.execPath, [program], {
    // The plugin has no business with our keys and addresses.
    env: {},
    encoding: 'buffer',
    maxBuffer: 16 * 1024 * 1024,
    timeout: 30_000,
  });
  return stdout;
}
