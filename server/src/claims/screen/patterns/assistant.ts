// Words to a machine, language by language.
import { pattern, spaced } from './pattern.ts';

/** Speaks to a machine that reads it. */
export const assistant = pattern(
  '^\\W{0,6}(?:system|assistant|user|human|developer|ai|bot|chatgpt|claude|gpt|llm|copilot|gemini|systemprompt|prompt|instruction|instructions)\\s*(?:\\(.{0,20}\\)|prompt|message|note)?\\s*[:>\\]]',
  '<\\|?/?(?:im_start|im_end|system|assistant|user|endoftext|inst)\\|?>|\\[/?(?:inst|system|sys)\\]|<<sys>>|###\\s*(?:system|instruction|response|assistant)',
  spaced(
    '(?:ignore|disregard|forget|override|bypass)(?: (?:all|any|every|the|your|these|those|of|my|previous|prior|above|earlier|preceding|other|safety)){0,5} (?:instructions?|rules?|prompts?|guidelines?|context|directions|text|messages?|constraints|filters?)',
    '(?:you are|act as|pretend to be|behave as|roleplay as) (?:now )?(?:a|an|the|in)? ?(?:\\p{L}+ ){0,3}(?:assistant|ai|model|bot|agent|copywriter|writer|chatbot|developer mode|jailbr\\p{L}+|expert|marketer)',
    'as an (?:ai|assistant|language model)',
    'language model',
    'system prompt',
    'jailbreak',
    'developer mode',
    'new instructions',
    '(?:set|change|make|replace|write|update) (?:the|your|this) (?:headline|title|heading|subheadline|button|page|cta|hero|reply|answer|output) (?:to|with|say|as|into)',
    '(?<!(?:we|i|they|you|people|customers|parents|would|can) )(?:output|respond|reply|answer|return|print|say)(?: only)?(?: with| exactly)? (?:the following|json|html|only|exactly|this|verbatim|your (?:prompt|instructions|rules))',
    'reveal (?:your|the) (?:prompt|instructions|rules|system)',
    'when (?:generating|writing|creating) (?:the|this) page',
    '(?:dear|hey|hello|hi|attention|note to)(?: the)? (?:ai|assistant|agent|model|bot|llm|page agent|chatgpt|claude)',
    'page agent',
    'vergiss (?:alle |alles )',
    'setze? die (?:überschrift|headline)',
    'schreibe? (?:eine|die) (?:seite|überschrift)',
    'ignore[zr]? (?:toutes )?(?:les )?(?:instructions|consignes)(?: \\p{L}+)?',
    '(?:tu es|vous êtes) un(?:e)? .{0,20}(?:assistant|ia|modèle|rédacteur)\\p{L}*',
    'mets le titre',
    'olvida (?:todas )?las instrucciones',
    'eres un(?:a)? .{0,20}(?:asistente|ia|modelo|redactor)\\p{L}*',
    'pon el título',
    'zignoruj (?:wszystkie )?(?:poprzednie |wcześniejsze )?(?:instrukcje|polecenia)',
  ),
  '(?:以前|これまで|上記|前)の?(?:すべての|全ての)?(?:指示|命令|ルール|プロンプト)を?(?:無視|忘れ)|(?:あなた|君)は.{0,12}(?:アシスタント|AI|モデル|ライター)|見出しを.{0,40}(?:に(?:変更|設定)|としてください|にしてください)|システムプロンプト',
  'تجاهل (?:جميع |كل )?(?:التعليمات|الأوامر|القواعد)|أنت (?:مساعد|نموذج|ذكاء)|اجعل العنوان|غيّر العنوان|غير العنوان إلى',
);
