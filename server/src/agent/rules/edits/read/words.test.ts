import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';
import type { Request } from '../requests.ts';

const headline = { kind: 'setHero', member: 'headline', value: 'Neu' } as const;
const sub = { kind: 'setHero', member: 'subheadline', value: 'Neu' } as const;
const button = { kind: 'renameButton', to: 'Neu' } as const;
const top = { where: 'top' } as const;
const shorter = { kind: 'shorten', section: 'it' } as const;
const page = { kind: 'shorten', section: 'page' } as const;
const replaced = { kind: 'replace', from: 'A', to: 'B' } as const;

const cases: Record<string, [message: string, ...requests: Request[]][]> = {
  de: [
    ['Bitte setze die Überschrift auf „Neu“.', headline],
    ['Ändere die Überschrift in „Neu"', headline],
    ['Überschrift: „Neu“', headline],
    ['Die Unterüberschrift soll „Neu“ lauten', sub],
    ['Kannst du den Button in „Neu“ umbenennen?', button],
    ['Mach es kürzer', shorter],
    ['Kürze bitte die ganze Seite', page],
    ['Entferne die Preise', { kind: 'remove', section: 'Preise' }],
    ['Zeige nur das Paket Start', { kind: 'keepOnly', text: 'Paket Start' }],
    [
      'Bitte den Abschnitt über Sicherheit löschen',
      { kind: 'remove', section: 'Sicherheit section' },
    ],
    ['Nimm die FAQ raus', { kind: 'remove', section: 'FAQ' }],
    ['Lösche den Satz „Alles gut.“', { kind: 'removeText', text: 'Alles gut.' }],
    ['Lösche den letzten Abschnitt', { kind: 'remove', section: 'last section' }],
    [
      'Erwähne die ISO-Zertifizierung',
      { kind: 'mention', text: 'ISO-Zertifizierung', sourced: true },
    ],
    ['Füge einen Abschnitt über Wartung hinzu', { kind: 'addAbout', topic: 'Wartung' }],
    ['Verschiebe die FAQ ganz nach oben', { kind: 'move', section: 'FAQ', place: top }],
    [
      'Setze die Preise vor die FAQ',
      { kind: 'move', section: 'Preise', place: { where: 'before', section: 'FAQ' } },
    ],
    [
      'Zitat nach unten verschieben',
      { kind: 'move', section: 'Zitat', place: { where: 'down', steps: 1 } },
    ],
    ['Beginne mit der Sicherheit', { kind: 'focus', topic: 'Sicherheit' }],
    ['Ersetze „A“ durch „B“', replaced],
    ['Bitte sieze den Leser', { kind: 'refuse', because: 'style', text: 'sieze den Leser' }],
    ['Entferne die FAQ und mach die Seite kürzer', { kind: 'remove', section: 'FAQ' }, page],
    ['Entferne die FAQ nicht', { kind: 'unknown', text: 'Entferne die FAQ nicht' }],
  ],
  fr: [
    ['Change le titre en « Neu »', headline],
    ['Remplace le titre par « Neu »', headline],
    ['Mets le sous-titre à « Neu », s’il te plaît', sub],
    ['Le texte du bouton doit être « Neu »', button],
    ['Raccourcis la page', page],
    ['Rends-le plus court', shorter],
    ['Supprime les tarifs', { kind: 'remove', section: 'tarifs' }],
    ['Supprime la section sur la sécurité', { kind: 'remove', section: 'sécurité section' }],
    [
      'Mentionne la certification ISO',
      { kind: 'mention', text: 'certification ISO', sourced: true },
    ],
    ['Ajoutez une section sur la maintenance', { kind: 'addAbout', topic: 'maintenance' }],
    ['Déplace la FAQ en haut', { kind: 'move', section: 'FAQ', place: top }],
    [
      'Mets les tarifs avant la FAQ',
      { kind: 'move', section: 'tarifs', place: { where: 'before', section: 'FAQ' } },
    ],
    ['Commence par la sécurité', { kind: 'focus', topic: 'sécurité' }],
    ['Remplace « A » par « B »', replaced],
  ],
  es: [
    ['Cambia el título a «Neu»', headline],
    ['Pon como titular "Neu"', headline],
    ['El subtítulo debe ser «Neu»', sub],
    ['Cambia el botón por «Neu»', button],
    ['Hazlo más corto, por favor', shorter],
    ['Acorta la página', page],
    ['Quita los precios', { kind: 'remove', section: 'precios' }],
    ['Elimina la sección de seguridad', { kind: 'remove', section: 'seguridad section' }],
    [
      'Menciona la certificación ISO',
      { kind: 'mention', text: 'certificación ISO', sourced: true },
    ],
    ['Añade una sección sobre mantenimiento', { kind: 'addAbout', topic: 'mantenimiento' }],
    [
      'Mueve las preguntas frecuentes al principio',
      { kind: 'move', section: 'preguntas frecuentes', place: top },
    ],
    ['Sube los precios', { kind: 'move', section: 'precios', place: { where: 'up', steps: 1 } }],
    ['Empieza con la seguridad', { kind: 'focus', topic: 'seguridad' }],
  ],
  it: [
    ['Cambia il titolo in «Neu»', headline],
    ['Imposta il sottotitolo su «Neu»', sub],
    ['Cambia il testo del pulsante in "Neu"', button],
    ['Rendilo più breve', shorter],
    ['Accorcia la pagina', page],
    ['Togli i prezzi', { kind: 'remove', section: 'prezzi' }],
    ['Rimuovi la sezione sulla sicurezza', { kind: 'remove', section: 'sicurezza section' }],
    [
      'Menziona la certificazione ISO',
      { kind: 'mention', text: 'certificazione ISO', sourced: true },
    ],
    ['Aggiungi una sezione sulla manutenzione', { kind: 'addAbout', topic: 'manutenzione' }],
    ['Sposta le FAQ in cima', { kind: 'move', section: 'FAQ', place: top }],
    [
      'Sposta i prezzi dopo le FAQ',
      { kind: 'move', section: 'prezzi', place: { where: 'after', section: 'FAQ' } },
    ],
    ['Inizia con la sicurezza', { kind: 'focus', topic: 'sicurezza' }],
  ],
  pt: [
    ['Mude o título para “Neu”', headline],
    ['Altere o subtítulo para "Neu"', sub],
    ['Muda o botão para “Neu”', button],
    ['Torne o texto mais curto', page],
    ['Encurta a página, por favor', page],
    ['Remova os preços', { kind: 'remove', section: 'preços' }],
    ['Elimina a secção sobre segurança', { kind: 'remove', section: 'segurança section' }],
    ['Mencione a certificação ISO', { kind: 'mention', text: 'certificação ISO', sourced: true }],
    ['Adicione uma seção sobre manutenção', { kind: 'addAbout', topic: 'manutenção' }],
    [
      'Mova as perguntas frequentes para o topo',
      { kind: 'move', section: 'perguntas frequentes', place: top },
    ],
    ['Comece com a segurança', { kind: 'focus', topic: 'segurança' }],
  ],
  nl: [
    ['Verander de titel in “Neu”', headline],
    ['Zet de ondertitel op "Neu"', sub],
    ['Verander de knop in “Neu”', button],
    ['Maak het korter', shorter],
    ['Kort de pagina in', page],
    ['Verwijder de prijzen', { kind: 'remove', section: 'prijzen' }],
    ['Haal de sectie over beveiliging weg', { kind: 'remove', section: 'beveiliging section' }],
    ['Vermeld de ISO-certificering', { kind: 'mention', text: 'ISO-certificering', sourced: true }],
    ['Voeg een sectie over onderhoud toe', { kind: 'addAbout', topic: 'onderhoud' }],
    [
      'Verplaats de veelgestelde vragen naar boven',
      { kind: 'move', section: 'veelgestelde vragen', place: { where: 'up', steps: 1 } },
    ],
    [
      'Zet de prijzen voor de FAQ',
      { kind: 'move', section: 'prijzen', place: { where: 'before', section: 'FAQ' } },
    ],
    ['Begin met beveiliging', { kind: 'focus', topic: 'beveiliging' }],
  ],
  pl: [
    ['Zmień nagłówek na „Neu”', headline],
    ['Ustaw podtytuł na „Neu”', sub],
    ['Usuń cytat', { kind: 'remove', section: 'cytat' }],
    ['Usuń sekcję o bezpieczeństwie', { kind: 'remove', section: 'bezpieczeństwie section' }],
    ['Pokaż tylko pakiet Start', { kind: 'keepOnly', text: 'pakiet Start' }],
    ['Dodaj sekcję o gwarancji', { kind: 'addAbout', topic: 'gwarancji' }],
    ['Przenieś cennik na początek', { kind: 'move', section: 'cennik', place: top }],
    ['Skróć stronę', page],
  ],
  ja: [
    ['見出しを「Neu」に変更してください', headline],
    ['タイトルを「Neu」にしてください。', headline],
    ['サブタイトルを「Neu」に変えて', sub],
    ['ボタンを「Neu」に変更してください', button],
    ['もっと短くしてください', shorter],
    ['ページを短くして', page],
    ['料金を削除してください', { kind: 'remove', section: '料金' }],
    ['セキュリティのセクションを削除して', { kind: 'remove', section: 'セキュリティ section' }],
    ['ISO認証について触れてください', { kind: 'mention', text: 'ISO認証', sourced: true }],
    ['保守についてのセクションを追加してください', { kind: 'addAbout', topic: '保守' }],
    [
      'よくある質問を一番上に移動してください',
      { kind: 'move', section: 'よくある質問', place: top },
    ],
    [
      '料金をFAQの前に移動してください',
      { kind: 'move', section: '料金', place: { where: 'before', section: 'FAQ' } },
    ],
    ['セキュリティから始めてください', { kind: 'focus', topic: 'セキュリティ' }],
    ['「A」を「B」に置き換えてください', replaced],
  ],
};

for (const [language, asked] of Object.entries(cases)) {
  for (const [message, ...requests] of asked) {
    test(`“${message}” is understood in ${language}`, () => {
      assert.deepEqual(
        readRequests(message),
        requests.map((request) => ({ ...request, language })),
      );
    });
  }
}
