// Remarks in brackets on the sentence they stand beside: it must not be told yet, or not be used yet.

/** Nobody may be told of what it stands beside: `(no permission yet to name them!)`. */
export const withoutLeave =
  /(?<!\p{L})(?:no (?:permission|consent|ok|okay|approval|sign-?off|clearance|release)|not (?:allowed|cleared|approved|to be named)|without permission|(?:keine|ohne) (?:freigabe|erlaubnis|zustimmung|genehmigung)|nicht (?:freigegeben|nennen)|(?:pas|sans) (?:d[’'])?(?:accord|autorisation)|(?:sin|falta) (?:el )?(?:permiso|autorización)|(?:senza|manca (?:il|l[’'])) ?(?:permesso|autorizzazione|consenso)|(?:sem|falta) (?:a )?autorização|(?:geen|nog geen|zonder) (?:toestemming|akkoord)|(?:bez|brak) zgody)(?!\p{L})|(?:許可|承諾|了承)(?:なし|待ち|が?(?:まだ|ない|未))/iu;

/** Not to be used until something is known: `(don't use before legal has answered)`. */
export const heldBack =
  /(?<!\p{L})(?:(?:do not|don[’']?t|not to be|never|not) (?:use|used|print|quote|publish)[^.]{0,40}(?:until|till|before|unless)|(?:nicht|erst) (?:verwenden|nehmen|benutzen|nutzen|drucken|zitieren|bringen)[^.]{0,40}(?:bis|bevor|ehe|wenn|nach)|(?:bis|bevor|ehe)[^.]{0,60}nicht (?:verwenden|nehmen|benutzen|nutzen|drucken|zitieren)|(?:ne pas|pas) (?:utiliser|mettre|reprendre|citer|publier)[^.]{0,40}(?:avant|tant que|jusqu)|no (?:usar|poner|citar|publicar|sacar)[^.]{0,40}(?:hasta|antes|mientras)|non (?:usare|usate|mettere|citare|pubblicare)[^.]{0,40}(?:finché|prima|fino)|não (?:usar|pôr|citar|publicar)[^.]{0,40}(?:até|antes|enquanto)|niet (?:gebruiken|plaatsen|citeren|publiceren|noemen)[^.]{0,40}(?:tot|voordat|zolang|voor)|nie (?:używać|dawać|cytować|publikować|drukować)[^.]{0,40}(?:dopóki|zanim|do czasu|póki|przed))(?!\p{L})|(?:まで|前)[^。]{0,12}(?:使わ|出さ|載せ|書か)ない/iu;

/** What it stands beside is not to be used: `(their figure, do not use)`. */
export const notToUse =
  /(?<!\p{L})(?:(?:do not|don[’']?t|never|not to be) (?:use|used|print|quote|show|publish)|nicht (?:verwenden|nehmen|benutzen|nutzen|zeigen|drucken|zitieren)|(?:ne pas|pas) (?:utiliser|reprendre|montrer|publier)|no (?:usar|utilizar|enseñar|publicar)|non (?:usare|utilizzare|mostrare|pubblicare)|não (?:usar|utilizar|mostrar|publicar)|niet (?:gebruiken|tonen|plaatsen|publiceren)|nie (?:używać|pokazywać|publikować))(?:\s(?:it|this|that|yet|here|bitte|hier|please|svp|aquí|qui|aqui|hier))?\s*[.!]?\s*[)\]）］]?$|使わない(?:で|こと)|使用しない|使用不可/iu;

/** Nobody has checked it, or it is better left out: `(their figure, not verified)`, `(…, avoid)`. */
export const unproven =
  /(?<!\p{L})(?:(?:not|never) (?:yet )?(?:been )?(?:verified|checked|measured|signed off)|unverified|unchecked|(?:nicht|nie) (?:geprüft|gemessen|belegt|gegengeprüft|nachgerechnet)|ungeprüft|unbelegt|(?:pas|non|jamais) (?:vérifié|mesuré|contrôlé)\p{L}*|sin (?:verificar|comprobar)|(?:no|nunca) (?:verificad|comprobad|medid)[oa]s?|(?:non|mai) (?:verificat|misurat|controllat)[oaie]|(?:não|nunca) (?:verificad|medid)[oa]s?|(?:niet|nooit) (?:geverifieerd|gecontroleerd|gemeten|gecheckt|nagekeken|nagerekend)|ongeverifieerd|nie(?:zweryfikowan|sprawdzon)\p{L}*|nigdy nie (?:zmierzon|sprawdzon)\p{L}*)(?!\p{L})|[,;–—-]\s(?:avoid|better not|vermeiden|lieber nicht|besser nicht|éviter|à éviter|plutôt pas|evitar|mejor no|evitare|meglio di no|melhor não|vermijden|liever niet|unikać|lepiej nie)\s*[.!]?\s*[)\]）］]?$|未検証|裏付けなし/iu;
