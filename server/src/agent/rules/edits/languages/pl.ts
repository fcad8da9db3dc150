import type { RequestWords } from './request_words.ts';

export const pl: RequestWords = {
  language: 'pl',
  letters: 'ąćęłńśźż',
  verbs: {
    rewrite:
      'zacznij od nowa|od nowa|od zera|przepisz stronę|napisz stronę od nowa|stwórz … stronę|utwórz … stronę',
    rename: 'przemianuj|zatytułuj|ma mieć tytuł|powinno się nazywać|zmień nazwę',
    swap: 'zamień miejscami|zamienić miejscami|zamień kolejność|zamień kolejnością|zamień … miejscami',
    replace: 'zastąp|zastąpić|zamień|zamienić|podmień',
    keep: 'pokaż tylko|zostaw tylko|pozostaw tylko|wyświetl tylko|tylko … zostaw',
    shorten:
      'skróć|skrócić|krócej|krótsza|krótszy|krótsze|za długie|za długa|za długi|streść|zwięźlej|skróćcie|krótszą|bardziej zwięźle|zwięzłe|mniej tekstu|za dużo tekstu|przytnij|zredukuj|uprość',
    expand: 'rozwiń|rozwinąć|rozbuduj|dłużej|bardziej szczegółowo|więcej o',
    lead: 'zacznij od|zacząć od|rozpocznij od|podkreśl|podkreślić|wyróżnij|skup się na|zaakcentuj|wyeksponuj|na pierwszym planie|postaw na|daj na pierwszy plan|uwypuklij|bardziej widoczne|bardziej widoczny|bardziej wyeksponuj|mocniej podkreśl|na wierzch|bardziej na widoku',
    remove:
      'usuń|usunąć|skasuj|skasować|wykreśl|wykreślić|wyrzuć|wyrzucić|pomiń|pominąć|wywal|zabierz|bez|usuńcie|usuńmy|wytnij|wyciąć|wytnijcie|schowaj|ukryj|wykasuj|nie wspominaj o|nie pisz o|do usunięcia|zdejmij|opuść|zrezygnuj z|niepotrzebny|niepotrzebna|niepotrzebne|wyrzućcie|nie chcę|nie chcemy|nie powinno być|nie powinien być|nie potrzebujemy|nie trzeba|zbędny|zbędna|zbędne|nie pokazuj|nie pisać o|nie wspominać o',
    move: 'przenieś|przenieść|przesuń|przesunąć|przestaw|przestawić|daj … wyżej|daj … niżej|podnieś|przerzuć|wrzuć|przenieście',
    answer: 'odpowiedz na|odpowiedzieć na|odpowiedz',
    mention: 'wspomnij o|wspomnij|wspomnieć o|napisz o|powiedz o|zaznacz, że|napisz, że|napisz',
    add: 'dodaj|dodać|dołącz|dopisz|dopisać|wstaw|wstawić|uwzględnij|dodajcie|dorzuć|brakuje|przydałoby się|przyda się|dołóż|wpisz|uzupełnij o',
    set: 'staje się|zmień|zmienić|ustaw|ustawić|ma brzmieć|powinien brzmieć|ma być|nazwij|daj|umieść|zmieńcie|nazwać|zatytułuj|niech … brzmi|niech będzie|powinno być|powinna być|napis|zaktualizuj|popraw|poprawić|ma mieć tytuł|przemianuj|wstaw',
    translate: 'przetłumacz|przetłumaczyć|po angielsku|po polsku|na angielski|na polski',
    undo: 'cofnij|cofnąć|jak wcześniej|przywróć|jak było|tak jak było|poprzednia wersja|poprzednią wersję',
    link: 'przycisk … prowadzić|przycisk … kierować|przycisk … linkować',
    publish: 'opublikuj|opublikować|zarchiwizuj',
    design: 'kolor|kolory|czcionka|czcionkę|tło|układ|wygląd',
    picture: 'zdjęcie|zdjęcia|obraz|obrazek|film|wideo',
    style:
      'bardziej formalnie|formalnie|nieformalnie|na ty|na pan|ton|styl|przeredaguj|przepisz|lepiej|bardziej przekonująco|mniej sprzedażowo|mniej sprzedażowy|zbyt sprzedażowe|prościej|brzmi|tonu|stylu|przeformułuj|per pan|per ty|na pan/pani|bardziej oficjalnie',
  },
  members: {
    subheadline: 'podtytuł|podtytułu|podtytułem|podnagłówek|lead',
    headline:
      'główny nagłówek|nagłówek główny|nagłówek|nagłówka|tytuł strony|tytuł|tytułu|nagłówkiem|tytułem|nagłówku|nagłówkowi|tytule|tytułowi',
    eyebrow: 'nadtytuł',
    button:
      'tekst przycisku|napis na przycisku|przycisku|przycisk|przyciski|CTA|guzik|przycisku CTA',
  },
  places: {
    top: 'na samą górę|na samej górze|na początek|na początku|na pierwsze miejsce|na górę|jako pierwsze|jako pierwszy|na początek strony|na początku strony|na samym początku|na sam początek|na górze strony|na górze|w pierwszej kolejności|na szczyt',
    bottom:
      'na sam dół|na samym dole|na koniec|na końcu|na dół|jako ostatnie|na koniec strony|na końcu strony|na samym końcu|na dole strony|na dole',
    up: 'wyżej|w górę|do góry',
    down: 'niżej|w dół',
    before:
      'tuż przed|bezpośrednio przed|przed|nad|zaraz przed|tuż nad|bezpośrednio nad|zaraz nad|powyżej',
    after:
      'zaraz po|tuż po|bezpośrednio po|zaraz za|po|za|pod|tuż pod|bezpośrednio pod|zaraz pod|tuż za|bezpośrednio za|poniżej|po sekcji',
  },
  section: 'sekcje|sekcję|sekcji|sekcja|blok|część|akapit|fragment',
  piece:
    'zdanie|zdania|punkt|wpis|pytanie|wiersz|linię|słowo|słowa|pozycję|wzmiankę|informację|opcję|krok|podpunkt|linijkę|pozycja|punktor|wiersza|wzmianka|zdań',
  page: 'całą stronę|cała strona|tę stronę|ta strona|stronę|strona|całość|wszystko|cały tekst|tekst|strony|na stronie|ze strony',
  it: 'to|ten|tę|te|je|go|ją',
  that: 'zdanie, że|, że|że',
  into: 'na|w|jako|przez|:',
  and: 'a potem|, potem|i potem|oraz|, a|i|,|a także|oraz też',
  manners:
    'znowu|ponownie|proszę|czy możesz|czy mógłbyś|czy mogłabyś|możesz|mógłbyś|chciałbym|chciałabym|chcę|jeszcze|także|też|trochę|cześć|dziękuję|dzięki|czy można|czy da się|da się|czy moglibyście|czy możecie|czy możemy|możecie|moglibyście|można|poproszę|prosiłbym|prosiłabym|bardzo proszę|chcemy|chcielibyśmy|dzień dobry|hej|witam|po prostu|ewentualnie|z góry dziękuję|i jeszcze',
  negation: 'nie|nigdy',
  small:
    'nasz|nasza|nasze|naszą|więcej|o|na temat|dotyczące|dotyczącą|dotyczący|w|na|do|z|dla|że|coś|informację|informacje|ten|tę|ta|te|tuż|zaraz|bezpośrednio|od razu|cały|całą|całe|wszystkie|wszystko|ze|ta część o|część o|fragment o|wzmiankę o|wzmianka o|wzmiankę|informacja o|informacji o|informację o|info o|info|dane|swój|swoją|państwa|wasz|waszą|który|która|które|a|i|od|zrobić|dać|być|powinien|powinna|powinno|ma|mają|nigdzie|wcale|zrób|się|był|było|teraz|może|lepiej|jednak',
  put: 'wstaw|umieść|daj',
  now: 'jest|są|teraz|kosztuje|kosztują|wynosi',
  by: 'na|przez',
  instead: 'zamiast',
  order: 'najpierw … potem|najpierw … później',
  own: 'osobna sekcja|osobną sekcję|osobnej sekcji|własna sekcja|własną sekcję|oddzielna sekcja|oddzielną sekcję',
  asks: 'dlaczego|czemu|gdzie jest|gdzie są|skąd|co się stało',
  questions:
    'ile kosztuje|ile kosztują|ile|jak długo|jak|co|który|która|które|jaki|jaka|jakie|kto|kiedy|gdzie|czy piszemy|czy jest',
  suggests: 'a może|dlaczego nie',
  ordinals: 'pierwsz|drug|trzec|czwart|piąt|ostatni',
  about:
    'o|na temat|skupiony na|skupiający się na|dotyczący|wokół|mówić o|ma mówić o|być o|nawiązywać do|o tym, że|wspominać o|mówi o',
  kinds: {
    hero: 'wstęp|nagłówek strony|góra strony|nagłówek|sekcja główna|baner|hero',
    faq: 'FAQ|pytania i odpowiedzi|częste pytania|pytania|pytań i odpowiedzi|najczęstsze pytania|najczęściej zadawane pytania|najczęstszych pytań|FAQ-u',
    benefits: 'korzyści|zalety|funkcje|cechy|korzyściach|listy korzyści|zalet',
    steps: 'kroki|proces|etapy|jak to działa|kroków|etapów|procesu',
    quote:
      'cytat|cytaty|cytatu|opinia|opinię|opinie|referencje|opinia klienta|opinię klienta|cytat klienta|wypowiedź|rekomendacja|rekomendację',
    stats: 'liczby|dane|statystyki|wskaźniki',
    logos: 'logo|loga|logotypy',
    cards: 'karty|linki|materiały',
    media: 'zdjęcie|film|obraz',
    form: 'formularz|formularz kontaktowy',
    ask: 'pole pytania',
    callToAction: 'wezwanie do działania|zakończenie',
    prose: 'tekst',
    table: 'tabela|tabelę|porównanie|tabeli',
    sender: 'nadawca|kontakt|osoba kontaktowa',
    heard: 'co usłyszeliśmy|nasza propozycja|propozycję|propozycja',
    timeline: 'harmonogram|oś czasu|terminy|agenda|program|terminarz|grafik',
    plan: 'plan działania|następne kroki|kolejne kroki|plan',
    pricing: 'ceny|cena|cennik|pakiety|koszty|cennika|cen|tabela cen|tabelę cen|tabeli cen|cenę',
    gallery: 'galeria|galerię',
    statement: 'główna myśl|hasło',
    place: 'adres|lokalizacja|dojazd',
  },
  replies: {
    quotes: '„”',
    done: {
      changed: 'Zmieniono',
      removed: 'Usunięto',
      moved: 'Przeniesiono',
      shortened: 'Skrócono',
      expanded: 'Rozwinięto',
      added: 'Dodano',
      rewritten: 'Napisano od nowa',
      undone: 'Strona jest taka jak przed ostatnią zmianą',
    },
    why: {
      missing: 'Nie znajduję na stronie {} i niczego nie zmieniam.',
      unfound:
        'Ani źródła, ani strona nie mówią o {}. Proszę podać zdanie w cudzysłowie, wtedy je dodam.',
      already: 'To już jest na stronie: {}.',
      tooLong: 'Tekst jest za długi na to miejsce; niczego nie zmieniam.',
      unclear: 'O którą sekcję chodzi? Proszę podać jej nagłówek albo ją zaznaczyć.',
      selected: 'Zmienić można tylko zaznaczony element; reszta zostaje bez zmian.',
      impossible: 'Tego nie da się tu zrobić; niczego nie zmieniam.',
      unknown: 'Nie rozumiem prośby {} i niczego nie zmieniam.',
      remark: 'Odczytane jako uwaga, niczego dla niej nie zmieniono: {}.',
      offer: 'Strona o tym nie mówi, źródła tak: {}. Aby to dodać, napisz „dodaj to”.',
      withheld:
        'O {} źródła mają tylko tekst wewnętrzny lub nieprzeznaczony dla czytelników; niczego nie dodano.',
      unproven: 'Nie potwierdza tego żadne źródło, więc tego nie dodano: {}.',
      style:
        'Wybieram i układam teksty, ale ich nie przeredagowuję, także formy zwracania się: proszę podać nowy tekst w cudzysłowie albo użyć modelu językowego.',
      translate: 'Do tłumaczenia potrzebny jest model językowy.',
      kept: 'Wstęp nadal o tym mówi: {}.',
      noForm:
        'Strona nie ma formularza: proszę dodać akcję typu form przez PATCH /v0/pages/{page_id}, a go pokażę.',
      noFigure:
        'W {} nie ma takiej liczby; nic nie zmieniono. Proszę podać nowy tekst w cudzysłowie.',
      noFit:
        'Tego nie da się połączyć: {}. Można połączyć dwie listy lub dwa teksty, a tekst dodać do pytań.',
      shortest: 'Nie da się skrócić bez utraty treści: {}.',
      noMore: 'Źródła nie mówią o tym więcej: {}.',
      there: 'Już jest w tym miejscu: {}.',
      noHeadline:
        'Źródła nie mają zdania dość krótkiego na nagłówek o {}. Proszę podać je w cudzysłowie.',
      ownWord:
        'Żadne źródło tego nie mówi; zapisano to na Państwa słowo: {}. Proszę poprawić też kontekst strony.',
      priced: 'Cena na stronie: {}. Niczego nie zmieniam.',
      several: 'Może chodzić o kilka miejsc: {}. Które mam zmienić?',
      dial: 'Numer jest na przycisku {}, wspólnym dla wszystkich wersji. Tytuł i cel zmienia się tam: PATCH /v0/pages/{page_id}.',
      link: 'Cel przycisku zmienia się w akcjach strony: PATCH /v0/pages/{page_id}.',
      undo: 'Widzę tylko obecną wersję. Wcześniejsze są zachowane i można je znów opublikować.',
      publish: 'Piszę tylko szkice. Wersję publikuje się operacjami wersji.',
      design: 'Kolory, czcionka i układ pochodzą z marki: PUT /v0/brands/{brand_id}.',
      picture: 'Nie umiem jeszcze zmieniać zdjęć na prośbę; biorę z biblioteki te, które pasują.',
    },
    understood:
      'Rozumiem na przykład: zmień nagłówek na „…”; usuń, przenieś lub skróć sekcję; wspomnij o …; dodaj sekcję o …; zastąp „…” przez „…”.',
  },
};
