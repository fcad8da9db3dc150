// What the agent tells the team about its instructions; `{}` stands for the instructions themselves.

export interface InstructionPhrases {
  followed: string;
  partly: string;
  not: string;
  /** Asks for a figure that no source states. */
  sum: string;
  /** The wording is that of the sources. */
  tone: string;
}

const phrases: Readonly<Record<string, InstructionPhrases>> = {
  en: {
    followed: 'I followed your instructions {}.',
    partly: 'I could follow {} only in part: please check it.',
    not: 'I could not follow {}: please change the page yourself.',
    sum: 'I do no sums, please work it out yourself: {}.',
    tone: 'I choose texts and do not reword them, so the wording stays that of the sources: {}.',
  },
  de: {
    followed: 'Befolgt: {}.',
    partly: 'Nur zum Teil befolgt, bitte prüfen: {}.',
    not: 'Nicht befolgt, bitte selbst ändern: {}.',
    sum: 'Ich rechne nichts aus, bitte selbst ergänzen: {}.',
    tone: 'Ich wähle Texte aus und formuliere sie nicht um; der Ton bleibt der der Quellen: {}.',
  },
  fr: {
    followed: 'Consignes suivies : {}.',
    partly: 'Suivie en partie seulement, à vérifier : {}.',
    not: 'Pas suivie, à modifier vous-même : {}.',
    sum: 'Je ne fais pas de calcul, à compléter vous-même : {}.',
    tone: 'Je choisis les textes sans les reformuler ; le ton reste celui des sources : {}.',
  },
  es: {
    followed: 'Instrucciones cumplidas: {}.',
    partly: 'Cumplida solo en parte, revísela: {}.',
    not: 'No cumplida, cámbielo usted: {}.',
    sum: 'No hago cálculos, complételo usted: {}.',
    tone: 'Elijo textos y no los redacto de nuevo; el tono es el de las fuentes: {}.',
  },
  it: {
    followed: 'Istruzioni seguite: {}.',
    partly: 'Seguita solo in parte, da controllare: {}.',
    not: 'Non seguita, da modificare a mano: {}.',
    sum: 'Non faccio calcoli, da completare a mano: {}.',
    tone: 'Scelgo i testi e non li riscrivo; il tono resta quello delle fonti: {}.',
  },
  pt: {
    followed: 'Instruções seguidas: {}.',
    partly: 'Seguida só em parte, verifique: {}.',
    not: 'Não seguida, altere você mesmo: {}.',
    sum: 'Não faço contas, complete você mesmo: {}.',
    tone: 'Escolho textos e não os reescrevo; o tom é o das fontes: {}.',
  },
  nl: {
    followed: 'Aanwijzingen opgevolgd: {}.',
    partly: 'Maar deels opgevolgd, controleer dit: {}.',
    not: 'Niet opgevolgd, pas het zelf aan: {}.',
    sum: 'Ik reken niets uit, vul het zelf aan: {}.',
    tone: 'Ik kies teksten en herschrijf ze niet; de toon blijft die van de bronnen: {}.',
  },
  pl: {
    followed: 'Wykonane polecenia: {}.',
    partly: 'Wykonane tylko częściowo, proszę sprawdzić: {}.',
    not: 'Niewykonane, proszę zmienić samodzielnie: {}.',
    sum: 'Nie wykonuję obliczeń, proszę uzupełnić samodzielnie: {}.',
    tone: 'Wybieram teksty i ich nie przeredagowuję; ton pozostaje taki jak w źródłach: {}.',
  },
  ja: {
    followed: 'ご指示どおりにしました：{}。',
    partly: '一部のみ反映しました。ご確認ください：{}。',
    not: '反映できませんでした。直接ご編集ください：{}。',
    sum: '計算は行いません。直接ご記入ください：{}。',
    tone: '文章の言い換えはできないため、資料の文体のままです：{}。',
  },
  ar: {
    followed: 'تم تنفيذ التعليمات: {}.',
    partly: 'نُفذت جزئيا، يرجى المراجعة: {}.',
    not: 'لم تُنفذ، يرجى التعديل يدويا: {}.',
    sum: 'لا أجري حسابات، يرجى إضافتها يدويا: {}.',
    tone: 'أختار النصوص ولا أعيد صياغتها، فيبقى الأسلوب كما في المصادر: {}.',
  },
};

export const instructionPhrases = (language: string): InstructionPhrases =>
  phrases[language] ?? (phrases.en as InstructionPhrases);
