// A dental practice for new patients, in French: opening hours, a timeline, a gallery, a large statement.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const practice: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('debut'),
        eyebrow: 'Cabinet dentaire du Parc, Lyon 6e',
        headline: 'Votre premier rendez-vous, sans appréhension',
        subheadline:
          'Madame Morel, vous nous avez écrit que les soins vous inquiètent depuis l’enfance. Voici comment se passera votre visite, minute par minute.',
        imageAssetId: 'asset_cabinet',
        actionIds: ['action_rdv', 'action_appel'],
      },
      {
        type: 'statement',
        ...about('promesse'),
        text: 'Rien ne commence avant que vous ayez dit oui. Levez la main, et nous nous arrêtons.',
      },
      {
        type: 'timeline',
        ...about('deroule'),
        heading: 'Quarante-cinq minutes, à votre rythme',
        items: [
          {
            date: '0 min',
            title: 'Un café et vos questions',
            text: 'Le docteur Vidal vous reçoit dans son bureau, pas dans le fauteuil.',
            state: 'next',
          },
          {
            date: '15 min',
            title: 'Un examen sans instrument',
            text: 'Deux photographies, que nous regardons ensemble à l’écran.',
          },
          {
            date: '30 min',
            title: 'Un plan de soins écrit',
            text: 'Avec le prix de chaque acte et ce que rembourse votre mutuelle.',
          },
          {
            date: '45 min',
            title: 'Vous décidez chez vous',
            text: 'Aucun soin n’est fait le premier jour, sauf urgence.',
          },
        ],
      },
      {
        type: 'gallery',
        ...about('lieu'),
        heading: 'Le cabinet',
        items: [
          {
            assetId: 'asset_salle',
            altText: 'La salle d’attente, face au parc',
            caption: 'La salle d’attente, face au parc',
          },
          {
            assetId: 'asset_fauteuil',
            altText: 'La salle de soins numéro deux',
            caption: 'La salle deux, la plus calme',
          },
          {
            assetId: 'asset_accueil',
            altText: 'L’accueil',
            caption: 'L’accueil, au rez-de-chaussée',
          },
        ],
      },
      {
        type: 'media',
        ...about('film'),
        kind: 'video',
        url: 'https://video.example/visite',
        posterAssetId: 'asset_salle',
        altText: 'Visite du cabinet en deux minutes',
      },
      {
        type: 'place',
        ...about('acces'),
        heading: 'Nous trouver',
        title: 'Cabinet dentaire du Parc',
        address: '14, avenue de Grande-Bretagne\n69006 Lyon',
        text: 'Métro Foch, à cinq minutes à pied. Ascenseur et accès de plain-pied.',
        mapUrl: 'https://maps.example/cabinet-du-parc',
        hours: [
          { days: 'Lundi au jeudi', times: '8 h 30 – 19 h' },
          { days: 'Vendredi', times: '8 h 30 – 17 h' },
          { days: 'Samedi', times: '9 h – 12 h' },
        ],
      },
      {
        type: 'form',
        ...about('rdv'),
        heading: 'Choisir un moment',
        introduction: 'Nous vous rappelons dans la journée.',
        formId: 'rdv',
        fields: [
          { name: 'name', label: 'Nom', fieldType: 'text', required: true },
          { name: 'phone', label: 'Téléphone', fieldType: 'phone', required: true },
          {
            name: 'moment',
            label: 'Moment préféré',
            fieldType: 'select',
            required: false,
            options: ['Matin', 'Midi', 'Fin de journée'],
          },
        ],
        submitLabel: 'Demander un rendez-vous',
      },
    ],
  },
  page: {
    title: 'Nouveaux patients anxieux v2',
    actions: [
      { actionId: 'action_rdv', buttonTitle: 'Prendre rendez-vous', actionType: 'form' },
      {
        actionId: 'action_appel',
        buttonTitle: 'Nous appeler',
        actionType: 'phone',
        url: '+33 4 72 55 01 20',
      },
    ],
    headerActionId: 'action_rdv',
    actionCardWidgets: [],
    footerLinks: [
      {
        title: 'Cabinet',
        links: [{ text: 'Mentions légales', url: 'https://cabinet-du-parc.example/mentions' }],
      },
    ],
    scripts: [],
  },
  audience: {},
  brand: {
    name: 'Cabinet du Parc',
    colors: { primary: '#2f7f86', accent: '#c2703d', background: '#fbfaf7' },
  },
  lang: 'fr',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
