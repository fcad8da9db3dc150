#!/usr/bin/env node
// Plain JavaScript, so that an old Node says what is wrong instead of stumbling over types.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `Facet needs Node 24; this is ${process.version}. Use the one it installs: npx facet, or npm start.\n`,
  );
  process.exit(1);
}
// Left alone, V8 lets garbage pile up to several times what is in use: it reckons with a machine of its own.
const { setFlagsFromString } = await import('node:v8');
setFlagsFromString('--heap-growing-percent=50');
// The scripts in package.json add --no-regexp-tier-up: patterns are compiled once, not twice, and the first page takes
// a quarter less. It must be there from the beginning: changed while V8 runs, it ends the process at some pattern.
const { enableCompileCache } = await import('node:module');
enableCompileCache();
const { main } = await import('../src/cli/facet.ts');
await main(process.argv.slice(2));
