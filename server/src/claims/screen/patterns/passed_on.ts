// Headings of what one colleague wrote to another: `--- mail Jo to Malcolm, 14th ---`, `Mail Anni an Chef:`. All below
// is between the two, until the next heading. One name alone (`Mail from Jo`) may head what she wrote for customers.

const kinds =
  '(?:e-?mails?|mails?|messages?|msg|notes?|memo|texts?|chat|whats ?app|sms|slack|teams|nachricht|notiz|courriel|message|mot|mensaje|correo|nota|messaggio|mensagem|recado|e-?mail|bericht|mailtje|berichtje|appje|wiadomość|mejl|notatka)';
const someone =
  '(?:\\p{Lu}[\\p{L}.’-]{0,20}|(?:the |den |die |der |le |la |el |il |o |a |de )?(?:boss|office|team|sales|chef|chefin|büro|vertrieb|patronne?|bureau|équipe|jefe|jefa|oficina|equipo|capo|ufficio|titolare|squadra|patrão|chefe|escritório|equipa|baas|kantoor|verkoop|szefa?|szefowej|biura))(?:\\s?\\([^()]{2,40}\\))?';
const to = '(?:to|an|für|à|au|a|al|alla|ao|à|para|per|aan|voor|do|dla|→|->|=>|>)';
const from = "(?:from |von |vom |de |d[’'] ?|del |di |da |do |van |od )?";

const passed = new RegExp(
  `^[\\s#>*_=~–—-]{0,12}${kinds}[,:]?\\s+${from}${someone}(?:\\s?(?:&|\\+|und|and|et|y|e|en|i)\\s?${someone})?\\s+${to}\\s+${someone}(?:[,;]?\\s[^.!?:]{1,30})?[\\s#*_=~<–—:：-]{0,12}$`,
  'iu',
);
/** `--- internal mail ---`, `Mail interne`. */
const internal = new RegExp(
  `^[\\s#>*_=~–—-]{0,12}(?:intern(?:al|e[rs]?) ${kinds}|${kinds} intern(?:[aeo]|al)?)[\\s#*_=~<–—:：-]{0,12}$`,
  'iu',
);
const inJapanese =
  /^[\s■□◆●#>*_=~–—-]{0,12}\p{scx=Han}{1,4}(?:さん)?(?:から|→|より)\p{scx=Han}{1,4}(?:さん|部長|課長|社長|専務)?(?:へ|宛|あて)?(?:の)?(?:メール|連絡|チャット|メモ|LINE)/u;
const maxHeading = 90;

export const isPassedOn = (line: string): boolean =>
  line.length <= maxHeading && (passed.test(line) || internal.test(line) || inJapanese.test(line));
