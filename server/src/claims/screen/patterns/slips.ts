// What one of the team let slip to a customer: nobody had agreed to it, or it is not to be said again. Only with
// a word of saying before it: `Do not repeat the treatment` is told to whoever is treated.

const ends = '(?= ?(?:$|[.,;:!)–—]))';

export const slips = (
  [
    [
      'said|told|offered|promised',
      "(?:please |pls )?(?:do not|don[’']?t|never) repeat(?: (?:it|that|this))?",
      "(?:that|this|it|which) (?:was|had)(?:n[’']t| not| never)(?: been)? (?:agreed|cleared|discussed)",
    ],
    [
      'gesagt|angeboten|versprochen|zugesagt|sagte|meinte|genannt',
      '(?:das |es )?bitte (?:das |es )?(?:nicht|nie)(?: mehr)? (?:wiederholen|aufgreifen)',
    ],
    [
      'dit|proposé|promis|annoncé|lâché',
      '(?:merci de |prière de )?ne (?:pas|plus) (?:le |la )?(?:répéter|reprendre)',
      "(?:ce n[’']|c[’'])était pas (?:convenu|prévu|décidé)",
    ],
    ['dijo|dicho|ofreció|prometió', '(?:eso )?no estaba (?:acordado|hablado|pactado)'],
    ['detto|offerto|promesso', '(?:questo )?non era (?:concordato|deciso|previsto)'],
    [
      'disse|dito|ofereceu|prometeu',
      '(?:por favor,? )?não (?:o )?repetir',
      '(?:isso )?não estava (?:combinado|acordado)',
    ],
    ['zei|gezegd|aangeboden|beloofd', '(?:dat|dit) was niet (?:afgesproken|overlegd)'],
    [
      'powiedział\\p{L}{0,2}|obiecał\\p{L}{0,2}|zaproponował\\p{L}{0,2}',
      '(?:to )?nie było (?:to )?(?:uzgodnione|ustalone)',
    ],
  ] as const
).map(
  ([said, again, agreed]) =>
    `(?:${said})(?!\\p{L}).{0,120}[,;.–—] {0,2}(?:${again}|${agreed})${ends}`,
);
