// A proposal after a visit, in Japanese, calm: what was heard, a comparison, a plan.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const factory: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('hero'),
        eyebrow: '5月20日 工場ご訪問のお礼とご提案',
        headline: '検査工程を止めずに、記録の手間を半分に',
        subheadline:
          '田中様、先日は豊橋工場をご案内いただきありがとうございました。第2ラインの紙の点検表を、いまの手順のまま電子化する計画をまとめました。',
        statistic: { value: '52%', label: '記録時間の削減（三河精密様、導入後3か月の平均）' },
        actionIds: ['action_meeting'],
      },
      {
        type: 'heard',
        ...about('heard'),
        heading: 'お伺いしたことと、ご提案',
        items: [
          {
            said: '点検表は1日に340枚。転記だけで毎日2時間かかっている。',
            proposed:
              '紙と同じ並びの画面を用意します。転記はなくなり、班長の確認は1回の操作で済みます。',
          },
          {
            said: '手袋のままでは端末を触れない。',
            proposed:
              '音声と大きなボタンの両方で入力できます。手袋での操作は第2ラインで検証します。',
          },
          {
            said: '監査のとき、過去の記録を探すのに半日かかる。',
            proposed: '製造番号から10秒で表示します。保存期間は10年です。',
          },
        ],
      },
      {
        type: 'table',
        ...about('table'),
        heading: '導入の前と後',
        columns: ['', '現在', '導入後'],
        rows: [
          { cells: ['1日の転記', '2時間', 'なし'] },
          { cells: ['異常の連絡', '翌朝の朝礼', '1分以内'] },
          { cells: ['監査の準備', '半日', '10分'] },
          { cells: ['既存の手順書', '✓', '✓'] },
        ],
        highlightedColumn: 2,
      },
      {
        type: 'plan',
        ...about('plan'),
        heading: '7月の本稼働までの予定',
        items: [
          { title: '工場のご訪問', owner: '両社', date: '2026-05-20', done: true },
          { title: '点検表12種類の画面づくり', owner: '弊社', date: '2026-06-05' },
          {
            title: '第2ラインでの並行運用',
            text: '紙も残したまま、2週間試します。',
            owner: '田中様、弊社 佐藤',
            date: '2026-06-15',
          },
          { title: '効果の確認とご判断', owner: '田中様', date: '2026-06-30' },
        ],
      },
      {
        type: 'faq',
        ...about('faq'),
        heading: 'ご質問への回答',
        items: [
          {
            question: 'ネットワークが切れたらどうなりますか。',
            answer: '端末に保存し、つながったときに送ります。入力は止まりません。',
          },
          {
            question: 'データはどこに保存されますか。',
            answer: '東京の専用サーバーです。工場内への設置も選べます。',
          },
        ],
      },
      {
        type: 'callToAction',
        ...about('cta'),
        heading: '6月2日の週に、30分お時間をいただけますか',
        text: '画面の見本をお持ちします。',
        actionIds: ['action_meeting'],
      },
    ],
  },
  page: {
    title: '豊橋 提案 v3',
    actions: [
      {
        actionId: 'action_meeting',
        buttonTitle: '日程を選ぶ',
        actionType: 'calendar',
        url: 'https://cal.example/tenken',
      },
    ],
    headerActionId: 'action_meeting',
    actionCardWidgets: [],
    scripts: [],
  },
  audience: { addressee: '田中 誠' },
  brand: { name: '点検ノート', theme: 'calm', colors: { primary: '#1d5fa8', accent: '#0a8f6f' } },
  lang: 'ja',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
