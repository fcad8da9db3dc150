// What is not settled between colleagues: whom to ask, what to push, what to leave out, who is gone.
import { pattern, spaced } from './pattern.ts';

/** A reader may be told to ask a doctor of their own; a colleague is told to ask Thierry. */
const ofTheReader =
  "(?!l[’'])(?!(?:votre|ton|vos|su|tu|sus|il suo|suo|tuo|seu|sua|uw|je|sw\\p{L}+|médecin|médico|medico|arts|lekarz\\p{L}*)(?!\\p{L}))";

/** An errand, set down as an infinitive: `Demander à Thierry s’il …`, `Foto: pedir permiso a …`. */
const errand = `(?:^(?:[^:：]{1,40}[:：] ?)?|[,;–—] )(?:sentire l[’']\\p{L}+|(?:demander (?:à|au|aux)|vérifier (?:avec|auprès)|voir avec|confirmer avec|caler avec|rappeler à|prévenir|preguntar(?:le)? al?|pedir (?:el )?permiso|avisar al?|consultar con|confirmar con|hablar con|chiedere (?:il permesso )?al?|sentire|verificare con|confermare con|avvisare|perguntar ao?|pedir autorização|falar com|confirmar com|navragen bij|vragen aan|checken bij|overleggen met|zapytać|spytać|ustalić z|potwierdzić z|uzgodnić z) ${ofTheReader}(?:(?:la|le|el|il|lo|o|a|de) )?\\p{L}+)`;

const board =
  '(?:trustees|(?:the )?board|management|legal|finance|sales|marketing|head office|(?:the )?owners?|(?:the )?partners)';

export const unsettled = pattern(
  errand,
  spaced(
    'leave (?:that|this|it|them|those) out',
    `${board} (?:is |are |was |were )?(?:worried|nervous|unhappy|concerned|split|against|divided|not keen)`,
    '(?:since|after|now that|because) \\p{L}{2,15} (?:left|quit|resigned|retired|has left|is gone)',
    "we(?: have|[’']ve)? lost (?:\\p{L}+|\\d{1,4}) (?:\\p{L}+ )?(?:drivers|clients|customers|members|staff|volunteers|people|tenants|deals|patients|donors|suppliers|accounts|employees|teachers|nurses)",
    '(?:yet|still) (?:to be decided|undecided|unclear|unsettled)',
    "^what (?:they|he|she) (?:liked|said|asked|wants?|wanted|needs?|hated|didn[’']t like)",
    '(?:quoted|pitched|emailed) (?:them|him|her)',
    'dunno',
    'long story',
    '(?:can|may|could) we (?:use|name|mention|quote|show) (?:it|them|that|this|him|her)(?= ?[?])',
    // German
    '(?:darf|dürfen|soll|sollen|sollte|sollten|muss) (?:hier |da |dort |auf der seite |im text |online )?(?:nicht|nirgends|nirgendwo|keinesfalls|auf keinen fall) (?:auftauchen|erscheinen|stehen|drinstehen|rein|drauf|vorkommen|genannt werden|erwähnt werden)',
    '(?:ggf\\.?|gegebenenfalls|evtl\\.?|eventuell|vielleicht|lieber|besser|notfalls) (?:streichen|weglassen|kürzen|rausnehmen|raus|entfernen)',
    'noch (?:unklar|ungeklärt|in klärung|nicht geklärt|nicht entschieden)',
    'kostet uns (?:nur |etwa |rund )?[\\d€]',
    // French
    'nous (?:coûte|prennent|facturent)',
    'marge (?:faible|basse|réduite|serrée|nulle)',
    'pousser (?:plutôt|surtout|davantage)',
    'laisser de côté',
    'depuis (?:que \\p{L}{2,15} est parti\\p{L}*|le départ de \\p{L}+)',
    // Spanish, Italian, Portuguese
    'no (?:sé|sabemos|estoy segur[oa]|está claro) si (?:lo |la |los |las )?(?:podemos|se puede)|non (?:so|sappiamo|è chiaro) se (?:lo |la |li |le )?(?:possiamo|si può)|não (?:sei|sabemos|é claro) se (?:o |a |os |as )?(?:podemos|se pode)',
    'nos (?:cobran?|cuesta|cuestan|custa|custam)',
    'quindi occhio',
    'ci (?:costa|costano)',
    '(?:dejar(?:lo|la)? fuera|lasciar(?:lo|la|e)? fuori|deixar de fora)',
    'desde que (?:el |la |o |a )?\\p{L}{2,15} (?:se fue|saiu)',
    // Dutch, Polish
    '(?:weet|weten) (?:\\p{L}+ )?niet of (?:we|wij|je)(?: (?:het|ze|dat|dit|hem|haar|die))? (?:mogen|kunnen|mag|kan)|nie (?:wiem|wiemy), czy (?:\\p{L}+ )?(?:możemy|można|wolno)',
    'lage marge',
    'sinds \\p{L}{2,15} weg is',
  ),
  '(?:さん|課長|部長|店長)に(?:要?確認|相談|聞く)|要確認|確認中(?:です)?(?!の)|利益率?が(?:低|薄)',
);
