// What is not to be written, and what belongs on another page or on none.

const open = '^[\\s*•–—-]{0,4}';
const close = '\\s?[.!]?\\s*$';

/** What not to write: `Non scrivete che il trasporto è gratuito.` What is written on a label has no `that`. */
export const unwritten = [
  `${open}(?:please |pls )?(?:do not|don[’']?t|never) (?:write|say|print|state|publish|mention|post) (?:that|guaranteed|free|anything)(?!\\p{L})(?!.{0,80}(?<!\\p{L})(?:you|your)(?!\\p{L}))`,
  `${open}(?:bitte )?(?:nicht|nirgends|nie) (?:schreiben|behaupten|hinschreiben|sagen),? dass`,
  `${open}(?:n[’']écri(?:vez|s)|ne dites|n[’']indiquez) pas que`,
  `${open}no (?:escrib[aáiín]\\p{L}{0,3}|dig[aá]\\p{L}{0,3}|pong[aá]\\p{L}{0,3}|escribir|poner) que`,
  `${open}non (?:scriv(?:ete|ere|iamo|a)|dite|dire|mettete|mettere) che`,
  `${open}não (?:escrev(?:am|as|er|amos)|dig(?:am|as)|dizer|ponham?|pôr) que`,
  `${open}(?:schrijf|zeg|zet|vermeld) (?:er )?niet (?:bij )?dat`,
  `${open}nie (?:pisz(?:cie|my)?|pisać|mów(?:cie)?|podawajcie),? że`,
  `${open}no claims (?:about|on) (?!your)`,
  `${open}(?:need|want) (?:a|the|this) (?:page|copy|draft|text) (?:for|by) (?!you)`,
  `${open}(?:vorlage|template|modèle|plantilla|modello|modelo|sjabloon|szablon(?:u)?) (?:nicht|do not|not to be|ne pas|no|non|não|niet|nie) (?:\\p{L}+ )?(?:verändern|ändern|change\\p{L}?|modifier|cambiar|modificare|alterar|wijzigen|zmieniać)${close}`,
];

/** That it belongs elsewhere, or nowhere: `anderes Thema`, `outra página`, `…, retirada. Apagar`. */
export const elsewhere = [
  `[,;:(–—-]\\s?(?:(?:an)?other (?:page|topic|story)|not (?:for )?this (?:page|one)|anderes thema|(?:für )?(?:eine )?andere seite|autre (?:page|sujet)|pas (?:pour )?celle-ci|otra página|otro tema|no para esta|(?:un[’'])?altra pagina|per (?:la|un[’']altra) pagina(?: \\p{L}+)?|non per questa|outra página|outro tema|andere pagina|ander onderwerp|(?:leuke |mooie )?case,? alleen voor \\p{L}+|inna strona|inny temat)(?=\\s?[.!)]{0,2}\\s*$)`,
];

/** `…, retirada. Apagar`, `Förderung? Bearbeitet Fr. Lünemann, noch`: of the whole line. */
export const isStruck = (text: string): boolean => text.length <= 300 && struck.test(text);
const struck =
  /[.;,–—-] ?(?:apagar|delete|löschen|supprimer|à supprimer|borrar|cancellare|verwijderen|usunąć|削除)(?=\s?[.!]?\s*$)|[?]{1,3} (?:bearbeitet|klärt|macht|checks?|asks?|voit|lo ve|lo mira|sente|vê|regelt|sprawdza) (?:(?:herr|frau|hr\.?|fr\.?|mr\.?|ms\.?|mme|m\.|sra?\.?) )?\p{L}+(?:, (?:noch|yet|still))?\s*$/iu;
