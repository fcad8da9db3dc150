// Headings that say whom their notes are for: `Workshop notes for the team`, `Messenotizen fürs Team`. A word for a
// note and a word for colleagues; what is for the reader's own people (`Tips for your team`) is none.
import { pattern } from './pattern.ts';

const about = '(?: [^:：]{1,30}?)?';

const addressed = pattern(
  `^(?:\\p{L}+[ -]){0,3}(?:notes?|remarks?|comments?|hints?|tips|reminders?|pointers?|takeaways?|observations?|debrief|messages?)${about} (?:for|to) (?:(?:the |our |all )?(?:team|sales(?: team| people| reps?)?|colleagues|reps|sellers)|our (?:people|staff|crew|folks)|us|(?:whoever|everyone who|anyone who|those who|people who) (?:calls?|sells?|writes?|answers?|rings?|visits?|follows?|presents?|talks?))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}\\p{L}{0,20}(?:notizen?|hinweise?|anmerkungen?|bemerkungen|infos?|merkpunkte|tipps|eindrücke)${about} (?:fürs team|(?:für|an) (?:das team|unser(?:e|en)? (?:team|leute|vertrieb|mannschaft)|(?:die |alle |unsere )?(?:kolleg\\p{L}+|verkäufer)|(?:den )?(?:vertrieb|außendienst|innendienst)|uns|alle, die (?:\\p{L}+ ){0,3}(?:anrufen|schreiben|verkaufen)))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}(?:notes?|remarques?|consignes?|conseils?|rappels?|infos?|mémo|observations?|retours?)${about} (?:pour|à|aux) (?:(?:l[’']|notre |toute l[’'])équipe|(?:les |nos |tous les )?(?:collègues|commerciaux|vendeurs)|nous|(?:ceux|celles) qui (?:appellent|écrivent|vendent|rappellent))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}(?:notas?|apuntes?|avisos?|comentarios?|observaciones|recordatorios?|indicaciones|consejos)${about} (?:para|a|al) (?:(?:el |nuestro |todo el )?equipo|(?:los |las |nuestros )?(?:compañer[oa]s|colegas|comerciales|vendedores)|nosotros|quien(?:es)? (?:llamen?|escriban?|vendan?))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}(?:note|nota|appunti|avvisi|osservazioni|indicazioni|promemoria|consigli|commenti)${about} (?:per|a|al|alla|ai|agli) ?(?:(?:il |la |la nostra |il nostro )?(?:team|squadra|gruppo vendite)|(?:i |tutti i |nostri )?(?:colleghi|commerciali|venditori)|noi|chi (?:chiama|scrive|vende|richiama))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}(?:notas?|apontamentos|avisos?|recados?|observações|lembretes?|indicações|comentários)${about} (?:para|a|ao|à|aos) ?(?:(?:a |o |a nossa )?(?:equipa|equipe|time)|(?:os |nossos )?(?:colegas|comerciais|vendedores)|nós|quem (?:liga|escreve|vende))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}\\p{L}{0,20}(?:notities?|aantekeningen|aandachtspunten|opmerkingen|tips|hints|herinneringen)${about} (?:voor|aan) (?:(?:het |ons |ons hele )?team|(?:de |onze |alle )?(?:collega[’']?s|verkopers|verkoop|buitendienst|binnendienst)|ons|wie (?:belt|schrijft|verkoopt))(?: .{1,40})?$`,
  `^(?:\\p{L}+[ -]){0,3}(?:notatki|notatka|uwagi|wskazówki|komentarze|przypomnienia?|spostrzeżenia|informacje)${about} dla (?:(?:naszego |całego )?(?:zespołu|działu sprzedaży)|(?:naszych )?(?:kolegów|koleżanek|handlowców|sprzedawców|współpracowników)|nas|(?:tych, którzy|osób, które) (?:dzwonią|piszą|sprzedają))(?: .{1,40})?$`,
  '^.{0,16}(?:メモ|連絡事項|注意点|申し送り|所感|備忘録?|覚え書き)[（(【 ]{0,2}(?:チーム|営業|社員|メンバー|スタッフ|担当者?)(?:用|向け|宛て?|へ)|^(?:チーム|営業(?:担当|部)?|メンバー|担当者|社員)(?:用|向け|への)の?.{0,6}(?:メモ|連絡(?:事項)?|注意(?:点|事項)?|申し送り|お願い)',
);

/** `text`: without the marks of a heading. */
export const isTeamAddressed = (text: string): boolean =>
  addressed.test(text.replace(/(?<=\p{L}) ?[(（][^()（）]{0,60}[)）]?$/u, '')) ||
  addressed.test(text);
