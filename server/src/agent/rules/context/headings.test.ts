// Headings as they stand on a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidyHeading } from './headings.ts';

test('what names a drawer of those who sell heads nothing on a page', () => {
  const sold = [
    ...['Pillars', 'KEY MESSAGES', 'Why people buy', 'Selling points', 'Elevator pitch'],
    ...['Säulen', 'Kernbotschaften', 'Warum Kunden kaufen', 'Piliers', 'Arguments de vente'],
    ...['Pilares', 'Mensajes clave', 'Argumentos de venda', 'Messaggi chiave', 'Pijlers'],
    ...['Waarom klanten kopen', 'Filary', 'Argumenty sprzedażowe', 'キーメッセージ', '3つの柱'],
  ];
  for (const heading of sold) assert.equal(tidyHeading(heading), '', heading);
  for (const heading of ['Advantages', 'Vorteile', 'Points forts', 'Ventajas', '選ばれる理由'])
    assert.equal(tidyHeading(heading), heading);
});
