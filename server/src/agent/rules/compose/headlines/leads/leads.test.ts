// Which line is likeliest to lead, and what is left to the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../../eval/case.ts';
import { first } from '../../../testing/look.ts';
import { run } from '../../../testing/run.ts';
import { readBrief } from '../../brief/brief.ts';
import { farLikelier, likelyLeads } from './leads.ts';

const wells = {
  ...{ name: 'wells', language: 'es', brand: { name: 'Alba' }, pageName: 'x' },
  context: `Alba perfora pozos de agua en Aragón desde 1988. Somos 19 personas.

## Pozos
Si no sale agua, solo se paga la mitad de los metros. Antes de perforar hacemos un estudio geofísico.

## Permiso
Lo tramitamos nosotros, entre 6 y 10 semanas.

## Bomba
La bomba se puede alimentar con placas solares o con red. La bomba solar no necesita baterías.

## Servicio
El técnico llega en 24 horas. Cada pozo se limpia una vez al año.`,
  ...{ actions: [], person: { name: 'Javier Ezquerra' }, mention: [], hide: [] },
  activity: [
    {
      ...{ type: 'email', direction: 'from' as const },
      payload: { body: 'Otra empresa perforó 160 metros y no salió agua, y lo pagué entero.' },
    },
  ],
};

test('what meets the trouble of the reader is likelier than what the house is', async () => {
  const { input } = makeCase(wells);
  const brief = readBrief(input);
  const [best, ...others] = likelyLeads(brief);
  assert.match(best?.text ?? '', /^Si no sale agua/);
  assert.ok(others.length > 2);
  assert.ok(farLikelier(brief, 'Alba perfora pozos de agua en Aragón desde 1988').length > 0);
  assert.deepEqual(farLikelier(brief, best?.text ?? ''), []);
  const { content } = await run(input);
  assert.match(first(content, 'hero')?.headline ?? '', /^Si no sale agua/);
});

test('of a language without a thesaurus nothing is guessed', () => {
  const { input } = makeCase({ ...wells, language: 'sv' });
  assert.deepEqual(likelyLeads({ ...readBrief(input), language: 'sv' }), []);
});
