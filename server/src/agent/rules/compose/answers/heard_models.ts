// `Which model do you recommend?`: the rows of a list that hold all the numbers they gave, where that is sure.

import { countsIn, isCounted, rangeIn } from '../../fit/ranges.ts';
import type { Brief } from '../brief/brief.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking } from '../texts/asking.ts';

const whichModel =
  /(?<!\p{L})(?:which (?:model|machine|version|size|type|device|one|package|plan)|what (?:model|machine|size)|welche[rs]? (?:modell|gerät|maschine|größe|variante|typ)|quel(?:le)? (?:modèle|machine|taille|version|appareil|formule)|qué (?:modelo|máquina|tamaño|versión|equipo)|quale (?:modello|macchina|mezzo|misura|versione)|(?:que|qual) (?:o )?(?:modelo|máquina|tamanho|versão|equipamento)|welk(?:e)? (?:model|machine|type|maat|versie|apparaat)|(?:który|jaki) (?:model|typ|rozmiar|wariant)|(?:która|jaka) (?:maszyna|wersja))(?!\p{L})|どの(?:機種|モデル|タイプ|サイズ)|أي (?:موديل|طراز|حجم)/iu;
const atLeast =
  /(?:at least|minimum|no less than|mindestens|wenigstens|au moins|minimum|al menos|mínimo|como mínimo|almeno|minimo|pelo menos|no mínimo|minstens|minimaal|co najmniej|przynajmniej|على الأقل)\s$/iu;
const maxModels = 3;

/** Undefined where nothing of the kind is asked; none where it cannot be told. */
export function modelsFor(
  { said }: Brief,
  sentence: string,
  answers: readonly Answer[],
): Answer[] | undefined {
  if (!whichModel.test(sentence) || !isAsking(sentence)) return undefined;
  const own = said.find(({ sentences }) => sentences.includes(sentence))?.sentences ?? [sentence];
  const needs = own.flatMap(needsIn);
  for (const table of new Set(answers.flatMap((answer) => answer.table ?? []))) {
    const rows = answers.filter((answer) => answer.table === table);
    const verdicts = needs
      .map((need) => rows.map((row) => holds(row, need)))
      .filter((row) => row.filter((one) => one !== undefined).length >= 2);
    if (verdicts.length === 0) continue;
    if (verdicts.flat().includes('unsure')) return [];
    const fitting = rows.filter((_, at) => verdicts.every((row) => row[at] === true));
    return fitting.length < rows.length && fitting.length <= maxModels ? fitting : [];
  }
  return [];
}

interface Need {
  count: number;
  of: string;
  least: boolean;
}

const needsIn = (sentence: string): Need[] =>
  countsIn(sentence).map(({ count, of, at }) => ({
    ...{ count, of },
    least: atLeast.test(sentence.slice(Math.max(0, at - 20), at)),
  }));

/** Whether a row holds what they need; `unsure` where it counts the same and does not say up to how many. */
function holds({ row = [], table }: Answer, { count, of, least }: Need) {
  for (const [at, cell] of row.entries()) {
    if (at === 0 || !/\d/.test(cell)) continue;
    if (!isCounted(of, `${table?.columns[at] ?? ''} ${cell}`)) continue;
    const range = rangeIn(cell);
    if (range) return count >= range.from && count <= range.to;
    const own = Number(/\d[\d.,]*/.exec(cell)?.[0].replace(',', '.'));
    if (Number.isNaN(own)) return 'unsure';
    return least ? own >= count : own === count ? true : 'unsure';
  }
  return undefined;
}
