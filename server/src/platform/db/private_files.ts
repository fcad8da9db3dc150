// The data folder holds people's data and the secrets of the service: nobody but its owner may look.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const folderMode = 0o700;
const fileMode = 0o600;

/** Makes the folder, or closes one that an earlier version left open to others. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: folderMode });
  close(path, folderMode);
}

/** Makes the file when it is not there. What SQLite puts beside it gets the same mode. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'a', fileMode));
  } catch {
    // Opening the database meets the same fault, and says in a sentence what to do.
    return;
  }
  close(path, fileMode);
}

/** Where it is not ours to change, it stays as its owner wants it. */
function close(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, mode);
  } catch {
    // Another owner's, or a file system without modes.
  }
}
