import type { RequestWords } from './request_words.ts';

export const pt: RequestWords = {
  language: 'pt',
  letters: 'ãõâ',
  verbs: {
    rewrite:
      'recomeça|recomeçar|recomece|do zero|de raiz|reescreve a página|reescreva a página|refaz a página|refaça a página|cria … página|crie … página|criar … página|escreve … nova página',
    rename:
      'renomeia|renomeie|renomear|intitula|deve chamar-se|deve se chamar|deveria chamar-se|passa a chamar-se',
    swap: 'troca a ordem|troque a ordem|trocar a ordem|inverte a ordem|inverte|inverta|inverter|ao contrário|troca de ordem|inverte a ordem dos|inverte a ordem das|trocar de lugar|troca de lugar',
    replace: 'substitui|substitua|substituir|troque|troca|trocar',
    keep: 'mostra só|mostra apenas|mostre só|mostre apenas|deixa só|deixa apenas|deixe só|deixe apenas|mantém só|mantenha apenas|mostra somente|só interessam|só interessa|só lhe interessa|só quero|só precisa de|só precisam de|só deixa',
    shorten:
      'torna … mais curto|torne … mais curto|torne … mais curta|deixe … mais curto|deixe … mais curta|deixa … mais curto|faça … mais curto|mais curto|mais curta|mais breve|mais conciso|encurta|encurte|encurtar|resume|resuma|resumir|reduz|reduza|muito longo|muito longa|demasiado longo|mais enxuto|mais enxuta|enxuga|enxugue|menos texto|simplifica|simplifique|condensa|mais resumido|resumido|mais curtos|mais curtas|mais curtinho|encurtem|muito comprido|muito comprida|demasiado comprido|menos longo|abrevia|abrevie',
    expand:
      'mais detalhado|mais detalhada|mais longo|mais longa|amplia|amplie|ampliar|desenvolve|desenvolva|expande|expanda',
    lead: 'começa com|comece com|começar com|começa por|comece por|inicie com|destaca|destaque|destacar|realça|realce|enfatiza|enfatize|foca em|foque em|dá mais destaque a|dá destaque a|dar destaque a|dê destaque a|dê mais destaque a|põe em destaque|coloca em destaque|coloque em destaque|valoriza|valorize|salienta|abre com|abra com|pôr … em destaque|põe … em destaque|ponha … em destaque|colocar … em destaque|coloca … em destaque|coloque … em destaque|em destaque|mais visível|dar mais destaque a|dar mais destaque ao|abrir com|começar por|comece pelo|comece pela|começa pelo|começa pela|arranca com|iniciar com|inicia com|mais espaço a|mais espaço ao|mais espaço à|mais peso a|mais peso ao|deixa mais claro que|deixa claro que|deixe claro que|que fique claro que',
    remove:
      'pode sair|podem sair|deve sair|devem sair|remove|remova|remover|elimina|elimine|eliminar|apaga|apague|apagar|tira|tire|tirar|retira|retire|retirar|exclui|exclua|excluir|sem|tiramos|tirem|corta|corte|cortar|omite|omita|omitir|esconde|esconda|deleta|delete|deletar|não menciona|não mencione|não fala de|não fale de|fora|suprime|suprima|limpa|não quero que apareça|não quero|não queremos|não deve aparecer|não devem aparecer|não precisamos de|não precisa de|não é preciso|desnecessário|não mostrar|não falar de|tira-me|retirem|tirarmos|podes tirar|dá para tirar|apaguem|remove-me|elimina-me|não ponhas|não ponha|não coloque|não coloca|dispensa|dispense|deita fora|não interessa|não lhe interessa|não lhes interessa|não interessam|irrelevante|não é relevante|não precisa|não precisam|não é necessário|não é necessária|não faz falta|dispensa-se|joga fora|manda fora',
    move: 'move|mova|mover|desloca|desloque|sobe|suba|subir|desce|desça|descer|leva|leve|passa|passe|passar|traz|traga|trazer|puxa|puxe|jogue|joga',
    answer: 'responde a|responda a|responda à|responder a|responde|responda',
    mention:
      'menciona|mencione|mencionar|refere|refira|indica|indique|fala de|fale de|fale sobre|diz que|diga que|cita|cite|falar de|falar do|falar da|falar sobre|dizer algo sobre|diz algo sobre',
    add: 'adiciona|adicione|adicionar|acrescenta|acrescente|acrescentar|insere|insira|inserir|inclui|inclua|incluir|falta|faltam|põe algo|bota algo|coloca algo|coloque algo|incluam|soma|complementa com|junta|junte|juntar|acrescenta-me|adicionem|inclui-me|põe também|mete também|pôr também|que apareça|cita também|citar também|não está lá|não aparece|não está na página',
    set: 'passa a ser|torna-se|muda|mude|mudar|altera|altere|alterar|define|defina|definir|põe|ponha|coloca|coloque|colocar|renomeia|renomeie|deve ser|deveria ser|usa|use|que diga|deve dizer|deveria dizer|chama|intitula|renomear|escreve|escreva|atualiza|atualize|corrige|corrija|ajusta|ajuste|que fique|bota|bote|põe … como|faz com que|faça com que|faz que|pôr|mete|meta|devem ser|tem de ser',
    translate:
      'traduz|traduza|traduzir|em inglês|para inglês|em português|versão em inglês|versão inglesa|em espanhol|para espanhol|em francês|para francês|em alemão|em italiano|para alemão|versão alemã|versão francesa|versão espanhola|versão em',
    undo: 'desfaz|desfaça|desfazer|como antes|volta atrás|como estava|como era|repõe|reponha|repor|restaura|restaure|versão anterior|volta à versão|versão de ontem|voltar à versão|voltar atrás|versão antiga',
    link: 'botão … leve|botão … levar|botão … aponte|botão … apontar|botão … vá|liga … botão',
    publish: 'publica|publique|publicar|arquiva|arquive',
    design: 'cor|cores|tipo de letra|fonte|fundo|layout|letra|letras|tamanho da letra|maiúsculas',
    picture: 'imagem|imagens|foto|fotos|vídeo',
    style:
      'mais formal|formal|informal|trata por tu|trate por você|tratamento|mais simpático|tom|estilo|reformula|reformule|melhor|mais convincente|menos comercial|menos vendedor|muito comercial|mais simples|mais direto|soa|o tom|por você|por tu|reescreve|reescreva|reescrever',
  },
  members: {
    subheadline: 'subtítulo',
    headline: 'título principal|título|manchete|cabeçalho',
    eyebrow: 'antetítulo',
    button: 'texto do botão|botões|botão|CTA|o botão',
  },
  places: {
    top: 'para o topo da página|para o topo|no topo|para o início|no início|em primeiro lugar|em primeiro|ao princípio|lá em cima|para o começo|no começo|lá no topo|ao topo|no início da página|em primeira posição|lá para cima|primeiro|primeira',
    bottom:
      'por último|em último lugar|para o fim da página|para o fundo|para o fim|para o final|no fim|no final|em último|para o final da página|no final da página|lá no fim|lá embaixo|no fim da página',
    up: 'mais para cima|para cima|mais acima|sobe|suba|subir',
    down: 'mais para baixo|para baixo|mais abaixo|desce|desça|descer',
    before:
      'logo antes de|logo antes da|logo antes do|antes de|antes da|antes do|antes das|antes dos|acima de|acima da|acima do|logo acima da|logo acima do|por cima de|por cima do|em cima da|em cima do|acima das|acima dos',
    after:
      'logo depois de|logo depois da|logo depois do|depois de|depois da|depois do|depois das|depois dos|após|abaixo de|abaixo da|abaixo do|logo abaixo da|logo abaixo do|logo abaixo|logo a seguir ao|a seguir ao|a seguir à|por baixo do|por baixo da|embaixo do|embaixo da|logo após|debaixo do|debaixo da|logo depois do título|abaixo das|abaixo dos',
  },
  section: 'secções|seções|secção|seção|bloco|parte|parágrafo',
  piece:
    'a frase|frase|frases|o ponto|ponto|entrada|item|a pergunta|pergunta|linha|palavras|palavra|tópico|menção|dado|detalhe|opção|etapa|passo|marcador',
  page: 'toda a página|a página inteira|a página toda|esta página|a página|o texto|tudo|página|da página|na página|site',
  it: 'o|a|os|as|isto|isso|este|esta|esse|essa',
  that: 'o facto de que|o fato de que|uma frase a dizer que|que',
  into: 'para|por|em|como|com|a|:|diga|diz|dizer',
  and: 'e depois|, depois|e então|, e|e|,|além disso',
  manners:
    'de novo|outra vez|por favor|se faz favor|pode|podes|poderia|podia|você pode|eu quero|quero que|gostaria de|gostaria|também|um pouco|olá|oi|obrigado|obrigada|muito|dá para|dá pra|daria para|dava para|daria pra|vocês podem|vocês poderiam|podem|podemos|poderíamos|será que|é possível|seria possível|consegues|consegue|queria|queremos|precisamos|preciso que|bom dia|boa tarde|obg|simplesmente|talvez|por gentileza|pfv|pf|beleza|quero|gostava de|gostava que|precisava|preciso de',
  negation: 'não|nunca|jamais',
  small:
    'o|a|os|as|um|uma|uns|umas|do|da|dos|das|de|no|na|nos|nas|ao|à|às|nosso|nossa|nossos|mais|sobre|acerca de|em|para|por|que|informações|informação|algo|com|logo|diretamente|mesmo|a parte sobre|a parte da|a parte do|a menção a|a menção ao|menção|info|dados|esta|este|estas|estes|essa|esse|tudo|todos|toda|todas|seu|sua|lá|aqui|aí|pelo|pela|num|numa|aos|nesse|nessa|desse|dessa|lo que|o que fala de|quem|fazer|pôr|ser|estar|deveria|deve|devem|em lado nenhum|em lugar nenhum|faz|faça|deixar|apareça|agora|então|ainda|melhor|é|está|são|parece|aquela parte do|aquela parte da|aquilo do|aquilo da|aquilo de|a coisa do|a coisa da|muito|também|vai|vão|aparece|aparecem|sai|não|pode|podem|tem de|tem que|deve ficar|tem de ficar|deve estar|tem que ficar|nada sobre|nada de',
  put: 'põe|ponha|pôr|coloca|coloque|colocar|mete|meta|bota|bote',
  now: 'há|só|dura|duram|a partir de agora|passou a|passaram a|passou para|agora|custa|custam|passa a|passa para|sobe para|é de|fica em|fica por|sai a|é|são|passa|passam',
  by: 'por|com|pela|pelo|pelas|pelos',
  instead: 'em vez de|em lugar de|no lugar de',
  order: 'primeiro … depois|primeiro … e depois|primeiro … a seguir',
  own: 'sua própria secção|sua própria seção|própria secção|própria seção|secção própria|seção própria|secção à parte|seção à parte|secção separada|seção separada|bloco à parte|ponto à parte|ponto próprio|próprio ponto',
  asks: 'por que|porque é que|porquê|por quê|onde está|onde estão|onde ficou|o que aconteceu|de onde',
  questions:
    'quanto custaria|quanto custa|quanto custam|quanto|quantos|quantas|como|qual é|quais são|qual|quais|o que|que|quem|quando|onde|há|dizemos',
  suggests: 'e se|porque não|por que não',
  ordinals: 'primeir|segund|terceir|quart|quint|últim',
  about:
    'sobre|acerca de|focado em|centrado em|que fale de|em torno de|a falar de|falar de|falar da|falar do|falar sobre|fale sobre|mencione|mencionar|que mencione|ser sobre',
  kinds: {
    hero: 'cabeçalho|introdução|abertura|topo|hero|cabeçalho da página|texto de cima|parte de cima|texto do topo|texto inicial|texto de abertura',
    faq: 'FAQ|perguntas frequentes|perguntas|perguntas e respostas|perguntas e respostas frequentes|uma FAQ|pergunta frequente',
    benefits: 'vantagens|benefícios|funcionalidades',
    steps: 'passos|etapas|processo|como funciona',
    quote:
      'citação|citações|testemunho|testemunhos|depoimento|depoimentos|citação do cliente|depoimento do cliente|testemunho do cliente|avaliação|comentário|opinião|feedback|recomendação',
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
    heard: 'o que ouvimos|a nossa proposta|nossa proposta|proposta',
    timeline: 'calendário|cronologia|cronograma|datas|programa|agenda|horário',
    plan: 'plano de ação|próximos passos|plano',
    pricing: 'preços|preço|tarifas|planos|tabela de preços|os preços|preçário|pacotes',
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
      undone: 'A página voltou a ficar como estava antes da última alteração',
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
      remark: 'Entendi como um comentário e não alterei nada por isso: {}.',
      offer: 'A página não o diz, as fontes sim: {}. Para o adicionar, escreva “adiciona isso”.',
      withheld:
        'Sobre {} as fontes só têm texto interno ou que não se destina aos leitores; não adicionei nada.',
      unproven: 'Nenhuma fonte o prova, por isso não o incluí: {}.',
      style:
        'Escolho e ordeno textos, mas não os reescrevo, nem a forma de tratamento: dê-me o novo texto entre aspas ou use um modelo de linguagem.',
      translate: 'Traduzir exige um modelo de linguagem.',
      kept: 'A introdução ainda o diz: {}.',
      noForm:
        'A página não tem formulário: adicione uma ação do tipo form com PATCH /v0/pages/{page_id} e eu mostro-o.',
      noFigure: '{} não tem nenhum número assim; não mudei nada. Dê-me o novo texto entre aspas.',
      noFit:
        'Isso não se pode juntar: {}. Podem juntar-se duas listas ou dois textos, ou um texto às perguntas frequentes.',
      shortest: 'Não dá para encurtar sem perder conteúdo: {}.',
      noMore: 'As fontes não dizem mais sobre isto: {}.',
      there: 'Já está nesse lugar: {}.',
      noHeadline:
        'As fontes não têm uma frase curta o bastante para um título sobre {}. Dê-me uma entre aspas.',
      ownWord:
        'Nenhuma fonte o diz; fica escrito sob a sua palavra: {}. Corrija também o contexto da página.',
      priced: 'Preço indicado na página: {}. Não alterei nada.',
      several: 'Pode tratar-se de vários sítios: {}. Qual devo alterar?',
      dial: 'O número está no botão {}, comum a todas as versões. Altere lá o título e o destino: PATCH /v0/pages/{page_id}.',
      link: 'O destino de um botão muda-se nas ações da página: PATCH /v0/pages/{page_id}.',
      undo: 'Só vejo a versão atual. As anteriores ficam guardadas e podem ser publicadas de novo.',
      publish: 'Só escrevo rascunhos. Uma versão publica-se com as operações da versão.',
      design: 'Cores, tipo de letra e layout vêm da marca: PUT /v0/brands/{brand_id}.',
      picture: 'Ainda não sei mudar imagens a pedido; uso as da biblioteca que se adequam.',
    },
    understood:
      'Percebo, por exemplo: muda o título para “…”; remove, move ou encurta uma secção; menciona …; adiciona uma secção sobre …; substitui “…” por “…”.',
  },
};
