// What somebody tells of other people's health or leaving: theirs to tell, and not to be repeated on a page that
// others read as well. How many are allergic is what a kitchen is asked for, and stays.
import { absences } from './business.ts';
import { pattern, spaced } from './pattern.ts';

const health = pattern(
  spaced(
    'hearing aids?|wheelchair users?|fear of heights|afraid of heights|vertigo|anxiety|depressi(?:on|ve)|adhd|autis(?:m|tic)|diabet(?:es|ic)|epilep(?:sy|tic)|pregnan(?:t|cy)|cancer|chemo(?:therapy)?|dementia|stroke|heart attack|miscarriage|burnt? ?out|(?:(?:hip|knee|heart) )(?:op|operation|surgery)|on sick leave|divorced?|widow(?:ed)?',
    'höhenangst|hörgeräte?|rollstuhlfahrer(?:in)?|angststörung|depression(?:en)?|depressiv|adhs|autis(?:mus|tisch)|diabetes|diabetiker(?:in)?|epilepsie|schwanger(?:schaft)?|krebs|chemo(?:therapie)?|demen(?:z|t)|schlaganfall|herzinfarkt|fehlgeburt|burn-?out|krankgeschrieben|geschieden|verwitwet',
    'vertige|appareils? auditifs?|anxiété|dépression|dépressi(?:f|ve)|tdah|autis(?:me|te)|diabétique|diabète|épilep(?:sie|tique)|enceinte|cancer|chimio(?:thérapie)?|démence|avc|infarctus|fausse couche|arrêt maladie|divorcée?|veu(?:f|ve)',
    'vértigo|miedo a las alturas|audífonos?|ansiedad|depresión|tdah|autis(?:mo|ta)|diabétic[oa]|epilepsia|embarazad[oa]|cáncer|quimio(?:terapia)?|demencia|ictus|infarto|de baja|divorciad[oa]|viud[oa]',
    'vertigini|apparecch(?:io|i) acustic(?:o|i)|ansia|depression[ei]|autis(?:mo|tico)|diabetic[oa]|epilessia|incinta|cancro|tumore|chemio(?:terapia)?|demenza|ictus|infarto|in malattia|divorziat[oa]|vedov[oa]',
    'vertigens|medo (?:de|das) alturas|aparelhos? auditivos?|ansiedade|depressão|autis(?:mo|ta)|diabétic[oa]|epilepsia|grávida|cancro|câncer|quimio(?:terapia)?|demência|avc|enfarte|de baixa|divorciad[oa]|viúv[oa]',
    'hoogtevrees|gehoorapparat?en|gehoorapparaat|angststoornis|depressie[fs]?|autis(?:me|tisch)|diabeet|epilepsie|zwanger|kanker|chemo|dementie|beroerte|hartinfarct|miskraam|ziekteverlof|gescheiden|weduw(?:e|naar)',
    'lęk\\p{L}* wysokości|aparat\\p{L}{0,2} słuchow\\p{L}+|depresj\\p{L}|adhd|autyzm\\p{L}*|cukrzyc\\p{L}|epilepsj\\p{L}|padaczk\\p{L}|w ciąży|nowotw\\p{L}+|chemioterapi\\p{L}|demencj\\p{L}|udar\\p{L}?|zawał\\p{L}?|na zwolnieniu|rozwied\\p{L}+|wdow(?:a|iec)',
  ),
  '高所恐怖症|補聴器|うつ病?|発達障害|自閉症|糖尿病|てんかん|妊娠|癌|がん(?:治療|患者)|抗がん剤|認知症|脳卒中|心筋梗塞|休職|離婚',
);

export const isPrivateMatter = (text: string): boolean => health.test(text) || absences.test(text);
