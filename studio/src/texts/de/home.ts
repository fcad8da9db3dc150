// Die Startseite.
import type { home as english } from '../en/home.ts';
import { plural } from './plural.ts';

export const home: typeof english = {
  home: {
    weekNote: 'verglichen mit den 7 Tagen davor',
    seen: (share) => `${share} gesehen`,
    was: (before) => `von ${before}`,
    points: (value) => `${value} Punkte`,
    converted: (share) => `${share} konvertiert`,
    draft: 'Entwurf, noch nicht veröffentlicht',
    stale: 'zitiert einen geänderten Text',
    manyStale: (count) =>
      `${plural(count, 'Variante online zitiert', 'Varianten online zitieren')} einen geänderten Text`,
    manyDrafts: (count) =>
      `${plural(count, 'Entwurf', 'Entwürfe')} zum Ansehen und Veröffentlichen`,
    title: 'Start',
    week: 'Die letzten 7 Tage',
    noBefore: 'Noch nichts zu vergleichen',
    best: 'Seiten dieser Woche',
    visitsCount: (count) => plural(count, 'Besuch', 'Besuche'),
    live: 'Live',
    notLive: 'Keine Verbindung',
    readPage: (page) => `Hat ${page} gelesen`,
    sentForm: (page) => `Hat das Formular von ${page} gesendet`,
    quoted: (text) => `„${text}“`,
    form: 'Hat geschrieben',
    webhook: (host) => `Webhook an ${host}`,
    webhookFails: 'Zustellungen schlagen fehl; sie werden wiederholt',
    webhookOff: 'Wurde abgeschaltet, weil nichts ankam',
    check: 'Prüfen',
    suspected: (count) =>
      `${plural(count, 'Formular sieht', 'Formulare sehen')} nach einem Bot aus`,
    suspectedNote: 'Beiseitegelegt, bis jemand nachsieht',
    startTitle: 'Ihre erste Seite',
    startNote:
      'Fügen Sie ein, was Sie über Ihr Angebot wissen. Facet schreibt daraus eine Seite und dann eine Variante für jeden Leser.',
    waiting: 'Wartet auf Sie',
    nothingWaiting: 'Alles erledigt. Was Sie gemacht haben, ist online.',
    happened: 'Was geschehen ist',
    nothingHappened: 'Besuche erscheinen hier, sobald sie kommen.',
    visits: 'Besuche',
    conversion: 'Konversion',
    time: 'Zeit auf der Seite',
    submissions: 'Formulare',
    somebody: 'Jemand',
  },
};
