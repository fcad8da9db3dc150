// How long something takes, as whoever writes is to put it: `Say 4 to 6 weeks`. What tells readers to say or
// to write something tells them to whom, or what for.

const open = '^[\\s*•–—-]{0,4}';
const counts = {
  en: '(?:\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)(?:(?: to | or |[-–])\\p{L}{2,6}|(?: to | or |[-–])\\d{1,3})? (?:working |business )?(?:hour|day|week|month|year)s?',
  de: '(?:\\d{1,3}|eine?n?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)(?:(?: bis | oder |[-–])(?:\\d{1,3}|\\p{L}{3,6}))? (?:stunde|werktag|arbeitstag|tag|woche|monat|jahr)(?:en|e|n)?',
  fr: '(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|huit|dix|douze)(?:(?: à | ou |[-–])(?:\\d{1,3}|\\p{L}{3,6}))? (?:heure|jour|semaine|moi|an)s?',
  es: '(?:\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|ocho|diez|doce)(?:(?: a | o |[-–])(?:\\d{1,3}|\\p{L}{3,6}))? (?:hora|día|semana|mes|año)(?:e?s)?',
  it: '(?:\\d{1,3}|una?|due|tre|quattro|cinque|sei|otto|dieci|dodici)(?:(?: a | o |[-–/])(?:\\d{1,3}|\\p{L}{3,8}))? (?:or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])',
  pt: '(?:\\d{1,3}|uma?|duas|dois|três|quatro|cinco|seis|oito|dez|doze)(?:(?: a | ou |[-–])(?:\\d{1,3}|\\p{L}{3,6}))? (?:hora|dia|semana|ano|mês|mese)s?',
  nl: '(?:\\d{1,3}|een|twee|drie|vier|vijf|zes|acht|tien|twaalf)(?:(?: tot | of |[-–/])(?:\\d{1,3}|\\p{L}{3,6}))? (?:uur|uren|dag|dagen|werkdagen|week|weken|maand|maanden|jaar)',
  pl: '(?:\\d{1,3}|dwa|dwie|trzy|cztery|pięć|sześć|osiem|dziesięć)(?:(?: do | lub |[-–])(?:\\d{1,3}|\\p{L}{3,9}))? (?:godzin\\p{L}?|dni|dzień|tydzień|tygodni\\p{L}{0,2}|miesi\\p{L}{2,5}|lat\\p{L}?)',
};

export const toPut = [
  `${open}(?:just |please |pls )?(?:say|quote)(?: (?!to |us |me )\\p{L}+){0,2}(?: (?:within|in|from|about|around))? ${counts.en}(?![^.]{0,80}(?<!\\p{L})(?:you|your|us)(?!\\p{L}))(?=[^:=]{0,80}$)`,
  `${open}(?:bitte )?(?:schreibt?|sagt?|nenn)(?: (?:mal|einfach|ruhig|lieber|da|ihnen|ihm|denen|etwa|rund))* ${counts.de}(?!\\p{L})`,
  `${open}(?:dis|dites|mets|écris)(?: (?:juste|plutôt|environ))*(?:-(?:lui|leur))? ${counts.fr}(?!\\p{L})`,
  `${open}(?:di|pon|decid|diles|dile)(?: (?:que|unas?|unos|mejor))* ${counts.es}(?!\\p{L})`,
  `${open}(?:di[’']|dì|scrivi|metti|digli)(?: (?:pure|circa))? ?${counts.it}(?!\\p{L})`,
  `${open}(?:diz|escreve|põe|diz-lhes?)(?: (?:que|umas|uns|só))* ${counts.pt}(?!\\p{L})`,
  `${open}(?:zeg|schrijf|zet)(?: (?:maar|gewoon|dan|er|liever))* ${counts.nl}(?!\\p{L})`,
  `${open}(?:powiedz|napisz|wpisz)(?: (?:im|mu|po prostu|że))* ${counts.pl}(?!\\p{L})`,
];
