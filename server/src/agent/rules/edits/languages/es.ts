import type { RequestWords } from './request_words.ts';

export const es: RequestWords = {
  language: 'es',
  letters: 'ñ¿¡',
  verbs: {
    rewrite:
      'empieza de nuevo|empezar de nuevo|empieza de cero|desde cero|de cero|reescribe la página|rehaz la página|rehacer la página|crea … página|crear … página|escribe … página nueva|regenera',
    rename:
      'renombra|renombre|renombrar|titula|retitula|debe llamarse|debería llamarse|que se llame|llámalo|cambia el nombre de',
    swap: 'intercambia|intercambie|intercambiar|invierte el orden de|invierte|permuta|cambia el orden de|cambia de orden|al revés|invierta|invertir|cambia el orden',
    replace: 'reemplaza|reemplace|reemplazar|sustituye|sustituya|sustituir',
    keep: 'muestra solo|muestra sólo|muestra solamente|muestre solo|deja solo|deja solamente|deje solo|mantén solo|conserva solo|solo muestra|solo interesan|solo interesa|solo le interesa|solo les interesa|sólo interesan|solo quiero',
    shorten:
      'haz … más corto|haz … más corta|hazlo más corto|hazla más corta|hazlo más breve|hágalo más corto|haga … más corto|haga … más corta|hacer … más corto|más corto|más corta|más breve|más conciso|acorta|acorte|acortar|acórtalo|resume|resuma|resumir|reduce|reduzca|demasiado largo|demasiado larga|abrevia|abrevie|recorta … texto|más escueto|más resumido|menos texto|simplifica|condensa|abreviar|resúmelo|mas corto|mas corta|más cortito|más cortita|más cortos|más cortas|recortar|recórtalo|es muy largo|es muy larga|muy largo|muy larga|menos largo|acórtame',
    expand:
      'más detallado|más detallada|más largo|más larga|hazlo más largo|amplía|amplíe|ampliar|desarrolla|desarrolle',
    lead: 'empieza con|empiece con|empieza por|empiece por|empezar con|comienza con|comience con|destaca|destaque|destacar|resalta|resalte|pon el foco en|céntrate en|céntrese en|da más peso a|dale más peso a|pon en primer plano|haz hincapié en|enfatiza|enfatice|subraya|poner el foco en|que destaque|arranca con|dale más visibilidad a|más visible|que se vea más|haz más visible|pon en valor|darle protagonismo a|dale protagonismo a|abre con|abrir con|empezad con|empezar por|que empiece con|que empiece por|comenzar con|comienza por|más espacio a|más espacio al|más protagonismo a|más peso a|deja más claro que|deja claro que|que quede claro que|que quede más claro que',
    remove:
      'sobra|sobran|fuera|debe irse|puede irse|pueden irse|elimina|elimine|eliminar|quita|quite|quitar|borra|borre|borrar|suprime|suprima|saca|saque|sin|quitemos|quitad|quítale|quítalo|elimínalo|retira|retire|retirar|eliminemos|omite|omita|omitir|descarta|oculta|oculte|ocultar|no menciones|no mencione|no pongas|prescinde de|deja fuera|tacha|recorta|no quiero que salga|no quiero que salgan|no quiero que aparezca|no quiero que aparezcan|que no salga|que no salgan|que no aparezca|no debe aparecer|no hace falta|no necesitamos|no hablar de|no queremos|no quiero|quítame|quita ya|quitar lo de|eliminad|borrad|bórrame|sácame|sacad|sacar|hay que quitar|no hables de|no hable de|ya no hace falta|no interesa|no le interesa|no les interesa|no interesan|irrelevante|no es relevante|no viene al caso|no hacen falta|no es necesario|no es necesaria|echa fuera|tira fuera|fuera con',
    move: 'mueve|mueva|mover|desplaza|desplace|sube|suba|subir|baja|baje|bajar|traslada|traslade|pasa|pase|pasar|lleva|lleve|llevar|adelanta|sitúa|sitúe',
    answer: 'responde a|responda a|responder a|responde|responda|contesta|conteste',
    mention:
      'menciona|mencione|mencionar|indica|indique|habla de|hable de|di que|diga que|señala|señale|hablar de|hablar del|decir algo de|decir algo sobre|di algo de|di algo sobre',
    add: 'añade|añada|añadir|agrega|agregue|agregar|incluye|incluya|incluir|inserta|inserte|insertar|agrégale|añádele|falta|faltan|mete|meter|pon algo|suma|sumar|completa con|añádeme|añadid|añadas|agregad|incorpora|incorpore|incorporar|inclúyeme|añadirle|que aparezca|que salga|cita a|citar a|cite a|no está en la página|no aparece|no sale|no salen',
    set: 'pasa a ser|cambia|cambie|cambiar|modifica|modifique|modificar|pon|ponga|poner|establece|establezca|coloca|coloque|renombra|renombre|debe ser|debería ser|debe decir|usa|use|que ponga|que diga|debería decir|llama|titula|renombrar|escribe|actualiza|corrige|ajusta|reescribe … como|que se llame|que sea|ponle|haz que|haga que|hacer que|deben ser|tiene que ser',
    translate:
      'traduce|traduzca|traducir|al inglés|al español|en inglés|versión en inglés|versión inglesa|al francés|al alemán|en francés|en alemán|en portugués|en italiano|al italiano|versión alemana|versión francesa|versión en',
    undo: 'deshaz|deshaga|deshacer|como antes|vuelve atrás|como estaba|como lo tenías|vuelve a la versión|volver a la versión|versión anterior|restaura|deja … como antes|versión de ayer|versión antigua|versión previa|volver atrás',
    link: 'botón … lleve|botón … llevar|botón … enlace|botón … apunte|botón … vaya|enlaza … botón',
    publish: 'publica|publique|publicar|archiva|archive',
    design: 'color|colores|tipografía|fondo|diseño|letra|letras|tamaño|más grande',
    picture: 'imagen|imágenes|foto|fotos|vídeo|video',
    style:
      'más formal|formal|informal|tutea|tutear|de usted|de tú|tratamiento|más cercano|tono|estilo|reformula|reformule|mejor|más convincente|menos comercial|más comercial|menos vendedor|muy comercial|menos formal|más sencillo|más directo|trátale de usted|suena|el tono|reescribe|trátalos|tratar de|trata de usted',
  },
  members: {
    subheadline: 'subtítulo|subtitular|bajada',
    headline: 'título principal|titular|título|encabezado principal|encabezado',
    eyebrow: 'antetítulo',
    button: 'texto del botón|botones|botón|CTA|el botón',
  },
  places: {
    top: 'arriba del todo|al principio de la página|al principio|al inicio|en primer lugar|de primero|lo primero|hasta arriba|al comienzo|en lo más alto|a lo más alto|al inicio de la página|al comienzo de la página|la primera|el primero|en primera posición|primero|primera',
    bottom:
      'las últimas|los últimos|de últimas|por último|abajo del todo|al final de la página|al final|en último lugar|hasta abajo|a lo último|la última|el último|en última posición|al pie',
    up: 'más arriba|hacia arriba|arriba|sube|suba|subir',
    down: 'más abajo|hacia abajo|abajo|baja|baje|bajar',
    before:
      'justo antes de|justo antes del|antes de|antes del|encima de|delante de|justo encima de|justo encima del|encima del|por encima de|por encima del|delante del|antes de la|antes de los|antes de las',
    after:
      'justo después de|justo después del|después de|después del|debajo de|detrás de|tras|justo debajo de|justo debajo del|debajo del|por debajo de|por debajo del|a continuación de|a continuación del|bajo|detrás del',
  },
  section: 'secciones|sección|bloque|parte|apartado|párrafo',
  piece:
    'la frase|frase|frases|oración|el punto|punto|entrada|la pregunta|pregunta|línea|palabras|palabra|elemento|viñeta|mención|dato|detalle|opción|paso|apunte',
  page: 'toda la página|la página entera|esta página|la página|el texto|todo|página|de la página|página web|web',
  it: 'lo|la|los|las|esto|eso|este|esta|ese|esa',
  that: 'el hecho de que|una frase que diga que|que',
  into: 'a|por|en|como|con|:|diga|dice|decir|ponga',
  and: 'y luego|, luego|y después|, y|y|e|,|además',
  manners:
    'otra vez|de nuevo|por favor|puedes|podrías|puede usted|puede|podría|quiero que|quisiera|me gustaría|también|un poco|hola|gracias|mucho|¿puedes|¿podrías|¿podéis|podéis|podríais|¿podemos|podemos|podríamos|se puede|¿se puede|sería posible|¿sería posible|es posible|quiero|queremos|queríamos|necesito que|necesitamos|buenos días|buenas|muchas gracias|simplemente|quizá|quizás|si puede ser|por fa|porfa|además|¿|¡',
  negation: 'no|nunca|jamás',
  small:
    'el|la|los|las|lo|un|una|unos|unas|del|de la|de los|de las|de|al|a|nuestro|nuestra|nuestros|más|sobre|acerca de|respecto a|en|para|por|que|información|algo|con|justo|directamente|lo de|lo del|la parte de|la parte del|lo que dice de|eso de|la mención de|la mención a|mención|información sobre|info|datos|esta|este|estos|estas|todo|todos|toda|todas|su|sus|ahí|aquí|hacer|poner|ser|estar|debería|debe|deben|en ningún sitio|en ninguna parte|para nada|aparezca|salga|haz|ahora|mejor|luego|entonces|es|está|están|son|me parece|el trozo de|ese trozo de|esa parte de|aquello de|muy|también|va|van|sale|salen|aparece|aparecen|no|puede|pueden|tiene que|tienen que|debe ir|debe estar|tiene que ir|tiene que estar|nada sobre|nada de|pone',
  put: 'pon|ponga|poner|ponle|coloca|coloque',
  now: 'hay|sólo|solo|dura|duran|a partir de ahora|desde ahora|actualmente|ahora|ya|cuesta|cuestan|pasa a|pasan a|sube a|baja a|vale|es de|es|son|pasa|pasan|queda en|quedan en|sale por|sale a|salen a|está en',
  by: 'por|con',
  instead: 'en lugar de|en vez de',
  order: 'primero … luego|primero … después|primero … y después',
  own: 'su propia sección|propia sección|sección propia|sección aparte|su propio apartado|propio apartado|apartado propio|apartado aparte|sección independiente|sección separada|bloque aparte|punto aparte|propio punto',
  asks: 'por qué|dónde está|dónde están|qué ha pasado con|qué pasó con|cómo es que|de dónde|¿por qué|¿dónde está|¿dónde están|¿qué ha pasado con|¿de dónde',
  questions:
    '¿cuánto costarían|¿cuánto costaría|¿cuánto cuesta|¿cuánto cuestan|¿cuánto|¿cuántos|¿cuántas|¿cómo|¿cuál es|¿cuáles son|¿cuál|¿cuáles|¿qué|¿quién|¿cuándo|¿dónde|¿hay|¿decimos|cuánto cuesta|cuánto|cuántos|cuántas|cómo|cuál|qué|quién|cuándo|dónde',
  suggests: '¿y si|por qué no',
  ordinals: 'primer|segund|tercer|cuart|quint|últim',
  about:
    'sobre|acerca de|centrado en|enfocado en|que hable de|que trate de|en torno a|hable de|que hable sobre|mencione|que mencione|hablar de|trate de|tratar de',
  kinds: {
    hero: 'cabecera|introducción|portada|encabezado de la página|inicio|hero|bloque inicial|la cabecera|texto de arriba|parte de arriba|texto inicial|entradilla|arriba',
    faq: 'FAQ|preguntas frecuentes|preguntas|preguntas y respuestas|preguntas y respuestas frecuentes|una FAQ|pregunta frecuente',
    benefits: 'ventajas|beneficios|funciones|características',
    steps: 'pasos|proceso|cómo funciona',
    quote:
      'cita|citas|testimonio|testimonios|opinión|opinión del cliente|cita del cliente|testimonio del cliente|reseña|comentario|opiniones|valoración',
    stats: 'cifras|números|estadísticas|datos clave',
    logos: 'logos|logotipos|logotipo',
    cards: 'tarjetas|enlaces|recursos',
    media: 'imagen|vídeo',
    form: 'formulario|formulario de contacto',
    ask: 'caja de preguntas',
    callToAction: 'llamada a la acción|cierre',
    prose: 'texto',
    table: 'tabla|comparativa|comparación',
    sender: 'remitente|contacto',
    heard: 'lo que hemos oído|nuestra propuesta|propuesta|tu consulta',
    timeline: 'calendario|cronología|cronograma|fechas|programa|agenda|horario',
    plan: 'plan de acción|próximos pasos|plan',
    pricing:
      'precios|precio|tarifas|tarifa|tabla de precios|lista de precios|los precios|planes|honorarios',
    gallery: 'galería',
    statement: 'mensaje clave|declaración',
    place: 'dirección|ubicación',
  },
  replies: {
    quotes: '«»',
    done: {
      changed: 'Cambiado',
      removed: 'Eliminado',
      moved: 'Movido',
      shortened: 'Acortado',
      expanded: 'Ampliado',
      added: 'Añadido',
      rewritten: 'Escrito de nuevo',
      undone: 'La página vuelve a estar como antes del último cambio',
    },
    why: {
      missing: 'No encuentro {} en la página; no he cambiado nada.',
      unfound: 'Ni las fuentes ni la página hablan de {}. Deme la frase entre comillas y la añado.',
      already: 'La página ya lo dice: {}.',
      tooLong: 'El texto es demasiado largo para ese lugar; no he cambiado nada.',
      unclear: '¿Qué sección? Indique su título o selecciónela.',
      selected: 'Solo puede cambiar el elemento seleccionado; lo demás queda como estaba.',
      impossible: 'Eso no es posible aquí; no he cambiado nada.',
      unknown: 'No he entendido {}; no he cambiado nada.',
      remark: 'Lo tomo como un comentario y no cambio nada por ello: {}.',
      offer: 'La página no lo dice, las fuentes sí: {}. Para añadirlo, escriba «añádelo».',
      withheld:
        'Sobre {} las fuentes solo tienen texto interno o no destinado a los lectores; no he añadido nada.',
      unproven: 'Ninguna fuente lo prueba, así que no lo he incluido: {}.',
      style:
        'Elijo y ordeno textos, pero no los reescribo, tampoco el tratamiento de tú o usted: deme el texto nuevo entre comillas o use un modelo de lenguaje.',
      translate: 'Para traducir hace falta un modelo de lenguaje.',
      kept: 'La introducción aún lo dice: {}.',
      noForm:
        'La página no tiene formulario: añada una acción de tipo form con PATCH /v0/pages/{page_id} y lo muestro.',
      noFigure:
        '{} no tiene ninguna cifra así; no he cambiado nada. Deme el texto nuevo entre comillas.',
      noFit:
        'Eso no se puede juntar: {}. Sí dos listas o dos textos, o un texto en las preguntas frecuentes.',
      shortest: 'No se puede acortar sin perder contenido: {}.',
      noMore: 'Las fuentes no dicen más sobre esto: {}.',
      there: 'Ya está en ese lugar: {}.',
      noHeadline:
        'Las fuentes no tienen una frase bastante corta para un titular sobre {}. Deme una entre comillas.',
      ownWord:
        'Ninguna fuente lo dice; queda escrito bajo su palabra: {}. Corrija también el contexto de la página.',
      priced: 'Precio que da la página: {}. No he cambiado nada.',
      several: 'Puede referirse a varios sitios: {}. ¿Cuál cambio?',
      dial: 'El número está en el botón {}, común a todas las versiones. Cambie allí el título y el destino: PATCH /v0/pages/{page_id}.',
      link: 'El destino de un botón se cambia en las acciones de la página: PATCH /v0/pages/{page_id}.',
      undo: 'Solo veo la versión actual. Las anteriores se conservan y se pueden volver a publicar.',
      publish: 'Solo escribo borradores. Una versión se publica con las operaciones de la versión.',
      design: 'Los colores, la letra y el diseño vienen de la marca: PUT /v0/brands/{brand_id}.',
      picture:
        'Todavía no puedo cambiar imágenes por encargo; tomo de la biblioteca las que encajan.',
    },
    understood:
      'Entiendo, por ejemplo: cambia el título a «…»; elimina, mueve o acorta una sección; menciona …; añade una sección sobre …; reemplaza «…» por «…».',
  },
};
