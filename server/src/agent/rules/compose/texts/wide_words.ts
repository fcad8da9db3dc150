// The words of scripts that are written without spaces: `診療時間外` speaks of `診療` and `時間`, `休まれた` of what `休む`
// speaks of. Runs of one script would meet only where both wrote the same compound.
import { remembering } from '../../../../platform/text/remember.ts';

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const hasKana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const stem = /^\p{sc=Han}+/u;
const katakana = /^[\p{sc=Katakana}ー]{2,}$/u;

/** Nouns by their letters; of what is inflected the letters before its ending. Only where a text is Japanese. */
export const wideWords = remembering(readWords, 1_000_000);

function readWords(text: string): readonly string[] {
  if (!hasKana.test(text)) return [];
  const found = new Set<string>();
  let before = '';
  for (const { segment } of segmenter.segment(text)) {
    const word = katakana.test(segment) ? segment : (stem.exec(segment)?.[0] ?? '');
    const counts = word.length === 1 && /[\d何]$/u.test(before);
    if (word !== '' && !counts && !ofAnything.has(word)) found.add(word);
    before = segment;
  }
  return [...found];
}

/** `休`, `使`: one letter is a word, and many others begin with it. */
export const isWholeWord = (word: string): boolean => word.length >= 2;

/** What any letter says of anything. */
const ofAnything = new Set(
  '場合 可能 必要 確認 対応 実際 現在 今回 以下 下記 質問 検討 回答 返信 連絡 弊社 当社 御社 貴社 自社 当方 皆様 予定 希望 利用 使用 大丈夫 具体 程度 以上 以内 以降 通常 内容 説明 業者 会社 社員 従業員 お客様 客様 サービス 提供 条件 全部 全員 一度 最近 今後 今年 来年 毎年 毎月 毎日 毎週 当日 時間 期間 費用 料金 価格 金額 月額 年間 問題 相談 実施 状況 関係 用意 存在 自分 ケース 方法 円 月 日 年 週 回 時 分 名 人 社 方 様 者 何 点 件 個 枚 本 台 食 部 前 後 中 外 内 上 下 間 際 等 的 性 化 用 別 約 他 全 各 毎 以 今 先 次 同 大 小 多 少 高 低 新 出 入 行 見 思 言 考 教 願 伺 知 分 取 受 持 合 付 当 要 良 無 有 御 弊 貴 関 対 気 事 物 所 場 度 目 形 手 使 作 来 申 頂 致 置'.split(
    ' ',
  ),
);
