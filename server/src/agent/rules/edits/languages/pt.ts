import type { RequestWords } from './request_words.ts';

export const pt: RequestWords = {
  language: 'pt',
  letters: 'ãõâ',
  verbs: {
    replace: 'substitui|substitua|substituir|troque|troca|trocar',
    keep: 'mostra só|mostra apenas|mostre só|mostre apenas|deixa só|deixa apenas|deixe só|deixe apenas|mantém só|mantenha apenas|mostra somente',
    shorten:
      'torna … mais curto|torne … mais curto|torne … mais curta|deixe … mais curto|deixe … mais curta|deixa … mais curto|faça … mais curto|mais curto|mais curta|mais breve|mais conciso|encurta|encurte|encurtar|resume|resuma|resumir|reduz|reduza|muito longo|muito longa|demasiado longo',
    expand:
      'mais detalhado|mais detalhada|mais longo|mais longa|amplia|amplie|ampliar|desenvolve|desenvolva|expande|expanda',
    lead: 'começa com|comece com|começar com|começa por|comece por|inicie com|destaca|destaque|destacar|realça|realce|enfatiza|enfatize|foca em|foque em',
    remove:
      'remove|remova|remover|elimina|elimine|eliminar|apaga|apague|apagar|tira|tire|tirar|retira|retire|retirar|exclui|exclua|excluir|sem',
    move: 'move|mova|mover|desloca|desloque|sobe|suba|subir|desce|desça|descer|leva|leve',
    answer: 'responde a|responda a|responda à|responder a|responde|responda',
    mention:
      'menciona|mencione|mencionar|refere|refira|indica|indique|fala de|fale de|fale sobre|diz que|diga que|cita|cite',
    add: 'adiciona|adicione|adicionar|acrescenta|acrescente|acrescentar|insere|insira|inserir|inclui|inclua|incluir',
    set: 'muda|mude|mudar|altera|altere|alterar|define|defina|definir|põe|ponha|coloca|coloque|colocar|renomeia|renomeie|deve ser|deveria ser|usa|use',
    translate: 'traduz|traduza|traduzir|em inglês|para inglês|em português',
    undo: 'desfaz|desfaça|desfazer|como antes|volta atrás',
    publish: 'publica|publique|publicar|arquiva|arquive',
    design: 'cor|cores|tipo de letra|fonte|fundo|layout',
    picture: 'imagem|imagens|foto|fotos|vídeo',
    style:
      'mais formal|formal|informal|trata por tu|trate por você|tratamento|mais simpático|tom|estilo|reformula|reformule|melhor|mais convincente',
  },
  members: {
    subheadline: 'subtítulo',
    headline: 'título principal|título|manchete|cabeçalho',
    eyebrow: 'antetítulo',
    button: 'texto do botão|botões|botão',
  },
  places: {
    top: 'para o topo da página|para o topo|no topo|para o início|no início|em primeiro lugar|em primeiro|ao princípio|lá em cima',
    bottom: 'para o fim da página|para o fundo|para o fim|para o final|no fim|no final|em último',
    up: 'mais para cima|para cima|mais acima|sobe|suba|subir',
    down: 'mais para baixo|para baixo|mais abaixo|desce|desça|descer',
    before:
      'logo antes de|logo antes da|logo antes do|antes de|antes da|antes do|antes das|antes dos|acima de|acima da|acima do',
    after:
      'logo depois de|logo depois da|logo depois do|depois de|depois da|depois do|depois das|depois dos|após|abaixo de|abaixo da|abaixo do',
  },
  section: 'secções|seções|secção|seção|bloco|parte|parágrafo',
  piece:
    'a frase|frase|frases|o ponto|ponto|entrada|item|a pergunta|pergunta|linha|palavras|palavra',
  page: 'toda a página|a página inteira|a página toda|esta página|a página|o texto|tudo|página',
  it: 'o|a|os|as|isto|isso|este|esta|esse|essa',
  into: 'para|por|em|como|com|a|:',
  and: 'e depois|, depois|e então|, e|e',
  manners:
    'por favor|se faz favor|pode|podes|poderia|podia|você pode|eu quero|quero que|gostaria de|gostaria|também|um pouco|olá|oi|obrigado|obrigada|muito',
  negation: 'não|nunca|jamais',
  small:
    'o|a|os|as|um|uma|uns|umas|do|da|dos|das|de|no|na|nos|nas|ao|à|às|nosso|nossa|nossos|mais|sobre|acerca de|em|para|por|que|informações|informação|algo|com',
  ordinals: 'primeir|segund|terceir|quart|quint|últim',
  kinds: {
    hero: 'cabeçalho|introdução|abertura',
    faq: 'FAQ|perguntas frequentes|perguntas|perguntas e respostas',
    benefits: 'vantagens|benefícios|funcionalidades',
    steps: 'passos|etapas|processo|como funciona',
    quote: 'citação|citações|testemunho|testemunhos|depoimento|depoimentos',
    stats: 'números|estatísticas|indicadores',
    logos: 'logótipos|logotipos|logos|logo',
    cards: 'cartões|links|recursos',
    media: 'imagem|vídeo',
    form: 'formulário|formulário de contacto|formulário de contato',
    ask: 'caixa de perguntas',
    callToAction: 'chamada à ação|chamada para ação|fecho',
    prose: 'texto',
    table: 'tabela|comparação|comparativo',
    sender: 'remetente|contacto|contato',
    heard: 'o que ouvimos',
    timeline: 'calendário|cronologia|cronograma|datas',
    plan: 'plano de ação|próximos passos|plano',
    pricing: 'preços|preço|tarifas|planos',
    gallery: 'galeria',
    statement: 'mensagem principal|declaração',
    place: 'morada|endereço|localização',
  },
  replies: {
    quotes: '“”',
    done: {
      changed: 'Alterado',
      removed: 'Removido',
      moved: 'Movido',
      shortened: 'Encurtado',
      expanded: 'Ampliado',
      added: 'Adicionado',
      rewritten: 'Escrito de novo',
    },
    why: {
      missing: 'Não encontro {} na página; não alterei nada.',
      unfound: 'Nem as fontes nem a página falam de {}. Dê-me a frase entre aspas e eu adiciono-a.',
      already: 'A página já o diz: {}.',
      tooLong: 'O texto é demasiado longo para esse lugar; não alterei nada.',
      unclear: 'Qual secção? Indique o título ou selecione-a.',
      selected: 'Só o elemento selecionado pode mudar; o resto ficou como estava.',
      impossible: 'Isso não é possível aqui; não alterei nada.',
      unknown: 'Não percebi {}; não alterei nada.',
      style:
        'Escolho e ordeno textos, mas não os reescrevo, nem a forma de tratamento: dê-me o novo texto entre aspas ou use um modelo de linguagem (FACET_AGENT_MODEL).',
      translate: 'Traduzir exige um modelo de linguagem (FACET_AGENT_MODEL).',
      undo: 'Só vejo a versão atual. As anteriores ficam guardadas e podem ser publicadas de novo.',
      publish: 'Só escrevo rascunhos. Uma versão publica-se com as operações da versão.',
      design: 'Cores, tipo de letra e layout vêm da marca: PUT /v0/brands/{brand_id}.',
      picture: 'Ainda não sei mudar imagens a pedido; uso as da biblioteca que se adequam.',
    },
    understood:
      'Percebo, por exemplo: muda o título para “…”; remove, move ou encurta uma secção; menciona …; adiciona uma secção sobre …; substitui “…” por “…”.',
  },
};
