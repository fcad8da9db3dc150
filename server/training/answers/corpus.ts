// The letters and calls the model learns from: contexts of offers, what a reader said, and which passage answers each of
// their sentences. One file for each language; `=== id | language | offered by | company | name, role`, then the context,
// the message, and pairs of `Q:` (said) and `A:` (passages, parted by ` || `, or NONE).
import { readdirSync, readFileSync } from 'node:fs';

export interface Labelled {
  id: string;
  language: string;
  seller: string;
  company: string;
  person: string;
  role: string;
  context: string;
  kind: 'mail' | 'call' | 'none';
  message: string;
  pairs: { said: string; passages: string[] }[];
  /** Lines that would lead the page well (`H2:`), that could (`H1:`), and that must not (`H0:`). */
  headlines: { line: string; worth: 0 | 1 | 2 }[];
}

export function readCorpus(folder = new URL('corpus/', import.meta.url)): Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1))
    .map(readOne);
}

function readOne(text: string): Labelled {
  const [head = '', ...lines] = text.split('\n');
  const [id = '', language = '', seller = '', company = '', who = ''] = head
    .split('|')
    .map((part) => part.trim());
  const body = lines.join('\n');
  const [, context = '', kind = 'none', message = '', labels = ''] =
    /^--- context\n([\s\S]*)^--- message (\w+)\n([\s\S]*)^--- labels\n([\s\S]*)$/m.exec(body) ?? [];
  const [person = '', ...role] = who.split(/[,、]/);
  const pairs: Labelled['pairs'] = [];
  const headlines = [...labels.matchAll(/^H([012]): (.*)$/gm)].map(([, worth, line = '']) => ({
    line,
    worth: Number(worth) as 0 | 1 | 2,
  }));
  for (const line of labels.split('\n')) {
    const [, mark, said = ''] = /^([QA]): (.*)$/.exec(line) ?? [];
    if (mark === 'Q') pairs.push({ said, passages: [] });
    else if (mark === 'A' && said !== 'NONE') pairs.at(-1)?.passages.push(...said.split(' || '));
  }
  return {
    ...{
      id,
      language,
      seller,
      company,
      context: context.trim(),
      message: message.trim(),
      pairs,
      headlines,
    },
    kind: kind === 'mail' || kind === 'call' ? kind : 'none',
    person: person.trim(),
    role: role.join(',').trim(),
  };
}
