// What programs and forms set around a text: who edited it last, which fields are to be filled in, which page of which
// file it was. And remarks on a line of it: that it goes, that it is to be checked, that nobody may see it.
import { pattern, spaced } from './pattern.ts';

export const ofFrames = pattern(
  // Who edited it, and when.
  '^\\W{0,4}(?:last|zuletzt|dernière(?:ment)?|última|ultima|laatst|ostatnio)[ -](?:edited|changed|modified|saved|updated|bearbeitet|geändert|gespeichert|modifiée?|modification|edición|modificación|modifica|edição|alteração|bewerkt|gewijzigd|edytowan[aey]|zmienion[aey]|edycja)(?: (?:on|at|am|um|le|el|il|em|op|dnia)? ?[\\d./: -]{1,16})? (?:by|von|par|por|da|di|door|przez) \\S',
  // Which fields are needed.
  '(?:fields?|felder|champs?|campos?|campi|velden|pola|項目|欄)[^.:：]{0,30}[*＊†](?:[^.:：]{0,30}(?:required|mandatory|pflicht\\p{L}*|obligatoires?|obligatori[aeo]s?|obrigatóri[ao]s?|verplicht|wymagane|obowiązkowe|必須))',
  '^[*＊†] ?(?:=|:|：)? ?(?:required|mandatory|pflicht(?:feld(?:er)?|angaben?)|(?:champs? )?obligatoires?|(?:campos? )?obligatori[ao]s?|(?:campi )?obbligatori[oi]?|(?:campos? )?obrigatóri[ao]s?|verplicht(?:e velden)?|(?:pola )?wymagane|必須(?:項目)?)(?: fields?)?\\.?$|^[*＊]は必須',
  // A file, and a page of it.
  '^\\S{3,80}\\.(?:docx?|pdf|pptx?|xlsx?|odt|indd)\\s?(?:[–—,(|·-].{0,40})?$',
);

const part = {
  en: '(?:line|sentence|bit|paragraph|row|passage|claim|wording)',
  de: '(?:zeile|satz|absatz|stelle|passage|abschnitt|teil)',
  fr: '(?:ligne|phrase|paragraphe|passage|bout)',
  es: '(?:línea|frase|párrafo|trozo|parte)',
  it: '(?:riga|frase|paragrafo|pezzo|parte)',
  pt: '(?:linha|frase|parágrafo|parte|bocado|trecho)',
  nl: '(?:regel|zin|alinea|stukje|passage)',
  pl: '(?:linijk[aę]|zdanie|akapit|kawałek|fragment)',
};
const near = '(?: [\\p{L}’-]+){0,3}?,? ';
const ends = '(?= ?(?:$|[.,;:!?)–—]))';

/** Of a line of the text itself. */
export const ofLines = pattern(
  spaced(
    `(?:this|that) ${part.en}${near}(?:out|off|needs checking|to go|please check|has to go|must go|to be checked)${ends}`,
    `(?:diese[nrs]?|de[rn]|die) ${part.de}${near}(?:raus|weg|streichen|prüfen|löschen|rausnehmen|überprüfen|umformulieren)${ends}`,
    `(?:cette|ce) ${part.fr}${near}(?:à (?:enlever|vérifier|supprimer|revoir|virer|retirer)|dehors|dégage|saute)${ends}`,
    `(?:esta|este|esa|ese) ${part.es}${near}(?:fuera|quitar(?:l[ao])?|revisar(?:l[ao])?|comprobar(?:l[ao])?|borrar(?:l[ao])?)(?!\\p{L})`,
    `(?:questa|questo|quella) ${part.it}${near}(?:via|fuori|da (?:togliere|controllare|verificare|rivedere|cancellare))(?!\\p{L})`,
    `(?:esta|este|essa|esse) ${part.pt}${near}(?:fora|tirar|rever|verificar|apagar|cortar|confirmar)(?!\\p{L})`,
    `(?:deze|dit|die|dat) ${part.nl}${near}(?:eruit|weg|schrappen|checken|nakijken|controleren)${ends}`,
    `(?:ten|ta|tę|to) ${part.pl}${near}(?:sprawdzić|usunąć|wywalić|wyrzucić|skreślić|poprawić|do (?:sprawdzenia|usunięcia|poprawki))(?!\\p{L})`,
    // That nobody may see it. `Nobody can see your data` is a promise.
    '(?:nobody|no one) (?:may|must|should|is to|needs to) (?:see|know|read|find out)(?: about)? (?:this|that|it)',
    'personne ne doit (?:le |la |les )?(?:voir|savoir|lire)|que personne ne (?:le |la )?(?:voie|sache|lise)',
    '(?:eso|esto) no lo (?:puede|debe) (?:ver|saber|leer) nadie|que (?:no lo vea|no se entere) nadie|que nadie (?:lo vea|se entere)',
    'ninguém deve (?:ver|saber|ler)|isto ninguém pode (?:ver|saber)|que ninguém (?:veja|saiba)',
    '(?:mag|moet) (?:dit |dat |hier )?niemand (?:zien|weten|lezen)|(?:dit|dat) (?:mag|moet) niemand (?:zien|weten|lezen)',
  ),
  // Nobody knows yet.
  spaced(
    'no sabemos (?:todavía |aún )?si(?! usted)',
    'non sappiamo (?:ancora )?se(?! voi)',
    'não sabemos (?:ainda )?se(?! você)',
    'we weten (?:nog )?niet of(?! u)',
  ),
);
