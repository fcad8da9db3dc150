// Given names that people of the languages the product speaks call each other by. `Silke: …` at the
// beginning of a line is said to Silke, or by her; a name that is a plain word too is left out.
export const givenNames: ReadonlySet<string> = new Set(
  `aaron adam adele adrian agata agnes agnieszka aisha alan alba alberto alejandra alejandro alessandra alessandro alex alexander
  alexandra alfonso ali alice alicia alina aline alison álvaro amanda amara amelia amir amy ana anders andrea andreas andrew andrzej
  angela angelika ania anja anke anna anne anneke annette annika anouk antje antoine anton antonio aoife arjun arne arthur astrid
  aurélie axel barbara bart bartosz bas beata beatrice beatriz benedikt benjamin bernard bernd bert betta betty bia bianca birgit
  björn bob bram brenda brian bruno caio camila camille carla carlos carmen carolina caroline catarina cathy cécile cem chiara
  chloe chris christa christian christina christine claire clara claudia clément cristina daan dagmar dan dana daniel daniela
  darek dave david davide deborah denis denise dennis diana diego dieter dirk dominik donna dorota eduardo elena elif elisa elisabeth
  elke ella ellen els elsa emil emily emma enrico erik erika estelle esther eva ewa fabian fabio fatima federica felix fernanda
  fernando filip fiona flavia florian floor francesca francesco francisco frank frauke fred frédéric gabriel gabriela gareth gary
  georg george gerd gianni giorgio giovanni giulia gonzalo greta gudrun guido guillaume gustavo hannah hanna hans harald harry heidi
  heike heiko heinz helen helena helga hélène henk henri henrik henry holger hubert hugo ian ignacio ilse inês ines inga ingrid irene
  isabel isabelle ivan iwona jacek jakob jakub james jan jana janet jasmin jasmine javier jean jeff jelle jennifer jens jesper jess
  jessica jim jo joan joana joanna joão joe johan johanna john jonas jörg jorge joris josé josef josh juan julia julian julie julien
  juliette jürgen justyna kai karen karim karin karl karolina kasia kate katharina kathrin katja katrin kees keith ken kevin kim
  klaus krzysztof laila lara lars laura laurent lea leila lena leo leon lidia lieke lina linda lisa lorenzo louis louise luc luca
  lucas lucia lucía lucie luis luisa łukasz lukas magda magdalena maja maik manon manuel manuela marc marcel marcin marco marcos
  marcus margaux maria marie marieke marina mario marion marjan markus marlies marloes marta martin martina martine mateusz mathieu
  matteo matthias maud maurice maya mehmet melanie melissa merel michael michał michel michelle miguel mike milan mina mira miriam
  mo mohamed monika morten moritz nadia nadine nadja natalia natalie nathalie nele niamh nick nico nicola nicolas nicole niels nils
  nina noah nora norbert nuno nuria núria olaf olga oliver olivier omar oscar otto pablo paola paolo pascal patricia patrick patrizia
  paul paula paulina pauline paulo paweł pedro peggy petra peter pieter pierre piet piotr priya rachel rafael ralf ramona raquel ravi
  rebecca regina renate renata ricardo riccardo richard rik rita robert roberto robin roger roland rolf roman ron rosa ruben rudi rui
  ruth ryan sabine sabrina sally sam samir samuel sandra sanne sara sarah saskia sean sebastian selma sergio silke silvia simon
  simona simone sofia sofie sonia sonja sophia sophie stefan stefania stefano steffen stephan steve steven susanne susan svenja sven
  sylvie szymon tanja tatiana teresa theo thiago thijs thomas tim timo tina tobias tom tomás tomasz tony torsten trudi udo ulla ulrich
  ulrike ursula ute uwe valentina valeria vera verena veronika victor victoria vincent viola virginie volker walter waltraud wanda
  werner wiebke willem wojtek wolfgang xavier yann yannick yara yasmin yasmine youssef yusuf yves yvonne zoe zofia zuzanna
  سارة محمد أحمد علي هدى ليلى خالد فاطمة عمر نورة مريم يوسف`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
