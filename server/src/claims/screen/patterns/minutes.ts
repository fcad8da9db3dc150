// What minutes keep of a meeting beside what was decided for readers: who said, asked or is to do something, and how a
// motion went.
import { pattern, smallPattern } from './pattern.ts';

const said =
  'thought|said|asked|pointed out|felt|reported|wondered|noted|suggested|proposed|queried|reminded|thanked|meinte|fragte|bat|berichtete|wies|schlug|regte|pense|demande|signale|rappelle|propose|preguntó|dijo|propuso|recordó|comentó|chiede|propone|segnala|ricorda|perguntou|disse|propôs|lembrou|vroeg|meldde|stelde|vond';
const tasks =
  'to (?:ask|check|find|chase|ring|call|write|speak|look|get|sort|confirm|send|arrange|order|draft)';

/** By their capitals; whoever is named so is somebody. */
export const saidInMeeting = smallPattern(
  // `JD thought …`, `HM to ask the estate`: known by their letters to those who were there.
  `^(?:[\\s*•–—-]{0,4})\\p{Lu}{2,3} (?:${said}|${tasks})(?!\\p{L})`,
  // `Rev. Tulloch asked whether the tea tent counts.`
  `^(?:\\p{Lu}[\\p{L}.’'-]{1,20} ){1,3}(?:asked (?:whether|if)|pointed out that|wondered (?:whether|if)|queried whether|fragte?, ob|fragt nach|wollte wissen|a demandé si|demande si|preguntó si|pregunta si|ha chiesto se|chiede se|perguntou se|pergunta se|vroeg of|vraagt of|zapytał[ai]?, czy|pyta, czy)(?!\\p{L})`,
);

/** `Not agreed.`, `Next meeting 3 March.` */
export const ofMeeting = pattern(
  "^(?:passed|carried|not agreed|agreed unanimously|deferred|adjourned|beschlossen|einstimmig angenommen|abgelehnt|vertagt|adopté(?: à l[’']unanimité)?|rejeté|ajourné|aprobado por unanimidad|rechazado|approvato all[’']unanimità|respinto|rinviato|aprovado por unanimidade|rejeitado|adiado|aangenomen|verworpen|aangehouden|przyjęto(?: jednogłośnie)?|odrzucono)[.!]?$",
  '^(?:(?:date of )?next meeting|nächste sitzung|nächstes treffen|prochaine (?:réunion|séance)|próxima (?:reunión|reunião)|prossima riunione|volgende vergadering|następne zebranie)(?: [^.]{0,40})?\\d[^.]{0,20}\\.?$',
);
