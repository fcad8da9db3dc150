// French, Spanish, Italian, Portuguese: a museum twice, an insurance broker, cold chain, a
// master's degree, machine service, house sales, farm drones, shared offices.
import { type CaseSketch, makeCase } from '../case.ts';

const musee: Pick<CaseSketch, 'language' | 'brand' | 'pageName' | 'context' | 'actions' | 'hide'> =
  {
    language: 'fr',
    brand: { name: 'Musée de la Batellerie' },
    pageName: 'groupes 2026-27 (com)',
    context: `Texte site groupes – version Margaux, relecture Direction en attente pour la partie « privatisation »

Le musée raconte deux siècles de vie sur le canal : onze bateaux, une écluse grandeur nature et l'atelier d'un charpentier de marine.

POUR LES CLASSES
Visite guidée de 1 h 15, puis atelier « Je construis mon écluse » de 45 minutes. De la grande section au lycée. Un dossier pédagogique est envoyé deux semaines avant.
Salle de pique-nique gratuite pour 60 enfants.
L'entrée est gratuite pour deux accompagnateurs par classe.

POUR LES ENTREPRISES
La grande halle accueille 180 personnes assises, 300 debout. Dîner au milieu des bateaux, visite privée avec un batelier.

Tarifs
Visite guidée classe (30 élèves)\t95 €
Visite + atelier classe\t150 €
Groupe adultes (20 pers.)\t190 €
Location de la halle, soirée\t2 800 €

!! la halle à 2 200 € pour les membres du club mécènes, ne pas afficher
Attention travaux : ascenseur en panne jusqu'au 15 mars, à ne pas mettre sur la page, on prévient par téléphone

Horaires : du mardi au dimanche, de 10 h à 18 h. Fermé le lundi.
Accès : gare à 600 m, parking pour les autocars.

« Mes CM2 en ont parlé pendant une semaine. » Sandrine Peltier, professeure des écoles, Briare

Réservation au moins trois semaines à l'avance.

Bises, Margaux
Margaux Thévenet – chargée de communication – 02 38 00 00 00
Pensez à la planète : n'imprimez ce message que si nécessaire`,
    actions: [
      { buttonTitle: 'Demander une date', actionType: 'form' },
      {
        buttonTitle: 'Écrire au service des groupes',
        actionType: 'email',
        url: 'mailto:groupes@batellerie.example',
      },
    ],
    hide: [
      'Margaux',
      'relecture',
      'en attente',
      '2 200',
      'mécènes',
      'ascenseur',
      'travaux',
      'Bises',
      'planète',
      'chargée de',
      'version',
      'ne pas',
    ],
  };

export const museumSchool = makeCase({
  ...musee,
  name: 'musee-ecole',
  person: { name: 'Hélène Caron', title: 'Professeure des écoles' },
  account: { name: 'École Jules-Ferry' },
  notes: 'Ne pas parler des entreprises. Vouvoyer.',
  activity: [
    {
      type: 'courriel',
      direction: 'from',
      payload: {
        objet: 'Visite en juin',
        texte:
          'Bonjour, je voudrais venir avec deux classes de CE2, 52 élèves, un jeudi de juin. Peut-on pique-niquer sur place en cas de pluie ? Merci, Hélène Caron',
      },
    },
  ],
  mention: ['150 €', '45 minutes', '60 enfants', 'Sandrine Peltier', 'deux accompagnateurs'],
  hide: [...musee.hide, '180 personnes', 'Entreprise', 'entreprise'],
  readerFacts: ['52 élèves', 'juin', 'pique-niquer'],
  edits: [
    {
      message:
        "remplace Réservation au moins trois semaines à l'avance par Réservez avant le 15 mai",
      mention: ['Réservez avant le 15 mai'],
      changes: ['prose'],
    },
    { message: "merci, c'est parfait !", refused: true },
    { message: 'Supprime la citation', hide: ['en ont parlé'], mention: ['150 €'] },
    { message: "Ajoute les horaires d'ouverture", mention: ['Fermé le lundi'] },
    { message: 'Mets les tarifs juste après le titre', mention: ['95 €'] },
  ],
});

export const museumCompany = makeCase({
  ...musee,
  name: 'musee-soiree',
  person: { name: 'Bruno Lacaze', title: 'Directeur des ressources humaines' },
  account: { name: 'Verreries du Loing', industry: 'Industrie', employees: 210 },
  notes: 'Soirée du personnel. Parler de la halle en premier, pas des classes.',
  activity: [
    {
      type: 'formulaire',
      direction: 'from',
      payload: {
        message:
          'Nous cherchons un lieu pour fêter nos 70 ans, le 11 décembre, pour 170 personnes assises. Quel est le prix de la location ?',
      },
    },
    {
      type: 'note-commerciale',
      direction: 'about',
      payload: { texte: 'Budget 8 000 max, hésite avec le château de Gien' },
    },
  ],
  mention: ['180 personnes assises', '2 800 €', 'batelier', '600 m'],
  hide: [...musee.hide, '8 000', 'Gien', 'pique-nique', '95 €'],
  readerFacts: ['11 décembre', '170 personnes', '70 ans'],
  edits: [
    {
      message: 'Change le titre : « Vos 70 ans au milieu des bateaux »',
      mention: ['Vos 70 ans au milieu des bateaux'],
      changes: ['hero'],
    },
    { message: "Enlève l'accès en train", hide: ['600 m'] },
  ],
});

export const insuranceBroker = makeCase({
  name: 'courtier',
  language: 'fr',
  brand: { name: 'Courtage Delmas', tone: 'tutoiement, direct' },
  pageType: 'call_followup',
  pageName: 'suivi RDV artisans',
  context: `CR appel – à nettoyer avant envoi

On assure les artisans du bâtiment : décennale, responsabilité civile, véhicules, outillage. Un seul interlocuteur, Julien, sur son portable.

Ce que ça change pour toi
- Ton attestation décennale en 24 heures
- Un sinistre déclaré par photo, un expert sous 5 jours
- Tu payes au mois, sans frais

Exemples de prix
Plombier seul, CA 90 000 €\t118 € / mois
Électricien, deux salariés, CA 240 000 €\t265 € / mois
Maçon, quatre salariés, CA 410 000 €\t540 € / mois

Com. apporteur 15 % – interne !
Axa a refusé son dossier en 2024, ne pas en parler par écrit

Prochaines étapes
Julien envoie le devis – mardi 14 avril
Toi : relevé d'information et Kbis – jeudi 16 avril
Signature en ligne – vendredi 17 avril

« Dégât des eaux un samedi, Julien a répondu. » Mickaël, plombier à Albi

1 300 artisans assurés en Occitanie depuis 2009.`,
  actions: [{ buttonTitle: 'Envoyer mes documents', actionType: 'form' }],
  person: { name: 'Nadia Belkacem', title: 'Électricienne' },
  account: { name: 'Belkacem Élec' },
  activity: [
    {
      type: 'appel',
      direction: 'from',
      payload: {
        transcript:
          "Julien : Tu es combien dans l'équipe ?\nNadia : On est trois, moi et deux salariés, et on fait 230 000 euros.\nNadia : Mon contrat actuel s'arrête le 30 avril.\nJulien : On sera large.\nNadia : J'ai surtout peur du vol d'outillage dans le camion.",
      },
    },
  ],
  mention: ['24 heures', '265 €', '14 avril', 'Mickaël', '1 300 artisans', 'sous 5 jours'],
  hide: [
    'Com. apporteur',
    '15 %',
    'Axa',
    'refusé',
    'CR appel',
    'nettoyer',
    'On sera large',
    'votre',
    'Vous',
  ],
  readerFacts: ['30 avril', 'deux salariés', "vol d'outillage"],
  blocks: ['heard', 'plan|timeline|steps'],
  edits: [
    {
      message: 'le prix de 265 passe à 259 € / mois',
      mention: ['259 € / mois'],
      changes: ['table'],
    },
    { message: 'Retire le prix du maçon', hide: ['540 €'], mention: ['265 €'] },
    { message: 'Le bouton doit dire « Envoyer mon Kbis »', mention: ['Envoyer mon Kbis'] },
  ],
});

export const coldChain = makeCase({
  name: 'cadena-frio',
  language: 'es',
  brand: { name: 'FrigoRuta' },
  pageName: 'RFQ respuestas (Nuria)',
  context: `RE: RV: Solicitud de cotización transporte refrigerado

Hola Nuria, te paso lo que debe salir en la página. Lo de abajo es solo para nosotros.

FrigoRuta transporta fruta, pescado y medicamentos entre Andalucía y el norte de Europa, con 84 camiones propios.

| Ruta | Tránsito | Precio por palé |
|------|----------|-----------------|
| Almería – Perpiñán | 24 h | 71 € |
| Almería – Róterdam | 52 h | 128 € |
| Almería – Hamburgo | 60 h | 141 € |

La temperatura se mide cada dos minutos y el cliente la ve en directo. Si sale del margen, llamamos en diez minutos.
En 2025 el 98,6 % de las entregas llegó dentro de la hora acordada.
Seguro CMR ampliado de 600.000 € por camión.
Certificados: IFS Logistics, GDP para medicamentos.

Cómo empezamos:
1) Prueba con cinco palés
2) Revisión de los datos de temperatura contigo
3) Contrato por campaña

«En tres campañas no hemos perdido ni un palé de frambuesa.» Inmaculada Ruiz, jefa de expediciones, Frutas Sotoverde

---- SOLO INTERNO ----
Margen Róterdam 9 %. Si pide volumen >200 palés/semana se puede bajar a 119.
El cliente viene de Primafrío, están hartos de los retrasos.
----

Un saludo,
Álvaro Pineda
Director comercial · FrigoRuta · +34 950 000 000
Enviado desde mi iPhone
AVISO LEGAL: Este mensaje se dirige exclusivamente a su destinatario.`,
  actions: [{ buttonTitle: 'Reservar la prueba de cinco palés', actionType: 'form' }],
  person: { name: 'Joost van Dalen', title: 'Jefe de compras' },
  account: { name: 'Berry Express', industry: 'Distribución de fruta' },
  activity: [
    {
      type: 'rfq',
      direction: 'from',
      payload: {
        texto:
          'Solicitud SC-2026-077: 120 palés de frambuesa por semana de Almería a Róterdam, de octubre a mayo. Temperatura entre 0 y 2 grados. ¿Podemos ver la temperatura durante el viaje?',
      },
    },
  ],
  mention: ['52 h', '128 €', 'cada dos minutos', '98,6 %', 'Inmaculada Ruiz', '600.000 €'],
  hide: [
    'Margen Róterdam',
    '9 %',
    '119',
    'Primafrío',
    'hartos',
    'iPhone',
    'AVISO',
    'Nuria',
    'Álvaro',
    'SOLO INTERNO',
    'RE: RV',
    'te paso',
  ],
  readerFacts: [
    'SC-2026-077',
    '120 palés',
    '0 y 2 grados',
    '¿Podemos ver la temperatura durante el viaje?',
  ],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'borra las rutas de Perpiñán y Hamburgo',
      hide: ['Perpiñán', 'Hamburgo'],
      changes: ['pricing'],
    },
    { message: 'Quita la fila de Hamburgo', hide: ['Hamburgo'], mention: ['128 €'] },
    {
      message: 'Cambia el titular por «Frambuesa en Róterdam en 52 horas»',
      mention: ['Frambuesa en Róterdam en 52 horas'],
      changes: ['hero'],
    },
    { message: 'Añade algo sobre los certificados', mention: ['IFS Logistics'] },
    { message: 'Menciona el margen', refused: true },
  ],
});

export const masterDegree = makeCase({
  name: 'master',
  language: 'es',
  brand: { name: 'Universidad del Tajo', tone: 'tú' },
  pageType: 'inbound',
  pageName: 'Máster Datos Salud - candidatos',
  context: `MÁSTER EN DATOS PARA LA SALUD · preguntas frecuentes (copiado del Word de secretaría)

¿Cuánto dura?
Doce meses, de octubre a septiembre, 60 créditos ECTS.
¿Puedo trabajar a la vez?
Sí. Las clases son los viernes por la tarde y los sábados por la mañana. Los miércoles hay una sesión en línea, que se graba.
¿Cuánto cuesta?
6.400 €, en diez plazos sin intereses. Hay 12 becas que cubren la mitad.
¿Qué necesito para entrar?
Un grado en ciencias de la salud, informática, matemáticas o similar. No hace falta saber programar: en septiembre hay un curso de Python de tres semanas, incluido.
¿Hay prácticas?
Sí, 300 horas en uno de los ocho hospitales del convenio.
¿Cuándo acaba el plazo?
El 30 de junio. Las becas, el 31 de mayo.
¿Qué tasa de abandono tiene? -> NO CONTESTAR EN LA WEB (17 %)

De la promoción de 2024, 34 de 38 trabajan hoy con datos clínicos.

«Yo era enfermera y no había escrito una línea de código. Hoy llevo los datos de la UCI.» Lorena Campos, promoción de 2023, Hospital de Talavera

Dirección: Dra. Pilar Egea. (ojo: el año que viene será otra persona, no anunciar)
Lorem ipsum dolor sit amet – falta texto de bienvenida`,
  actions: [{ buttonTitle: 'Solicitar plaza', actionType: 'form' }],
  person: { name: 'Tomás Herrero', email: 'tomas.h@correo.example', title: 'Fisioterapeuta' },
  activity: [
    {
      type: 'chat-web',
      direction: 'from',
      payload: {
        mensaje:
          'Hola, soy fisioterapeuta y trabajo por turnos en Toledo. No sé programar. ¿Puedo hacer el máster sin dejar el trabajo? ¿Y hay becas?',
      },
    },
  ],
  mention: [
    '6.400 €',
    '12 becas',
    '31 de mayo',
    'Lorena Campos',
    'viernes por la tarde',
    '300 horas',
  ],
  hide: [
    '17 %',
    'abandono',
    'CONTESTAR',
    'secretaría',
    'Word',
    'Lorem',
    'ojo',
    'otra persona',
    'Empresa',
    'usted',
  ],
  readerFacts: ['fisioterapeuta', 'sin dejar el trabajo', 'programar'],
  blocks: ['faq'],
  edits: [
    { message: 'Pon las becas al principio', mention: ['12 becas'] },
    {
      message: 'Elimina la pregunta sobre las prácticas',
      hide: ['¿Hay prácticas?'],
      mention: ['12 becas'],
    },
  ],
});

export const pressService = makeCase({
  name: 'manutenzione-presse',
  language: 'it',
  brand: { name: 'Officine Brandolin' },
  pageName: 'Manutenzione programmata – clienti dormienti',
  context: `Bozza testi (Chiara, da rivedere con l'ing. Moretti)

Dal 1978 ripariamo e manteniamo presse idrauliche da 50 a 2.000 tonnellate, di qualsiasi marca.

Cosa comprende il contratto di manutenzione:
- due visite all'anno con prova di carico
- analisi dell'olio in laboratorio
- verifica delle sicurezze secondo la norma EN ISO 16092
- intervento entro 12 ore, anche il sabato

Canone annuo
Pressa fino a 200 t ........ 1.450 €
Pressa da 201 a 800 t ...... 2.300 €
Pressa oltre 800 t ......... su preventivo

Con il contratto i fermi macchina non previsti calano del 43 % (media di 61 clienti, 2022–2025).

«Prima chiamavamo quando era rotta. Adesso non chiamiamo più.» – Davide Rossetto, responsabile manutenzione, Stampi Piave

Ricambi: 3.200 articoli a magazzino a Conegliano.

NB non citare Metalform (causa in corso). Sconto fedeltà 8% solo a voce.
@Chiara: controlla se il 43% è ancora valido`,
  actions: [{ buttonTitle: 'Richiedi un sopralluogo', actionType: 'form' }],
  person: { name: 'Stefano Bellin', title: 'Direttore di stabilimento' },
  account: { name: 'Lamiere Euganee', industry: 'Metalmeccanica' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        oggetto: 'richiesta',
        testo:
          "Buongiorno, abbiamo sei presse da 400 tonnellate, tre sono del 1996. L'ultimo fermo ci è costato quattro giorni. Quanto costa il contratto e in quanto tempo arrivate?",
      },
    },
  ],
  mention: ['12 ore', '2.300 €', 'EN ISO 16092', 'Davide Rossetto', '3.200 articoli', '1978'],
  hide: [
    'Chiara',
    'Moretti',
    'Metalform',
    'causa in corso',
    'Sconto',
    '8%',
    'Bozza',
    'NB',
    'a voce',
    'dormienti',
  ],
  readerFacts: ['sei presse', '400 tonnellate', 'quattro giorni'],
  blocks: ['table|pricing'],
  edits: [
    { message: "Togli l'analisi dell'olio", hide: ["analisi dell'olio"], mention: ['12 ore'] },
    {
      message: 'Cambia il titolo in «Sei presse, nessun fermo»',
      mention: ['Sei presse, nessun fermo'],
      changes: ['hero'],
    },
    { message: 'Sposta la citazione alla fine', mention: ['Davide Rossetto'] },
  ],
});

export const farmDrones = makeCase({
  name: 'drones-agro',
  language: 'pt',
  brand: { name: 'VoaCampo' },
  pageName: 'Soja MT - outbound safra 26/27',
  context: `Reunião de marketing 09/03 — notas da Bia
presentes: Bia, Caio, Seu Nelson

Pulverizamos soja, milho e algodão com drones de 40 litros, de Sorriso a Primavera do Leste.

- 18 hectares por hora, por drone
- 9 litros de calda por hectare, em vez de 80
- sem amassamento: a cultura não perde os 3 % que o trator amassa
- trabalha no dia seguinte à chuva

Preço: R$ 62 por hectare acima de 500 hectares; R$ 75 abaixo.
Caio: pra Bom Futuro a gente faz 48, não contar pra ninguém

Fazenda Santa Rita: 2.300 hectares em oito dias, economia de R$ 91.000 na safra 24/25.
"Choveu três dias e na quarta eles já estavam voando." — Nelson Kessler, Fazenda Santa Rita

Registro no MAPA e na ANAC. Seguro de R$ 1 milhão por operação. Piloto com curso CAAR.

Como funciona
1. Mapa da área pelo satélite, de graça
2. Plano de voo e receita com o seu agrônomo
3. Aplicação, e no mesmo dia o relatório com o mapa

pendente: autorização do depoimento da Agro Lopes, ainda não usar
falar com o contador sobre o ICMS`,
  actions: [
    { buttonTitle: 'Falar no WhatsApp', actionType: 'url', url: 'https://wa.example/voacampo' },
  ],
  person: { name: 'Dirceu Maggioni', title: 'Gerente agrícola' },
  account: { name: 'Fazenda Boa Esperança', industry: 'Agricultura' },
  activity: [
    {
      type: 'whatsapp',
      direction: 'from',
      payload: {
        mensagem:
          'Bom dia. Temos 1.800 hectares de soja em Lucas do Rio Verde. Ano passado perdemos duas aplicações por causa da chuva. Fica quanto por hectare e vocês atendem em janeiro?',
      },
    },
    {
      type: 'crm',
      direction: 'about',
      payload: { obs: 'Endividado, pagar só na colheita. Pressionar antes do dia 20.' },
    },
  ],
  mention: [
    'R$ 62',
    '18 hectares por hora',
    'dia seguinte à chuva',
    'Nelson Kessler',
    'R$ 91.000',
    'ANAC',
  ],
  hide: [
    'Bia',
    'Caio',
    '48',
    'Bom Futuro',
    'Agro Lopes',
    'pendente',
    'contador',
    'ICMS',
    'Endividado',
    'Pressionar',
    'presentes',
    'Reunião',
  ],
  readerFacts: ['1.800 hectares', 'Lucas do Rio Verde', 'janeiro'],
  edits: [
    { message: 'Tira o preço abaixo de 500 hectares', hide: ['R$ 75'], mention: ['R$ 62'] },
    { message: 'Coloca o depoimento logo depois do título', mention: ['Nelson Kessler'] },
    { message: 'Deixa mais curto', mention: ['R$ 62'] },
  ],
});

export const sharedOffice = makeCase({
  name: 'coworking',
  language: 'pt',
  brand: { name: 'Doca 9' },
  pageType: 'inbound',
  pageName: 'equipas pequenas',
  context: `DOCA 9 // tabela + texto // última versão (acho eu)

Espaço de trabalho no antigo estaleiro de Viana do Castelo, a cinco minutos a pé da estação.

Planos
Nome        Lugares   Preço mensal   Sala de reuniões
Âncora      1         145 €          4 horas
Convés      4         520 €          12 horas
Estaleiro   10        1.180 €        ilimitada

Todos os planos incluem: internet de 1 Gb/s, café, correio, acesso 24 horas.
Contrato mensal, com 30 dias de aviso.
Estúdio de podcast, 15 € por hora.
Capacidade para eventos: 70 pessoas.

Desde 2019, 46 empresas começaram aqui. Sete já são grandes de mais para nós.

"Viemos por um mês e já lá vão quatro anos." — Rita Seixas, Maré Design

nota: o Convés em promoção a 450 só para quem vier da Startup Minho
obras no telhado em setembro (não dizer)`,
  actions: [
    { buttonTitle: 'Marcar uma visita', actionType: 'calendar', url: 'https://cal.example/doca9' },
  ],
  person: { name: 'Inês Fontoura', email: 'ines@algaria.example', title: 'Fundadora' },
  account: { name: 'Algaria', employees: 4 },
  activity: [
    {
      type: 'formulario',
      direction: 'from',
      payload: {
        mensagem:
          'Somos quatro, fazemos biotecnologia de algas e gravamos um podcast por semana. Precisamos de espaço a partir de 1 de setembro. Há contrato mínimo?',
      },
    },
  ],
  mention: ['520 €', '30 dias de aviso', '15 € por hora', 'Rita Seixas', 'cinco minutos a pé'],
  hide: [
    '450',
    'Startup Minho',
    'telhado',
    'obras',
    'acho eu',
    'última versão',
    'nota:',
    'tabela +',
  ],
  readerFacts: ['quatro', 'podcast', '1 de setembro', 'Há contrato mínimo?'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'o plano mais caro não interessa, só são quatro',
      hide: ['1.180 €'],
      changes: ['pricing'],
    },
    { message: 'Mostra só o plano Convés', hide: ['1.180 €'], mention: ['520 €'] },
    { message: 'Remove a frase sobre eventos', hide: ['70 pessoas'] },
  ],
});
