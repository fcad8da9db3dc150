// Draws a social image in a process of its own: layout and rendering take a tenth of a second and more.
export { drawSocialImage as run } from './social.draw.ts';
