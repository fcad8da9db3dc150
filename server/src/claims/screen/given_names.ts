// Given names that people of the languages the product speaks call each other by. `Silke: …` at the
// beginning of a line is said to Silke, or by her; a name that is a plain word too is left out.
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abby abena abigail adam adele adeola adrian agata agathe agnes agnieszka agustín aidan aiden aileen ainhoa aisha aisling
  aitor akira alain alan alastair albert alberto albrecht aldo alec alejandra alejandro alejo aleksander aleksandra alessandra
  alessandro alessia alessio alex alexander alexandra alexandre alexis alfie alfonso alfred alfredo ali alice alicia alina aline
  alison alistair allison alois alphonse alvin amaia amaka amanda amandine amara amaya ambra amelia amelie amina amir amit amma
  ammar amparo amy amélie ana anastasia anaïs anders andrea andreas andrei andreja andrew andrzej andré andrés aneta angela
  angelika angelo angus angélique ania anika anil anita anja anjali anke ann anna annabel annalisa anne annegret anneke
  anneliese annemarie annette annie annika anouk ansgar anthony antje antoine anton antonella antonia antonina antonio antónia
  antónio anuj anya aoife archie ariane arianna arjun arlene armando armin arnaud arnd arne arnold arrigo arthur artur arturo
  arun ashley asif asim astrid augustin aurore aurélie axel ayesha ayşe babeth babette barbara barry bart bartek bartosz bas
  basia basile bastian bastien beata beate beatrice beatriz becca becky begoña ben benedetta benedikt benjamin benjamín benny
  benoît bente beppe berenice bernadetta bernadette bernard bernardo bernd bert bertha berthold bertrand bethany beto betta
  betty bev bia bianca bilal birgit birgitta birte björn bob bodo boris bożena brad bram brandon brenda brendan brent brett
  brian bridget brigitte britta bronagh bronwen bruce bruno bryan bryony burgi burkhard caio caitlin callum camila camilla
  camille camilo candice carina carl carla carlo carlos carlotta carmela carmen carole carolin carolina caroline carsten caspar
  cassandra catalina catarina caterina catherine cathy cathérine cecilia celia cem cesar cesare chantal charles charlie charo
  cheryl chiara chidi chidinma chiel chike chloe chris christa christel christiane christina christine christof christoph
  christophe christopher chus ciara ciarán cillian cinzia claire clara clarissa claude claudia claudio claus clementine cleo
  clive clément colette colin colleen conchi connor conor conrad cora corentin corinna corinne cornelia cornelis corrie costanza
  craig cristiano cristina cristóbal curtis cyril cátia cécile cédric céline césar daan dagmar daisuke dalia damian damien damon
  dan dana daniel daniela daniele danielle danny danuta daphne darek daria dario darius darren daryl dave david davide davina
  dawid deborah deepa deepak deirdre delia delphine denis denise dennis denny derek desmond detlef detlev devon diana diane
  didier diego dieter dilip dimitri dina dino dirk divya dmitri dolf dominic dominik dominika dominique donal donald donata
  donatella donna doreen doris dorota dorothea dorothee dorothy doug dougie duarte dylan eamon ebba eberhard eckhard eddie edgar
  edith edmund edoardo eduard eduardo edward edwin edyta eileen eilidh einar ekaterina elaine eleanor elena eleonora eli elif
  elin elisa elisabeth elisabetta elise elizabeth ella ellen ellie elliot eloise els elsa elsbeth elspeth elías emil emile
  emilia emiliano emilie emilio emily emine emma emmanuel emmanuelle emre enno enrico enrique enzo eoin eric erica erich erik
  erika erin erna ernesto ernst ersin erwan erwin esben esteban estelle esther eszter ethan etienne eugene eugenia eugenio
  eusebio eva evan evaristo evelyn evelyne ewa ewan ewelina fabian fabiana fabien fabienne fabio fabrice fabrizio farah fatima
  federica federico felicia felipe felix femi femke ferdinand fergus fermín fernanda fernando filip filipa filipe filippo finlay
  finn fiona flavia flavio floor florian frances francesca francesco francine francis francisca francisco franck franco frank
  franka franz franzi franziska françois françoise frauke fred freddie frederik freja freya frieda friederike friedrich fritz
  froukje frédéric fatma fatima fátima gabi gabriel gabriela gabriele gabriella gaia gareth garry gary gavin gaëlle geert gemma geoff
  geoffrey georg george georgina gerald geraldine gerard gerd gerda gerhard germán gerrit gert gertrud ghislaine giacomo
  gianfranco gianluca gianna gianni gigi gigio gijs gilbert giles gill gillian gino giorgia giorgio giovanna giovanni gisela
  gita gitti giulia giulio giuseppe giuseppina glenda glenn gonzalo gordon gosia graciela graham grażyna greet greg gregor
  gregory greta gretchen grit grzegorz gudrun guido guilherme guillaume guillermo gunnar gustav gustavo guus gwen gwenaël
  gwyneth gérald gérard günter günther hakan hamid hamish hamza hanna hannah hanne hanneke hannelore hannes hans hansi harald
  harriet harry hartmut haruka haruto hasan hassan hattie heather hector hettie hedwig heidi heike heiko heiner heinrich heinz helen
  helena helga helge hella helmut hendrik henk henning henri henriette henrik henrique henry herbert hermann herminia hervé
  hilary hilda hilde hildegard hinrich hiro hiroko hiroshi holger horst howard hubert hugh hugo huguette humberto hussein héctor
  hélder hélène iain ian ibrahim ignacio ignazio igor iker ilaria ilka ilona ilse imogen imran ina ineke ines inga inge ingeborg
  ingmar ingo ingrid inka inma inés inês irena irene irina irma irmgard isaac isabel isabella isabelle isadora isidro ismail
  isobel itziar ivan ivana ivo iván iwona izabela iñaki jaap jacek jacinto jackie jacob jacqueline jacques jaime jake jakob
  jakub jamal james jamie jan jana jane janek janet janice janina janine jannie janne jannik janusz jared jarek jarosław jasmin jasmine
  jason javi javier jean jeanette jeanne jeannette jeff jeffrey jelle jen jenna jennifer jenny jens jeremy jeroen jerry jerzy
  jesper jess jesse jessica jessie jesús jill jim jimena jimmy jing jo joachim joan joana joanna joanne joaquim joaquín jocelyne
  jochen jodie joe joel joelle joep johan johann johanna johannes john johnny jojo jolanda jolanta jolien jon jonas jonathan
  joost jordi jorge joris josef josefa josefine joseph josephine josh joshua josiane josie josé joão juan juana juanma judith
  judy juha jules julia julian juliana juliane julie julien juliet julieta juliette julio julián jurek jurgen jussi justin
  justine justyna jutta jérémy jérôme józef jörg jürgen kai kaja kamal kamil kamila karel karen kari karim karin karina karl
  karla karol karola karolina karoline kasia kaspar katarina katarzyna kate katharina katherine kathleen kathrin kathryn kathy
  katia katie katja katrin katrina kayleigh kaśka kees keiko keith kelly ken kenji kenneth kenny kerstin kevin kiera kieran
  kilian kim kinga kira kirsten kirstin kirsty kjell klaas klara klaudia klaus knut koen kofi konrad konstantin konstanze
  korbinian kris krishna kristian kristin kristina kristine krystyna krzysiek krzysztof kurt kwame kyle lachlan laetitia laila
  lakshmi lara larissa larry lars laszlo laura laure lauren laurence laurent lavinia lea leah leanne leif leigh leila leire len
  lena lennart leo leon leona leonard leonardo leonie leonor leonora leopold leroy lesley leslie leszek leticia letizia lia liam
  lidia lieke liesbeth lilian lilli lilly lina linda lindsay lindsey lionel lisa lisbeth liselotte livia liz lizzie loes lois
  loredana lorena lorenzo loreta loretta lorna lorraine lothar lotte lou louis louisa louise loïc luc luca lucas lucia lucie
  lucien lucile lucinda lucio lucy lucía ludger ludivine ludovic ludwig luigi luis luisa luise luiz lukas luke lurdes lutz luuk
  luís luísa lydia lynn léa léon lúcia maarten maartje mabel maciej maciek madeleine mads maeve magali magda magdalena maggie
  magnus mahmoud maia maik maike maja malcolm malgorzata malik malin malte mandy manfred manolo manon manuel manuela marc marcel
  marcela marceli marcella marcello marcelo marcia marcin marco marcos marcus marek maren margaret margarete margarethe
  margarida margarita margaux margherita margit margot margriet maria mariam mariana marianna marianne mariano marie marieke
  mariella marielle marijke marika marilyn mario marion marisa marisol marit marius mariusz marjan marjolein markus marlene
  marlies marloes marlon marta martha martial martijn martin martina martine martín marvin mary marysia marzena maría massimo
  mateo mateusz mathew mathias mathieu mathilde matilda matilde matt matteo matthew matthias matthieu mattia maud maura maureen
  maurice mauricio maurizio mauro maxence maxim maxime maximilian maya maëlle maïwenn małgorzata meera meg megan mehdi mehmet
  meike melanie melina melissa merche meredith merel mette micaela michael michaela michał michel michele michelle michèle mick
  mieke miguel mihai mikael mike mikkel mikołaj mila milan milena milly mina mira miranda mirella miriam mirjam mirko mohamed
  mohammed mohsin moira mollie molly mona monica monika monique montse morag moritz morten muhammad muriel murray mustafa myriam
  mário mélanie mónica nacho nadeem nadège nadia nadine nadja naima nancy nanou naoko naomi natalia natalie natasha nathalie nathan
  natália neal ned neha neil nele nell nelly ngozi niamh nicholas nick nicky nico nicola nicolas nicole nicoletta nicolás niels
  nigel nikita niklas nikola nikolai nikolaus nils nina noah noel noelia nolwenn nora norbert noreen noélie noémie nuno nunzia
  nuria núria odile ola olaf ole oleg olga oliver olivia olivier olof omar orla ornella orsolya oscar oskar osman oswald otto
  owen pablo paco paddy padraig pam pamela paola paolo pascal pascale patrice patricia patrick patrizia patryk patsy patty paul
  paula paulina pauline paulo paweł pedro peggy penelope pepe peppe perrine petar pete peter petra phil philip philipp philippa
  philippe phillip phoebe phyllis piergiorgio pierluigi piero pierre pierrick piet pieter pietro piotr piotrek pippa polly
  priscilla priya przemek quentin quim quirin rachel rachid radek rafael rafał raffaele raffaella rahul raimund rainer raj
  rajesh ralf ralph ramon ramona ramón raphael raphaël raquel rasmus raul ravi raymond raúl rebecca regina reiko reiner reinhard
  reinhold remy renata renate renato renaud rene rené renée rhea rhiannon rhona rhys ricarda ricardo riccardo richard rick rico
  rieke rik riley rita robbie robert roberta roberto robin rocío rodolfo rodrigo roger rohit roland rolf romain romina romy ron
  ronald ronan ronja ronnie rory ros rosa rosalie rosalind rosana rosanna roser rosi rosie rosita roswitha roxana roy ruben
  rubén rudi rudolf rui rupert russell ruth ryan ryszard régine régis rémi rüdiger sabina sabine sabrina sadie saeed sakura
  sally salma salome salvatore sam samantha samir samira samuel sandra sandrina sandrine sandro sanjay sanjeev sanne sara sarah
  sascha saskia satoshi saul schorsch scott sean sebastian sebastián selina selma sepp serena serge sergio severin severine seán
  shane sharon shaun sheila shelley shirley sian sibylle sid siegfried sieglinde signe sigrid sigurd silja silke silvana silvia
  simon simona simone simonetta simón sina sinéad siobhan siobhán siân sjaak sjoerd sjors slawek sofia sofie sofía solange
  solène solenn solenne sonia sonja sophia sophie stacey stanisław staszek stefan stefania stefanie stefano steffen steffi stephan
  stephanie stephen steve steven stijn stina stuart stéphane stéphanie sunita susan susana susann susanna susanne susi suzanne
  suzie svea sven svenja svetlana sybille sylvain sylvia sylvie sylwia szymon sébastien sérgio søren sławomir tadeusz tamara
  tamsin tania tanja tanya tara tariq tatiana tatjana ted telmo teresa terri tess tessa teun thea theo theodor theresa therese
  thiago thibault thierry thijs thilo thomas thorsten théo thérèse tiago tibor tiffany tilda tilly tim timo timothy tina tineke
  tino titouan titus tiziana tjark tobi tobias toby todd tom tomas tomasz tomek tommaso tommy tomás toni toninho tony torben
  torsten totò tracey tracy trevor trish tristan trixie trudi trudy truus tunde tyler tânia udo ulf uli ulla ulrich ulrike
  umberto ursel ursula uschi uta ute uwe valentin valentina valeria valerie valerio valérie vanessa vera verena veronica
  veronika verónica vicenta vicente vicky victor victoria vijay vikram viktor viktoria vilma vince vincent vincenzo viola
  violeta virginie vito vittoria vittorio vivian viviana vivien vivienne vladimir volker volkmar vroni véronique víctor walter
  waltraud wanda warren wayne wendy werner wesley wiebke wiesław wietske wilfried wilhelm wilhelmina willem willi willy wilma
  winfried witold wojciech wojtek wolfgang wouter xander xaver xavier xico ximena yann yannick yara yasin yasmin yasmine yohann
  yolanda yoshi youssef yuki yumi yusuf yvan yves yvette yvonne zach zachary zainab zbigniew zbyszek zbyszka zdenka zeca zeynep
  zita zoe zofia zoé zoë zuzanna zé álvaro élise étienne óscar lukasz łukasz
  أحمد خالد سارة علي عمر فاطمة ليلى محمد مريم نورة هدى يوسف`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

export const isGivenName = (name: string): boolean => givenNames.has(name.toLowerCase());

/** Behind a name, who that is: `, our head brewer, shows`. */
export const presented =
  ',\\s(?:our|unsere?|notre|nuestr[oa]|l[ao] nostr[oa]|il nostro|a nossa|o nosso|onze|nasz[ae]?)\\s[^,.:;!?]{3,40},\\s\\p{Ll}';
