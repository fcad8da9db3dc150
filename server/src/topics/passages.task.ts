// Reads an entry in a worker: markup of strangers can take any time and memory to read.
export { passagesOf as run } from './chunks.ts';
