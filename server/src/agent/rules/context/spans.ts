// Spans of time as people name them.
import { quickened } from '../../../platform/text/quickened.ts';

export const unit =
  '(?:weeks?|wochen?|kw|semaines?|semanas?|settiman[ae]|weken|tydzień|tygodni[ea]?|months?|monate?|mois|mes(?:es)?|mes[ei]|mês|maand(?:en)?|miesiąc[ea]?|days?|tage?|jours?|días?|giorn[io]|dias?|dag(?:en)?|dzień|dni)';

/** `Week 3`, `every quarter`, `at the end`. */
export const someTime = new RegExp(
  quickened(
    `(?<!\\p{L})(?:${unit}|hours?|stunden?|heures?|horas?|ore|uur|godzin\\p{L}*|quarters?|quartale?|trimestres?|trimestri|kwartaal|kwartał|years?|jahre?|années?|años?|ann[io]|anos?|jaar|rok|halfway|halverwege|at the end|am ende|à la fin|al final|alla fine|no fim|aan het eind|na koniec|afterwards|danach|ensuite|después|poi|depois|daarna|potem)(?!\\p{L})`,
  ),
  'iu',
);
