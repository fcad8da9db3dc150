// Serves the bundled fonts from every host: pages ask nobody else for anything.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { easternSlugs } from '../brands/eastern_fonts.ts';
import { arabicFamily, bundledSlugs, fontPath } from '../brands/fonts.ts';
import { Failure } from '../platform/errors.ts';
import { refuseOthers } from '../platform/http/methods.ts';

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext'];
const path = `${fontPath}/:name`;

export function serveFonts(http: FastifyInstance): void {
  const files = new Map<string, () => Promise<Buffer>>();
  const offer = (name: string, source: string): void => {
    let kept: Promise<Buffer> | undefined;
    files.set(name, () => {
      kept ??= readFile(require.resolve(source)).catch((error: unknown) => {
        kept = undefined;
        throw error;
      });
      return kept;
    });
  };
  for (const slug of bundledSlugs) {
    for (const subset of subsets) {
      const file = `@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`;
      offer(`${slug}-${subset}.woff2`, file);
    }
  }
  for (const weight of arabicFamily.weights) {
    const name = `${arabicFamily.slug}-arabic-${weight}`;
    offer(`${name}.woff2`, `@fontsource/${arabicFamily.slug}/files/${name}-normal.woff2`);
  }
  const easternName = new RegExp(`^(${easternSlugs.join('|')})-(\\d{1,3})\\.woff2$`);
  // Hundreds of parts, each fetched once by the few who have no such font: they are not kept in memory.
  const readEastern = async (name: string): Promise<Buffer | undefined> => {
    const [, slug, part] = easternName.exec(name) ?? [];
    if (slug === undefined) return undefined;
    const file = `@fontsource-variable/${slug}/files/${slug}-${part}-wght-normal.woff2`;
    return Promise.try(() => readFile(require.resolve(file))).catch(() => undefined);
  };
  http.get<{ Params: { name: string } }>(path, async (request, reply) => {
    const { name } = request.params;
    const font = await (files.get(name)?.() ?? readEastern(name));
    if (font === undefined) throw new Failure('file_not_found');
    // A preview stands in a sandbox without an origin, and still has its fonts.
    reply.headers({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    return reply.send(font);
  });
  refuseOthers(http, path, 'GET, HEAD');
}
