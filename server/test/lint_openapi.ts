// Holds server/openapi.json to Redocly's recommended rules; a warning fails as an error does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({
  source: readFileSync(file, 'utf8'),
  absoluteRef: file,
  config,
});
for (const { ruleId, message, severity, location } of problems) {
  const where = location.map(({ pointer }) => pointer).join(', ');
  process.stderr.write(`${severity} ${ruleId}: ${message} (${where})\n`);
}
if (problems.length > 0) process.exitCode = 1;
