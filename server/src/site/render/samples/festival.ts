// A sales deck for a group, in Arabic with English names and emoji, on a brand
// that is dark by nature, with a picture and without one.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const festival: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('bidaya'),
        eyebrow: '🎪 رعاة موسم 2027',
        headline: 'اسمكم في قلب أكبر ليالي الصحراء',
        subheadline:
          'مهرجان Nujum يجمع 48,000 زائر في ثلاث ليالٍ. هذه الصفحة لشركاء الموسم الجديد وحدهم.',
        imageAssetId: 'asset_night',
        actionIds: ['action_mawid', 'action_deck'],
      },
      {
        type: 'benefits',
        ...about('limatha'),
        heading: 'لماذا الآن؟',
        items: [
          { title: '🌙 ثلاث ليالٍ', text: 'كل ليلة لها منصة رئيسية تحمل اسم شريك واحد فقط.' },
          { title: '📍 موقع جديد', text: 'أقرب إلى المدينة بأربعين دقيقة، مع قطار مباشر.' },
          { title: '👩‍👩‍👧‍👦 جمهور العائلات', text: 'ثلثا الزوار يأتون مع أطفالهم.' },
        ],
      },
      {
        type: 'stats',
        ...about('arqam'),
        heading: 'الموسم الماضي بالأرقام',
        items: [
          { value: '48,000', label: 'زائر' },
          { value: '2.3M', label: 'مشاهدة للبث المباشر' },
          { value: '91%', label: 'من الشركاء عادوا' },
        ],
      },
      {
        type: 'prose',
        ...about('nubtha'),
        paragraphs: [
          'بدأ المهرجان عام 2019 بمنصة واحدة وجمهور من الأصدقاء.',
          'In 2026 the main stage was called “Vela Stage” for the first time, and the name stayed.',
        ],
      },
      {
        type: 'cards',
        ...about('mustawayat'),
        heading: 'ثلاثة مستويات للشراكة',
        items: [
          { title: 'شريك الليلة', text: 'منصة تحمل اسمكم.', assetId: 'asset_night' },
          {
            title: 'شريك الساحة',
            text: 'جناح من 200 متر مربع.',
            url: 'https://nujum.example/plaza',
            linkText: 'التفاصيل',
            assetId: 'asset_warehouse',
          },
          { title: 'شريك البث', text: 'حضور في كل دقيقة من البث المباشر.', assetId: 'asset_line' },
        ],
      },
      {
        type: 'media',
        ...about('film'),
        kind: 'video',
        url: 'https://nujum.example/2026.mp4',
        altText: 'فيلم الموسم الماضي',
        caption: 'ليلة الافتتاح 2026 ✨',
      },
      {
        type: 'media',
        ...about('kharita'),
        kind: 'image',
        assetId: 'asset_missing',
        altText: 'خريطة الموقع الجديد',
      },
      {
        type: 'ask',
        ...about('sual'),
        heading: 'اسألوا عن الموسم',
        suggestions: ['ما موعد الإعلان؟', 'كم تكلفة شراكة الليلة؟'],
      },
      {
        type: 'callToAction',
        ...about('khitam'),
        heading: 'نحجز لكم الليلة الأولى حتى نهاية الشهر',
        text: 'بعدها نفتح الباب لغيركم.',
        actionIds: ['action_mawid'],
      },
    ],
  },
  page: {
    title: 'شركاء مهرجان Nujum',
    actions: [
      {
        actionId: 'action_mawid',
        buttonTitle: 'احجزوا موعدًا',
        actionType: 'calendar',
        url: 'https://cal.example/nujum',
      },
      {
        actionId: 'action_deck',
        buttonTitle: 'Download the deck 📎',
        actionType: 'url',
        url: 'https://nujum.example/deck.pdf',
      },
    ],
    headerActionId: 'action_mawid',
    actionCardWidgets: [
      {
        title: 'شركاء المواسم الماضية',
        logos: [
          { image: { altText: 'Vela Freight', assetId: 'asset_vela' } },
          { image: { altText: 'Halden', assetId: 'asset_halden' } },
        ],
      },
    ],
    scripts: [],
    metadata: { robots: ['index', 'nofollow'], themeColor: '#120c1f' },
  },
  audience: { actionUrlOverride: 'https://cal.example/nujum/sponsors' },
  brand: {
    name: 'Nujum',
    colors: { primary: '#f5b83d', background: '#120c1f', text: '#f6f0ff' },
    logo: {
      altText: 'Nujum',
      url: 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%20viewBox=%270%200%20150%2040%27%3E%3Cpath%20d=%27M20%203l5%2012%2013%201-10%208%203%2013-11-7-11%207%203-13-10-8%2013-1z%27%20fill=%27%23f5b83d%27/%3E%3Ctext%20x=%2746%27%20y=%2729%27%20font-family=%27sans-serif%27%20font-size=%2726%27%20font-weight=%27700%27%20fill=%27%23f6f0ff%27%3ENujum%3C/text%3E%3C/svg%3E',
    },
  },
  personal: false,
  includeScripts: false,
  trackerUrl: '/_facet/track.js',
  assetSize,
  assetUrl,
};
