// The months by their names, as alternatives of a pattern: `5 settimane` is no day of September.
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|styczeń|luty|marzec|kwiecień|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień';

export const shortMonths =
  'jan|feb|fév|fev|mar|mär|mrt|apr|avr|abr|may|mai|mei|maj|jun|jul|juil|aug|ago|sep|sept|set|oct|okt|out|ott|nov|dec|dez|déc|dic|gen|ene|mag|giu|lug|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru';

/** What an ordinal with its stop stands before: `12. Januar`, `2. Lehrjahr`, `1. rok`; `1. Stock the shelves` is a step. */
export const counted = `${monthNames}|\\p{L}{0,12}jahr|monat|woche|quartal|(?:tag|stock)(?=\\s?[:：–—|])|obergeschoss|etage|klasse|rok|miesiąc|tydzień|dzień|kwartał|piętro`;
