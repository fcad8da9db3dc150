// A program of its own, see scalar.ts: writes the script of the reference
// component, compressed with gzip, to standard output.
import { gzipSync } from 'node:zlib';
import reference from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

const http = Fastify();
await http.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
const script = await http.inject('/docs/js/scalar.js');
if (script.statusCode !== 200) throw new Error(`the plugin answered ${script.statusCode}`);
process.stdout.write(gzipSync(script.rawPayload, { level: 9 }));
