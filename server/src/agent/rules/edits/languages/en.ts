import type { ReadingWords } from './request_words.ts';

/** For what no pattern reads: the words alone, in any order. */
export const en: ReadingWords = {
  language: 'en',
  letters: '',
  verbs: {
    rewrite:
      'start over|start again|start from scratch|from scratch|regenerate|rewrite the page|rewrite the whole page|rewrite everything|redo the page|redo everything|write … new page|write … a page|write … the page|create … a page|create … page for|make … a new page|build … a page|draft … a page|generate … a page|prepare … a page',
    rename: 'rename|retitle|relabel|re-title|should be called|call … instead',
    swap: 'swap|switch|exchange|trade places|reverse|flip|other way round|other way around',
    replace: 'replace|substitute',
    keep: 'only show|show only|keep only|only keep|just keep|leave only|only … matter|only … matters|only … relevant|only interested in|just leave',
    shorten:
      'shorten|shorter|condense|trim|tighten|more concise|too long|too wordy|less text|fewer words|cut down|tighter|snappier|too much text|crisper|briefer|half as long|in half|by half|make … shorter|make … more concise|make … shorter please|make … tighter|make … crisper|make … briefer|keep … short|cut … in half|cut … by half|cut … down|trim … down|more compact|shorter please',
    expand:
      'expand on|expand|make … longer|make … more detailed|tell … more about|say more about|give … more details about|give … more detail on|give … more information about|more details about|more details on|more about|lengthen|extend|longer|more detailed|more detail|elaborate|flesh out',
    lead: 'lead with|start with|open with|begin with|highlight|emphasise|emphasize|play up|feature|focus on|kick off with|put … front and center|put … front and centre|front-load|make … more prominent|more prominent|first thing they see|more room for|more space for|more weight on|more weight to|make it clearer that|make it clear that|make clear that|make clearer that',
    remove:
      'has to go|have to go|must go|needs to go|should go away|can all go|remove|delete|no|erase|we don’t need|we do not need|they don’t need|should not be|shouldn’t be|must not be|should not appear|should not stand|leave off|drop|take out|take … out|get rid of|leave out|leave … out|scrap|cut|lose|kill|hide|strip|without|no more|no mention of|skip|do not mention|don’t mention|don’t show|do not show|not needed|not necessary|can go|does not belong|doesn’t belong|take off|take … off|ditch|axe|nix|chuck|toss|bin|omit|exclude|pull out|pull|clear out|strip out|dump|isn’t relevant|is not relevant|not relevant|irrelevant|not interested in|is of no interest|don’t care about|doesn’t care about|do not care about|does not care about|is not needed|are not needed|isn’t needed|aren’t needed|chuck out|throw out|kick out|throw … out|chuck … out',
    move: 'move|bring|shift|push|pull|relocate|reorder|slide|float|bump|promote|goes first|goes last|come first|comes first|come last',
    answer: 'answer',
    mention:
      'mention|say that|point out|note that|refer to|talk about|say something about|write something about|speak about',
    add: 'add|explain|create|write|append|have … section|i’d like a|i would like a|i want a|there should be|a new section|include|insert|put in|bring in|is missing|are missing|we need|need … on the page|put … on|get … in|work in|throw in|pop in|squeeze in|bring back|put … back|slip in|isn’t on there|is not on there|isn’t on the page|is not on the page|isn’t there|isn’t here|isn’t mentioned|can we have it|could we have it|also quote|quote … too|quote … as well|where … go',
    set: 'becomes|should become|change|set|update|make|rename|retitle|call|should be|should read|should say|put|swap … for|use|make sure|place|stick|must be|needs to be',
    translate:
      'translate|in English|in German|in French|in Spanish|English version|German version|French version|Spanish version|in Italian|in Portuguese|in Dutch|in Japanese|Dutch version|Italian version|Japanese version',
    undo: 'undo|revert|roll back|put it back|put that back|bring it back|as it was|like it was|the way it was|like before|go back to|yesterday’s version|last version|earlier version|old version|previous version|the version before',
    link: 'button … go to|button … link to|button … lead to|button … point to|button … goes to|button … open',
    publish: 'publish|archive|go live',
    design:
      'green|blue|red|yellow|orange|purple|pink|typeface|theme|spacing|italic|dark mode|light mode|colour|color|colours|colors|font|background|layout|text size|bold|bigger letters|font size',
    picture: 'image|images|picture|pictures|photo|photos|video',
    style:
      'make … sound|sounds|sound less|sound more|less alarming|warmer|softer|less pushy|tone|pop|simpler|simplify|polish|improve|stronger|persuasive|compelling|grammar|friendlier|more formal|formal|informal|casual|salesy|rephrase|reword|rewrite|style|punchier|catchier',
  },
  heading: 'heading|header',
  members: {
    subheadline: 'subheadline|subtitle|subheading|sub headline|tagline',
    headline:
      'main headline|main title|hero headline|hero title|page’s headline|page headline|headline|title|heading|header',
    eyebrow: 'eyebrow|kicker',
    button: 'call to action|call-to-action|button text|button label|buttons|button|cta',
  },
  places: {
    top: 'into the first section|as the first section|the first section|at the very top|to the very top|at the top of the page|to the top of the page|at the top|to the top|on top|first|to the beginning|at the beginning|at the start|to the start',
    bottom:
      'into the last section|as the last section|the last section|at the very bottom|to the very bottom|at the bottom|to the bottom|to the end|at the end|last',
    up: 'further up|higher up|up|higher',
    down: 'further down|lower down|down|lower',
    before: 'right before|just before|directly before|before|right above|just above|above|over',
    after:
      'right after|just after|directly after|after|right below|just below|directly below|below|right under|just under|directly under|underneath|under|beneath|behind',
  },
  section: 'sections|section|block',
  piece: 'the sentence|sentence|line|the question|question|entry|item|bullet|words|word|text',
  page: 'the whole page|the entire page|this page|the page|everything|all of it',
  it: 'it|this|that|them|these|those',
  that: 'the fact that|somewhere that|a line that says|a line saying that|a line saying|a line that|a sentence that says|a sentence saying that|a sentence saying|a note that|that says|saying that|that',
  into: 'to say|to read|to be|into|to|as|with|:|say|says|read|reads|saying',
  and: 'and then|and also|, then|, and|, but|and|then|;|,|also|plus|&',
  manners:
    'again|back|quick thing|one more thing|one thing|is it possible to|would it be possible to|would you mind|don’t forget to|do not forget to|remember to|be sure to|make sure to|make sure you|i want you to|i’d like you to|i’d like to|i would like to|i want to|we’d like to|we want to|we need to|you should|we should|let’s|let us|please|pls|kindly|can you|could you|would you|can we|could we|i think|just|maybe|perhaps|also|a bit|a little|a little bit|slightly|thanks|thank you|hi|hello|hey|actually|really|would be nice|it would be nice',
  negation: 'never|do not|don’t|not',
  small:
    'anywhere|any more|anymore|at all|a paragraph about|a paragraph on|paragraph about|paragraph on|a few words about|a bit about|i|new|the|a|an|our|your|my|all|any|some|more|about|on|of|from|in|into|to|for|with|that|something|information|info|details|the bit|the part|the piece|the thing|right|just|directly|there|here|is|are|be|should|want|have|me|us|there’s|that bit about|the bit about|that bit|last bit|the last bit about|that last bit about|the thing about|the stuff about|stuff|bit|those|these|this|did|do|does|you|not|really|very|too|as|at|it’s|them|goes|go|come|comes|sit|sits|isn’t|on there|should be|must be|has to be|needs to be|should go|must go|can|could|nothing about|anything about',
  put: 'put|place|stick',
  now: 'only|around|already|there are|there is|takes|lasts|moves to|moved to|has moved to|is moved to|is postponed to|shifts to|moves|shifts|comes to|drops to|rises to|from now on|as of now|is now|now|costs|goes up to|goes to|went up to|is up to|has changed to|changed to|is|are|goes|will be|went',
  by: 'with|by',
  instead: 'instead of|rather than|in place of',
  order: 'first … then|first … and then|first … after that',
  own: 'its own section|their own section|a section of its own|own section|a separate section|separate section|section by itself|section on its own|own bullet|own point|own entry|own paragraph',
  asks: 'why|how come|where is|where’s|where are|where did|where has|what happened to|what about|what became of|how did you come up|who says',
  questions:
    'how much does|how much do|how much is|how much are|how much|how many|how long does|how long|how often|how do|how does|how|what would|what does|what do|what is|what are|what’s|what|which|who|when does|when do|when|where do|where does|where|do we say|do we mention|does the page say|does the page mention|is there|are there|do you|does',
  suggests:
    'how about|what if we|why don’t we|why don’t you|why not|what about adding|what about removing',
  ordinals: 'first|second|third|fourth|fifth|last',
  about: 'to be about|be about|about|focus on|focused on|focusing on|around|mention|mentioning|on',
  kinds: {
    faq: 'FAQ|FAQs|frequently asked questions|Q&A|questions',
    quote: 'quote|testimonial|review|customer comment|quotation|quotes|testimonials',
    pricing: 'prices|pricing|price list',
  },
};
