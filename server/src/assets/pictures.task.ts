// Looks at a picture in a process of its own: decoders are native code.
export { look as run } from './pictures.ts';
