// By which a sentence tells that something is not as it was: `is now`, `verschiebt sich auf`, `passa a`, and that something is gone.
// All languages at once, since each counts only beside a value or a name that the page has. Data only.

const news = [
  /(?:(?:is|are|has|have)(?:\s(?:just|now|been|gone|going|come|moved))*\s(?:now|up|down|moved|risen|dropped|changed|raised|lowered|postponed|moving|extended)|(?:goes|go|going|went|gone)\s(?:up|down)|moves?|moved|changes?|starts?|rises|drops|now|these days|by now|from now on|since(?: last)? \p{L}+|as of (?:now|today)|(?:next|this|last) \p{L}+|we['’](?:ve|re)|called)/u,
  /(?:verschiebt sich|verschoben|verlegt|liegt|liegen|steigt|sinkt|geht|gehen|hoch|runter|beträgt|kommt|kommen|jetzt|nun|inzwischen|mittlerweile|nur noch|neuerdings|ab sofort|ab heute|ist|sind|sein|es)/u,
  /(?:se (?:retrasa|adelanta|mueve|aplaza|cambia)|pasan?|quedan?|finalmente|suben?|bajan?|ahora|ya|actualmente|desde hoy|tenemos|son|es)/u,
  /(?:(?:est|sont) (?:désormais|maintenant|repoussée?s?|avancée?s?|reportée?s?|décalée?s?)|passe(?:nt)?|désormais|maintenant|en ce moment|dorénavant|à présent|nous avons|on|est|sont|depuis)/u,
  /(?:(?:è|sono|viene) (?:stat[aoie] )?(?:spostat|rimandat|anticipat|rinviat)[aoie]|passa(?:no)?|sal(?:e|gono)|scend(?:e|ono)|aumenta(?:no)?|diventa(?:no)?|ora|adesso|ormai|è|sono|abbiamo)/u,
  /(?:fo(?:i|ram) (?:adiad|antecipad|mudad|transferid)[ao]s?|passam?|sobem?|descem?|fica(?:m)?|agora|já|atualmente|são|é|temos|vai|vão)/u,
  /(?:wordt|worden|nu|inmiddels|voortaan|gaat|gaan|naar|verschuift|verzet|verplaatst|zijn|is|we|varen|kan|kunnen)/u,
  /(?:teraz|już|obecnie|wynosi|kosztuje|przesunięt[aey]|przenosi się|przesuwa się|zmienia się|wzrosł[aoy]|spadł[aoy]|mamy|mogą|być|jest|są)/u,
];
const written = news.map(({ source }) => source).join('|');
const japanese =
  'に(?:なりました|なります|変わりました|変更(?:に|と|し)?|値上げ|値下げ|延期|繰り上げ)|から(?:に)?変わりました|上がりました|下がりました|しました|なりました|に|現在は?|今は?|です|أصبح|صار|لدينا|الآن';

/** Taken out of what names the value. */
export const newsWords = new RegExp(`(?<!\\p{L})(?:${written})(?!\\p{L})|${japanese}`, 'giu');
/** Without them, a sentence with a value is news only in words that the page has. */
export const isNews = new RegExp(`(?<!\\p{L})(?:${written})(?!\\p{L})|${japanese}`, 'iu');

/** So a sentence surely tells news: `is now`, `since Monday`, `moves to`. */
export const isNewsOf =
  /(?<!\p{L})(?:now|since|moved?s?|goes up|goes down|gone up|gone down|went up|went down|by now|these days|jetzt|inzwischen|mittlerweile|ab sofort|verschiebt sich|steigt|sinkt|ahora|ya|pasa a|sube a|baja a|se retrasa|désormais|maintenant|passe à|ora|adesso|passa a|sale a|scende a|è spostat[ao]|è rimandat[ao]|agora|já|passa para|sobe para|nu|inmiddels|voortaan|wordt|teraz|już)(?!\p{L})/iu;

/** `…, same time`, `…, sempre alle 8`. */
export const staysSo =
  /^\s?(?:same|still|as (?:always|before)|the same|gleiche[rs]?|weiterhin|wie (?:gehabt|bisher)|toujours|même|misma|mismo|igual|siempre|sempre|stess[oa]|mesm[oa]|dezelfde|hetzelfde|nog steeds|ten sam|ta sama|to samo|nadal)(?!\p{L})/iu;
