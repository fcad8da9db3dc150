// What a browser shows around a text, copied along with it: menus, links to the small print.

import { hasAmount } from '../../platform/text/money.ts';
import { lean } from '../../platform/text/quickened.ts';
import type { HideLine, Line } from './lines.ts';
import { contact } from './marks.ts';

const maxLinkWords = 3;
/** One of these stands between all links of a menu, or nothing but room. */
const between = [' | ', ' · ', ' • ', ' › ', ' » ', ' / '];
/** Links that stand at the foot of every site. */
const footLink =
  /^(?:imprint|impressum|datenschutz\p{L}*|agb|privacy(?: policy| notice)?|cookies?(?: policy| settings)?|terms(?: of (?:use|service))?|legal(?: notice)?|sitemap|mentions légales|politique de confidentialité|cgv|aviso legal|política de (?:privacidad|cookies|privacidade)|note legali|informativa privacy|termos de uso|disclaimer|algemene voorwaarden|privacyverklaring|polityka prywatności|regulamin|プライバシーポリシー|特定商取引法.{0,12}|サイトマップ|الخصوصية)$/iu;
/** `#sales-public`: where a chat was copied from. */
const channel =
  /^#[\p{Ll}\d][\p{Ll}\d_-]{2,40}(?:\s{1,4}[·•|–—-]\s{1,4}\S.{0,30}|\s{1,6}[(（][^()]{3,40}[)）]|\s{1,6}(?:export|esport)\p{Ll}{2,6}\s.{1,30})?$/u;
/** Buttons of a browser's page on a line of their own. */
const button =
  /^(?:skip to (?:main )?content|back to top|read more|learn more|menu|search|log ?in|sign (?:in|up)|subscribe|share|print|accept(?: all)?|reject(?: all)?|zum inhalt(?: springen)?|nach oben|mehr (?:lesen|erfahren)|weiterlesen|suche|anmelden|alle akzeptieren|aller au contenu|haut de page|lire la suite|en savoir plus|rechercher|connexion|tout accepter|ir al contenido|volver arriba|leer más|buscar|iniciar sesión|aceptar(?: todo)?|vai al contenuto|torna su|leggi (?:di più|tutto)|cerca|accedi|accetta(?: tutti)?|saltar para o conteúdo|voltar ao topo|ler mais|saiba mais|pesquisar|entrar|aceitar(?: tudo)?|naar inhoud|terug naar boven|lees (?:meer|verder)|zoeken|inloggen|alles accepteren|przejdź do treści|czytaj więcej|szukaj|zaloguj się|akceptuj|もっと見る|続きを読む|ログイン|検索|ページトップへ|メニュー)$/iu;

export function hideWeb(lines: readonly Line[], hideLine: HideLine): void {
  const foot = footOf(lines);
  for (const [at, { text }] of lines.entries()) {
    const line = text.trim();
    if (line === '' || line.length > 160) continue;
    if (
      (at >= foot && isFoot(line)) ||
      channel.test(line) ||
      ((footLink.test(line) || button.test(line)) && !isHeading(lines, at)) ||
      isMenu(lines, at)
    )
      hideLine(at, 'title');
  }
}

/** `Terms` and `Menu` above a list or a price are headings of the offer; a link has nothing of its own below it. */
function isHeading(lines: readonly Line[], at: number): boolean {
  const below = lines[at + 1]?.text.trim() ?? '';
  return ofTheOffer.test(lines[at]?.text.trim() ?? '') && (bullet.test(below) || hasAmount(below));
}
const ofTheOffer = /^(?:terms|menu|regulamin|メニュー)$/iu;
const bullet = /^(?:[-–*•·・]|\d{1,2}[.)])\s?\S/u;

const networks = /facebook|instagram|linkedin|youtube|tiktok|twitter|whatsapp|pinterest|xing/giu;
const street = lean(
  /(?<!\p{L})(?:street|road|lane|avenue|\p{L}*stra(?:ße|sse)|\p{L}*str\.|\p{L}*weg|\p{L}*platz|\p{L}*gasse|rue|avenue|boulevard|place|calle|c\/|avenida|avda|plaza|via|viale|piazza|corso|rua|praça|largo|\p{L}*straat|\p{L}*laan|\p{L}*plein|ul\.|aleja)(?!\p{L})/iu,
);
const maxFoot = 6;

/** The line from which on only a few are left. */
function footOf(lines: readonly Line[]): number {
  let left = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    if (lines[at]?.text.trim() !== '') left++;
    if (left > maxFoot) return at + 1;
  }
  return 0;
}

const opening = /^[^|·,]{2,20}[:：]\s.{0,40}\d{1,2}[:.h]\d\d/u;

/** At the end of a text: where the house stands, and where else it can be found. With a number to call it is told to readers. */
function isFoot(line: string): boolean {
  if (/[.!?。]$|^["“„«「]/u.test(line) || opening.test(line) || contact.test(line)) return false;
  if ((line.match(networks)?.length ?? 0) >= 2) return true;
  return street.test(line) && /\d/.test(line) && line.split(/\s?[|·,–—]\s/).length >= 3;
}

/** `Home | Rooms | Groups | Contact`: names of pages side by side, and no table around. */
function isMenu(lines: readonly Line[], at: number): boolean {
  const line = (lines[at]?.text ?? '').trim();
  // A row of a table has its lines at both ends.
  if (line.startsWith('|')) return false;
  const sign = between.find((one) => line.includes(one)) ?? /\s{2,}/u;
  const links = line.split(sign).map((link) => link.trim());
  if (links.length < 2 || /[\d.!?:：]/.test(line)) return false;
  const foot = links.some((link) => footLink.test(link));
  if (links.length < (foot ? 2 : 4)) return false;
  if (links.some((link) => link === '' || link.split(/\s+/).length > maxLinkWords)) return false;
  const [above = 0, below = 0] = [at - 1, at + 1].map(
    (near) => (lines[near]?.text ?? '').trim().split(sign).length,
  );
  // Set with spaces, the empty corner of a table is no part: the rows below have one more; or more, with figures.
  const corner = /\d/.test(lines[at + 1]?.text ?? '') ? 8 : 1;
  const isHead = below >= links.length && below <= links.length + corner;
  return foot || !(isHead || above === links.length);
}
