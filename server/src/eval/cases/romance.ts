// French, Spanish, Italian and Portuguese: hotels, software, a winery, schools, a hospital's supplier, a law office.
import { makeCase } from '../case.ts';

export const hotelSeminar = makeCase({
  name: 'hotel-seminaire',
  language: 'fr',
  brand: { name: 'Domaine des Aulnes' },
  pageType: 'inbound',
  pageName: 'Séminaires 2026 - relance',
  context: `Note pour l'agence : garder un ton sobre, pas de superlatifs, vouvoyer.

Le Domaine des Aulnes accueille des séminaires de 10 à 80 personnes dans un ancien moulin, à 50 minutes de Lyon en train.

Ce qui est compris
- Une salle plénière de 120 m² avec lumière du jour
- Trois salles de travail
- Le déjeuner préparé avec les légumes du domaine
- Le transfert depuis la gare

Tarifs par personne
Journée d'étude : 79 €
Séminaire résidentiel : 245 €
Soirée au coin du feu : 38 €

marge plancher résidentiel 205, à ne pas communiquer

Nos 34 chambres donnent sur la rivière. 92 % des entreprises reviennent dans les deux ans.

« Mes équipes se sont enfin parlé sans écran. » — Claire Fontanel, directrice des ressources humaines, Groupe Voltis

À confirmer : ouverture du spa en septembre.

Comment ça se passe
1. Vous nous donnez la date et le nombre de participants.
2. Vous recevez un devis sous 24 heures.
3. Nous bloquons les chambres pendant dix jours sans acompte.`,
  actions: [
    { buttonTitle: 'Demander un devis', actionType: 'form' },
    { buttonTitle: 'Nous appeler', actionType: 'phone', url: 'tel:+33400000000' },
  ],
  person: { name: 'Nadia Belkacem', title: 'Office manager' },
  account: { name: 'Atelier Quatre', industry: 'Architecture', employees: 45 },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Bonjour,\nNous cherchons un lieu pour 42 personnes les 24 et 25 septembre. Trois collègues sont végétariens. Y a-t-il un transfert depuis la gare ?\nMerci, Nadia',
      },
    },
  ],
  mention: [
    '245 €',
    '120 m²',
    '34 chambres',
    'Claire Fontanel',
    '24 heures',
    'transfert depuis la gare',
  ],
  hide: ['agence', 'superlatifs', 'plancher', '205', 'spa', 'À confirmer', 'relance', 'vouvoyer'],
  readerFacts: ['42 personnes', '24 et 25 septembre', 'Atelier Quatre'],
  blocks: ['pricing|table'],
  edits: [
    { message: 'Enlève les tarifs', hide: ['245 €'] },
    {
      message: 'Change le titre en « Deux jours au moulin »',
      mention: ['Deux jours au moulin'],
      changes: ['hero'],
    },
  ],
});

export const frenchPayroll = makeCase({
  name: 'paie-saas',
  language: 'fr',
  brand: { name: 'Paielys' },
  pageName: 'ICP cabinets comptables v2',
  context: `Paielys tient la paie des cabinets comptables. Le logiciel lit les conventions collectives et met les bulletins à jour chaque nuit.

Pour les cabinets
Un gestionnaire traite 420 bulletins par mois, contre 260 avant Paielys.
Les DSN partent en un clic, et les rejets sont expliqués en français.

Pour les hôpitaux
Les plannings de garde sont repris automatiquement.

Reprise des données
Nous reprenons trois ans d'historique depuis Silae, Sage ou Cegid, en dix jours.

Sécurité : données hébergées à Roubaix, certification ISO 27001.

Combien ça coûte ?
1,90 € par bulletin, sans abonnement. Engagement d'un an.

« Nous avons fermé juillet le 28. » Bruno Keller, associé, Keller & Fils

nb : ne pas citer Silae par écrit sans accord juridique
on pense sortir le module notes de frais en T3, pas encore validé`,
  actions: [
    {
      buttonTitle: 'Voir une démonstration',
      actionType: 'calendar',
      url: 'https://paielys.example/demo',
    },
  ],
  person: { name: 'Sophie Garnier', title: 'Responsable social' },
  account: { name: 'Cabinet Garnier', industry: 'Expertise comptable' },
  notes:
    'Commencer par la reprise des données. Elle a dit : « On a déjà raté une migration en 2023. »',
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Nous traitons 1 800 bulletins par mois sur Sage. La migration me fait peur.',
      },
    },
  ],
  mention: ['420 bulletins', 'dix jours', '1,90 €', 'Bruno Keller', 'ISO 27001'],
  hide: ['hôpitaux', 'notes de frais', 'ne pas citer', 'accord juridique', 'ICP', 'gardes'],
  readerFacts: ['1 800 bulletins', 'Cabinet Garnier', 'Sage'],
  order: [['dix jours', '420 bulletins']],
  edits: [],
});

export const spanishSolar = makeCase({
  name: 'placas-solares',
  language: 'es',
  brand: { name: 'Solana Instalaciones' },
  pageType: 'inbound',
  pageName: 'comunidades de vecinos',
  context: `USO INTERNO - borrador de textos web (Marta)

Instalamos placas solares en comunidades de vecinos de Valencia y Castellón desde 2009.

Qué incluye
- Estudio de la cubierta sin coste
- Proyecto, licencia y subvención: lo tramitamos nosotros
- Instalación en seis días de trabajo
- Mantenimiento durante cinco años

Resultados
La comunidad de la calle Almirante 14 paga un 46 % menos de luz desde marzo.
Hemos montado 187 cubiertas. La garantía de producción es de 25 años.

Precio orientativo: entre 690 € y 820 € por vivienda, según la cubierta.
Descuento hasta 12 % si firman este mes, no publicar

Preguntas
¿Qué pasa si un vecino no quiere participar? No paga y no recibe energía; puede sumarse más tarde.
¿Hace falta unanimidad? No. Basta con un tercio de los votos en la junta.

«En la junta tardamos diez minutos en decidir.» – Amparo Soler, presidenta de la comunidad Almirante 14

creo que la subvención acaba en junio, preguntar a Luis`,
  actions: [{ buttonTitle: 'Pedir el estudio', actionType: 'form' }],
  person: { name: 'Vicente Roig', title: 'Administrador de fincas' },
  account: { name: 'Fincas Roig' },
  activity: [
    {
      type: 'formulario',
      direction: 'from',
      payload: {
        mensaje:
          'Administro un edificio de 32 viviendas en Gandía. La junta es el 11 de junio. ¿Hace falta unanimidad?',
      },
    },
  ],
  mention: [
    '46 %',
    '187 cubiertas',
    'seis días',
    'un tercio de los votos',
    'Amparo Soler',
    '25 años',
  ],
  hide: ['USO INTERNO', 'Marta', '12 %', 'no publicar', 'Luis', 'creo que', 'borrador'],
  readerFacts: ['32 viviendas', '11 de junio', '¿Hace falta unanimidad?'],
  edits: [{ message: 'Quita el precio', hide: ['690 €'] }],
});

export const languageSchool = makeCase({
  name: 'escuela-idiomas',
  language: 'es',
  brand: { name: 'Escuela Maralba' },
  pageType: 'custom',
  pageName: 'Campamento verano',
  context: `Campamento de inglés en Santander, para chicas y chicos de 9 a 15 años.

Turnos
Turno 1 | del 29 de junio al 10 de julio | 790 € | completo
Turno 2 | del 13 al 24 de julio | 790 € | 14 plazas
Turno 3 | del 27 de julio al 7 de agosto | 740 € | 22 plazas

Cada día: cuatro horas de clase por la mañana, vela o surf por la tarde, y juegos por la noche. Los grupos son de doce alumnos con una profesora nativa.

Incluye alojamiento, cinco comidas, material y seguro. No incluye el viaje.

La enfermera duerme en la residencia. Aceptamos dietas sin gluten y alergias, avisando antes.

Un hermano paga un 10 % menos.

«Volvió soñando en inglés.» — madre de Irene, 11 años

OJO: el monitor del año pasado no vuelve, no decir nada
Pendiente de confirmar el turno 4`,
  actions: [{ buttonTitle: 'Reservar plaza', actionType: 'form' }],
  person: { name: 'Lucía Herrero' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hola, mis hijos tienen 10 y 13 años. El pequeño es celíaco. ¿Quedan plazas en la segunda quincena de julio?',
      },
    },
  ],
  mention: ['14 plazas', '740 €', 'doce alumnos', 'sin gluten', '10 % menos'],
  hide: ['monitor', 'OJO', 'Pendiente', 'turno 4', 'Empresa'],
  readerFacts: ['10 y 13 años', 'celíaco', '¿Quedan plazas'],
  blocks: ['table|pricing'],
  edits: [],
});

export const italianWinery = makeCase({
  name: 'cantina',
  language: 'it',
  brand: { name: 'Cantina Ferrero Alta' },
  pageType: 'outbound',
  pageName: 'Ristoranti Germania',
  context: `APPUNTI per la pagina ristoratori (da rivedere con Paolo)

Cantina Ferrero Alta produce Barbera e Nebbiolo su undici ettari a Serralunga. Le vigne hanno in media 38 anni.

I vini
Barbera d'Alba 2023 – 11,50 € a bottiglia
Langhe Nebbiolo 2022 – 14,80 € a bottiglia
Barolo Cerretta 2019 – 36,00 € a bottiglia
Prezzi per i ristoranti, IVA esclusa, da 36 bottiglie.

sconto massimo 15%, non scriverlo

Consegniamo in Germania in cinque giorni lavorativi, con imballo in cartone riciclato.
Mandiamo tre bottiglie di assaggio, senza impegno.

«Il Nebbiolo si vende da solo al bicchiere.» – Katrin Vogel, sommelier, Ristorante Lenz, Monaco

Perché i ristoranti restano
L'82 % riordina entro sei mesi. Teniamo la stessa annata da parte per chi l'ha in carta.`,
  actions: [{ buttonTitle: 'Chiedere gli assaggi', actionType: 'form' }],
  person: { name: 'Marco Lindt', title: 'Chef sommelier' },
  account: { name: 'Gasthaus Lindt', industry: 'Ristorazione' },
  notes: 'Iniziare dal Nebbiolo.',
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Buongiorno, abbiamo 24 coperti e cerchiamo un rosso al bicchiere sotto i 15 euro. Quanto tempo ci vuole per la consegna?',
      },
    },
  ],
  mention: ['14,80 €', 'cinque giorni lavorativi', 'Katrin Vogel', '82 %', 'tre bottiglie'],
  hide: ['APPUNTI', 'Paolo', '15%', 'non scriverlo', 'sconto'],
  readerFacts: ['24 coperti', 'Quanto tempo ci vuole per la consegna?', 'Gasthaus Lindt'],
  order: [['Nebbiolo', '82 %']],
  blocks: ['table|pricing'],
  edits: [],
});

export const italianLab = makeCase({
  name: 'laboratorio',
  language: 'it',
  brand: { name: 'Lab Ortica' },
  pageType: 'custom',
  pageName: 'pazienti prelievi',
  context: `Il laboratorio è aperto per i prelievi dal lunedì al venerdì, dalle 7.00 alle 10.30, e il sabato dalle 7.30 alle 9.30.

Per gli esami del sangue bisogna essere a digiuno da otto ore. L'acqua si può bere.

Cosa portare
- tessera sanitaria
- impegnativa del medico
- elenco dei farmaci

I referti sono online entro 24 ore per gli esami più comuni ed entro cinque giorni per gli altri.

Il ticket va da 12 a 46 euro. Chi ha un'esenzione porta il tesserino.

Per i bambini abbiamo una stanza con la crema anestetica; chiamare prima.

nota per il sito: la dott.ssa Riva va via a luglio, togliere il nome
uso interno: convenzione con Asl scade il 30/9`,
  actions: [{ buttonTitle: 'Prenotare un prelievo', actionType: 'form' }],
  person: { name: 'Giulia Ferri' },
  activity: [
    {
      type: 'modulo',
      direction: 'from',
      payload: { domanda: 'Mia figlia ha sei anni e ha paura degli aghi. Serve prenotare?' },
    },
  ],
  mention: ['otto ore', 'tessera sanitaria', '24 ore', 'crema anestetica', '7.00'],
  hide: ['Riva', 'luglio', 'Asl', '30/9', 'Azienda', 'uso interno'],
  readerFacts: ['paura degli aghi'],
  edits: [
    {
      message: "la frase sull'acqua da sola non si capisce, toglila",
      hide: ["L'acqua si può bere"],
      changes: ['prose'],
    },
  ],
});

export const brazilClinic = makeCase({
  name: 'gestao-clinicas',
  language: 'pt',
  brand: { name: 'ClinAgenda' },
  pageName: 'outbound dentistas SP',
  context: `ClinAgenda — texto do site (rascunho, falta aprovar com a Renata)

O ClinAgenda organiza a agenda, os lembretes e os pagamentos de clínicas odontológicas.

Resultados
As clínicas reduziram as faltas em 38% nos primeiros três meses.
1.260 clínicas usam o sistema no Brasil.
A recepção economiza 11 horas por semana.

Como funciona
1. Importamos os pacientes da sua planilha em dois dias.
2. Os lembretes saem pelo WhatsApp 48 horas antes da consulta.
3. O paciente confirma ou remarca com um toque.

Planos
Consultório: R$ 149 por mês, até 2 dentistas
Clínica: R$ 329 por mês, até 10 dentistas
Rede: R$ 890 por mês, dentistas ilimitados

desconto máximo 20% (não divulgar)

"Em agosto tivemos só quatro faltas." — Dra. Paula Menezes, Odonto Vila

Os dados ficam em servidores no Brasil, conforme a LGPD. Não há fidelidade.

acho que o plano Rede vai subir em julho, confirmar`,
  actions: [
    {
      buttonTitle: 'Testar por 14 dias',
      actionType: 'url',
      url: 'https://clinagenda.example/teste',
    },
  ],
  person: { name: 'Dr. Rafael Couto', title: 'Dentista' },
  account: { name: 'Clínica Couto', industry: 'Odontologia' },
  activity: [
    {
      type: 'form',
      direction: 'from',
      payload: {
        mensagem:
          'Somos 6 dentistas e perdemos umas 20 consultas por semana com faltas. A agenda está numa planilha.',
      },
    },
  ],
  mention: ['38%', 'R$ 329', 'Paula Menezes', 'dois dias', '1.260 clínicas', 'LGPD'],
  hide: ['rascunho', 'Renata', '20% (', 'divulgar', 'acho que', 'outbound'],
  readerFacts: ['6 dentistas', 'Clínica Couto', 'planilha'],
  blocks: ['pricing|table'],
  edits: [{ message: 'Tire os planos', hide: ['R$ 329'] }],
});

export const lisbonLawyer = makeCase({
  name: 'advogados',
  language: 'pt',
  brand: { name: 'Sociedade Vasques' },
  pageType: 'inbound',
  pageName: 'vistos D7',
  context: `A Sociedade Vasques trata de vistos de residência para reformados e trabalhadores à distância em Portugal.

O que fazemos por si
- Verificamos os rendimentos e os documentos antes de os entregar
- Abrimos a conta bancária e pedimos o NIF
- Acompanhamos a entrevista no consulado e na AIMA

Prazos
O pedido fica pronto em quatro semanas. O consulado decide, em média, em 60 dias.

Honorários: 1.900 euros por pessoa, 2.700 euros por casal. As taxas do Estado não estão incluídas.

Em 2025 entregámos 212 pedidos, e 207 foram aprovados.

Uso interno: aceitamos 1.600 se vier recomendado
nota para o designer: trocar a fotografia da ponte

Perguntas frequentes
Preciso de um contrato de arrendamento? Sim, por doze meses, ou de uma escritura.
Posso trabalhar com este visto? Pode trabalhar à distância para empresas fora de Portugal.`,
  actions: [
    {
      buttonTitle: 'Marcar uma conversa',
      actionType: 'calendar',
      url: 'https://vasques.example/conversa',
    },
  ],
  person: { name: 'Teresa Alencar' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Boa tarde, eu e o meu marido reformámo-nos em março e queremos viver em Évora a partir de janeiro. Precisamos de um contrato de arrendamento?',
      },
    },
  ],
  mention: ['2.700 euros', '60 dias', '207 foram aprovados', 'doze meses', 'quatro semanas'],
  hide: ['1.600', 'designer', 'Uso interno', 'ponte'],
  readerFacts: ['Évora', 'contrato de arrendamento'],
  edits: [],
});
