// A line that keeps all that stands below it from readers: `---- from here down NOT FOR THE CLIENT ----`. It says both
// where and for whom, so it is believed to the end of the text, or up to a line that ends it.
import type { HideLine, Line } from './lines.ts';

const maxLine = 120;

const where = [
  'from here (?:on|down|onwards?)|(?:everything|all|what(?:ever)?|the (?:part|rest|bit)s?|stuff|notes?) (?:is |that follows |stands )?(?:below|under this|after this)|below (?:here|this|the line)|what follows',
  'ab (?:hier|da)(?: abwärts)?|unterhalb|(?:alles|was) (?:ab hier|darunter|weitere|folgende|unten|hierunter)|ab dieser (?:zeile|stelle)',
  "à partir d[’']ici|(?:tout )?ce qui suit|(?:ci-|en )dessous|plus bas",
  '(?:de|desde) aquí (?:para |hacia )?(?:abajo|adelante)|a partir de aquí|lo que sigue|todo lo de abajo',
  'da qui in (?:giù|poi|avanti|basso)|(?:tutto )?(?:quanto|ciò che|quello che) segue|qui sotto|sotto questa (?:riga|linea)',
  'daqui (?:para|em) (?:baixo|diante)|a partir daqui|o que se segue|o que segue|tudo abaixo',
  'vanaf hier|hieronder|onder deze (?:lijn|streep)|wat (?:hierna )?volgt',
  'od (?:tego miejsca|tąd)|odtąd|wszystko poniżej|poniżej tej (?:linii|kreski)|dalsza część',
].join('|');
const whom = [
  "not for (?:the |our |their )?(?:clients?|customers?|readers?|guests?|parents|patients|tenants|page|site|web ?site|web|public(?:ation)?|visitors?|outside)|internal(?: only)?|(?:for )?(?:us|team|staff|office) only|only for (?:us|the team|the office)|don[’']?t (?:publish|show|print|put (?:this |it )?on)|do not (?:publish|show|print|put (?:this |it )?on)|confidential",
  'intern(?:es)?|nicht für (?:den |die |das )?(?:kund\\p{L}*|gäste|seite|web\\p{L}*|öffentlichkeit|leser\\p{L}*|mieter\\p{L}*|außen|draußen)|nur (?:für uns|fürs team|intern)|nicht (?:veröffentlichen|übernehmen|zeigen|auf die seite)|vertraulich',
  "internes?|pas pour (?:le |la |les |l[’'])?(?:clients?|site|page|web|public|lecteurs?|visiteurs?)|(?:à )?ne pas (?:publier|montrer|diffuser|mettre)|entre nous|confidentiel",
  'intern[oa]s?|no (?:es |va )?para (?:el |la |los |las )?(?:clientes?|web|página|público|lectores?)|(?:solo|sólo) (?:para )?(?:nosotros|nosotras|el equipo)|no (?:publicar|enseñar|mostrar)|confidencial',
  "intern[oaie]|non (?:è |va )?per (?:il |la |i |gli |l[’'])?(?:client[ei]|sito|pagina|pubblico|lettori)|solo (?:per )?(?:noi|il team)|non (?:pubblicare|mostrare)|riservat[oa]",
  'intern[oa]s?|não (?:é |vai )?para (?:o |a |os |as )?(?:clientes?|site|página|público|leitores?)|só (?:para )?(?:nós|a equipa|a equipe)|não (?:publicar|mostrar)|confidencial',
  'intern|niet voor (?:de |het )?(?:klant(?:en)?|site|pagina|web\\p{L}*|lezers?|gasten)|alleen (?:voor )?(?:ons|het team)|niet (?:publiceren|tonen|plaatsen)|vertrouwelijk',
  'wewnętrzn\\p{L}*|nie dla (?:klient\\p{L}*|strony|gości)|tylko dla nas|nie (?:publikować|pokazywać)|poufne',
].join('|');
const said = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const [saysWhere, saysWhom] = [said(where), said(whom)];
const japanese =
  /(?:ここから(?:下|先)?|これより下|以下|以降|この先)[^。]{0,20}(?:社内|内部|非公開|掲載(?:しない|不可|NG)|(?:お客様|先方|顧客)(?:には|に)?(?:見せない|出さない|非公開))/u;
/** `End of internal part`, `from here for the page again`. */
const ends =
  /(?<!\p{L})(?:end of (?:the )?(?:internal|private|notes)|(?:for the|on the) (?:page|client|customer) again|ende (?:intern|des internen)|ab hier wieder|fin (?:de la partie )?(?:interne|interna)|fine (?:della parte )?interna|fim (?:da parte )?interna|einde intern|koniec części wewnętrznej)(?!\p{L})|社内用?ここまで/iu;

/** Words that only say so: a sentence that tells more says it of something else. */
const maxWords = 14;

const keepsBelow = (line: string): boolean =>
  line.length <= maxLine &&
  line.trim().split(/\s+/).length <= maxWords &&
  ((saysWhere.test(line) && saysWhom.test(line)) || japanese.test(line));

export function hideBelow(lines: readonly Line[], hideLine: HideLine): void {
  let hidden = false;
  for (const [at, { text }] of lines.entries()) {
    if (hidden && ends.test(text)) {
      hideLine(at, 'internal');
      hidden = false;
    } else {
      hidden ||= keepsBelow(text);
      if (hidden && text.trim() !== '') hideLine(at, 'internal');
    }
  }
}
