// That somebody may be named or quoted, and how: `Customer OK with "a depot in Leeds", no name`. It is told to
// colleagues; what it allows is for readers.
import { pattern, spaced } from './pattern.ts';

const near = '[^.;:!?]{0,40}?';
const quoted = '["“„«]';

const whoAgrees = [
  `(?:the )?(?:customers?|clients?|owners?|they|he|she)(?: (?:is|are|was|were))? (?:ok|okay|fine|happy) (?:with|about)${near}(?:nam(?:e|es|ed|ing)|quot\\p{L}+|mention\\p{L}+)`,
  `(?:agreed|happy|allowed|ok|okay|willing) (?:to be|being) (?:named|quoted|called|mentioned|cited|rung)`,
  `(?:hab|habe|haben) (?:ihn|sie|dort|schon|extra )*(?: )?(?:gefragt|nachgefragt)(?=\\s?[,.!)]|$)`,
  `(?:they|he|she|customer|client) (?:have |has )?signed (?:the|a|their) release`,
  `(?:tengo|tenemos) su permiso|ho (?:il suo|il loro) permesso|(?:tenho|temos) (?:a )?(?:sua |autorização)|(?:heb|hebben) (?:zijn|haar|hun) toestemming|(?:mam|mamy) (?:jego|jej|ich) zgodę`,
  `(?:der |die |eine? )?(?:kunde|kundin|kunden)(?: (?:ist|sind|hat))? (?:einverstanden|ok|okay|zugestimmt)${near}(?:nenn\\p{L}+|name\\p{L}*|zitier\\p{L}+|zitat\\p{L}*)`,
  `(?:kunde|kundin|kunden)${near}(?:nennung|namensnennung|zitat\\p{L}*|zitier\\p{L}+) (?:einverstanden|ok|okay|zugestimmt)`,
  `(?:darf|dürfen) (?:namentlich |mit namen )?(?:genannt|zitiert|erwähnt) werden`,
  `(?:le |la |les )?client(?:e|s)?(?: (?:est|sont))? (?:d[’']accord|ok|accepte\\p{L}*|autorise\\p{L}*)${near}(?:cit\\p{L}+|nom(?:m\\p{L}+)?|mention\\p{L}+)`,
  `(?:accepte|d[’']accord pour) (?:d[’'])?être (?:cité|nommé|mentionné)e?s?`,
  `(?:el |la |los )?client[ea]s?(?: (?:está|están))? (?:de acuerdo|conforme|ok|permite\\p{L}*|autoriza\\p{L}*|acepta\\p{L}*|deja\\p{L}*)${near}(?:cit\\p{L}+|nombr\\p{L}+|mencion\\p{L}+)`,
  `(?:il |la |i )?client[ei](?: (?:è|sono))? (?:d[’']accordo|ok|permett\\p{L}+|autorizz\\p{L}+|accett\\p{L}+|acconsent\\p{L}+)${near}(?:cit\\p{L}+|nom(?:e|i|in\\p{L}+)|menzion\\p{L}+)`,
  `(?:o |a |os )?clientes?(?: (?:está|estão))? (?:de acordo|ok|permit\\p{L}+|autoriz\\p{L}+|aceit\\p{L}+|concord\\p{L}+|deix\\p{L}+)${near}(?:cit\\p{L}+|nome\\p{L}*|mencion\\p{L}+|refer\\p{L}+)`,
  `(?:de )?klant(?:en)?(?: (?:is|zijn))? (?:akkoord|ok|oké|het eens)${near}(?:naam|noem\\p{L}+|genoemd|citer\\p{L}+|vermeld\\p{L}*)`,
  `klient(?:ka|ci)?(?: się)? (?:zgadza\\p{L}*|zgodzi\\p{L}+|ok|pozwala\\p{L}*|pozwoli\\p{L}+)${near}(?:nazw\\p{L}+|wymieni\\p{L}+|cytow\\p{L}+|podani\\p{L}+)`,
];

/** `Customer OK with "…"`: how they want to be called stands in quotes. */
const calledSo = `(?:the )?(?:customer|client|kunde|kundin|cliente?|klant|klient)(?: (?:is|ist|est|está|è))? (?:ok|okay|fine|einverstanden|d[’']accord|d[’']accordo|de acuerdo|de acordo|akkoord) (?:with|mit|avec|con|com|met|z) ${quoted}`;

/** `We may name them.`: a sentence or a bracket that says nothing else. */
const weMay = [
  `(?:we|you) (?:may|can|could|are allowed to) (?:name|quote|mention|cite) (?:them|him|her|it|this)`,
  `(?:das )?(?:dürfen|können) wir (?:\\p{L}+ )?(?:nennen|zitieren|erwähnen)`,
  `(?:on|nous) (?:peut|pouvons) (?:les? |la )?(?:citer|nommer|mentionner)`,
  `(?:l[oa]s? )?(?:se |l[oa]s? )?(?:puede|pueden|podemos) (?:citar|nombrar|mencionar)(?:l[oa]s?|se)?`,
  `(?:l[oaie] )?(?:possiamo|si può|si possono) (?:citar|nominar|menzionar)(?:e|l[oaie])`,
  `(?:podemos|podem|pode)(?:-se)? (?:citar|nomear|mencionar|referir)(?:-se|-l[oa]s?)?`,
  `(?:mogen|kunnen) (?:we|wij) (?:ze |hem |haar |hen )?(?:noemen|citeren|vermelden)`,
  `(?:możemy|można|wolno) (?:ich |go |ją )?(?:wymieni|cytow|poda)\\p{L}{1,4}`,
].join('|');

export const leaveGiven = pattern(
  spaced(...whoAgrees),
  `^[\\s(]*(?:${weMay}|(?:ok|okay|fine|free|cleared) to use(?:,? (?:the )?name and all| with (?:the |her |his )?name)?)[\\s.!)]*$`,
  `(?<!\\p{L})${calledSo}`,
  '^[\\s(]*(?:freigabe|einverständnis|permission|consent|accord|autorisation|permiso|permesso|consenso|autorização|toestemming|akkoord|zgoda)\\s?[:,]? (?:liegt vor|yes|given|ja|erteilt|da|oui|donné|sí|dado|sì|dato|sim|dada|gegeven|ok|jest)(?!\\p{L})',
);
