// Email addresses: one spelling each, and what they tell about where a person works.
import { normalizeDomain } from './domain.ts';

const addressMaxLength = 254;

/** The address in lower case with an ASCII domain; undefined when it is none. */
export function normalizeEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > addressMaxLength) return undefined;
  const at = trimmed.lastIndexOf('@');
  // Lower case first: it can be longer, and what we store must pass again.
  const local = trimmed.slice(0, at).toLowerCase();
  const host = trimmed.slice(at + 1);
  const domain = host.includes('.') && !/[/:?#]/.test(host) ? normalizeHost(host) : undefined;
  const soundLocal =
    at > 0 &&
    local.length <= 64 &&
    !/[\s@"(),:;<>[\\\]\p{Cc}]/u.test(local) &&
    !/^\.|\.\.|\.$/.test(local);
  if (!soundLocal || domain === undefined) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= addressMaxLength ? email : undefined;
}

/** Like a domain, but `www.` is part of an address's host. */
function normalizeHost(host: string): string | undefined {
  const prefixed = normalizeDomain(`mail.${host}`);
  return prefixed?.slice('mail.'.length);
}

/** The company's domain an address speaks for: none for the public mail services. */
export function companyDomain(email: string): string | null {
  const domain = normalizeDomain(email.slice(email.lastIndexOf('@') + 1));
  return domain === undefined || isFreeMail(domain) ? null : domain;
}

const isFreeMail = (domain: string): boolean => freeMail.has(domain) || national.test(domain);

/** Services that are everywhere under the country's own ending. */
const national = /^(outlook|hotmail|yahoo|gmx|yandex)\.(com?\.)?[a-z]{2,3}$/;

const freeMail = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it
  live.com live.co.uk live.de live.fr live.nl msn.com passport.com yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp
  yahoo.ca yahoo.com.au yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it ymail.com rocketmail.com
  myyahoo.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me tutanota.com
  tutanota.de tuta.io tuta.com keemail.me hey.com fastmail.com fastmail.fm hushmail.com zoho.com zohomail.com
  mail.com email.com usa.com gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de posteo.de
  mailbox.org arcor.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr libero.it virgilio.it tiscali.it
  alice.it tin.it telefonica.net terra.es mail.ru bk.ru inbox.ru list.ru yandex.ru yandex.com ya.ru rambler.ru
  ukr.net wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz azet.sk abv.bg mail.bg freemail.hu
  bluewin.ch hispeed.ch ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl telenet.be skynet.be telia.com
  btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk comcast.net verizon.net
  att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net juno.com rogers.com shaw.ca
  sympatico.ca videotron.ca bigpond.com optusnet.com.au xtra.co.nz uol.com.br bol.com.br terra.com.br ig.com.br
  globo.com qq.com 163.com 126.com yeah.net sina.com sina.cn sohu.com foxmail.com aliyun.com 139.com 189.cn
  naver.com daum.net hanmail.net nate.com rediffmail.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com
  duck.com mozmail.com simplelogin.com anonaddy.com mailinator.com guerrillamail.com 10minutemail.com yopmail.com`.split(
    /\s+/,
  ),
);

/** Characters that make an address another one when they stand beside it. */
const inLocal = String.raw`[\p{L}\p{N}._%+-]`;
const inDomain = String.raw`[\p{L}\p{N}-]|\.[\p{L}\p{N}]`;

const addressIn = (email: string): RegExp =>
  new RegExp(`(?<!${inLocal})${RegExp.escape(email)}(?!${inDomain})`, 'giu');

/** Whether a text names this address, in any case, and not one that only holds it. */
export const holdsAddress = (text: string, email: string): boolean =>
  text.toLowerCase().includes(email) && addressIn(email).test(text);

export const withoutAddress = (text: string, email: string, instead: string): string =>
  text.replace(addressIn(email), instead);
