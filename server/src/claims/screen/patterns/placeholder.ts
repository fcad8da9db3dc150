// What somebody meant to fill in.
import { pattern, spaced } from './pattern.ts';

export const placeholder = pattern(
  '\\{\\{|\\}\\}|%%|\\$\\{|<<[^<>]{1,40}>>|_{3,}|\\[(?:your |insert |company|name|first ?name|client|customer|logo|date|link|number|x+|tbd|tbc|\\.\\.\\.|…|platzhalter|nom|nombre|nome|naam|firma|会社名|氏名)[^\\]]{0,40}\\]|<(?:your|insert|company|name|client|customer|date|firma)[^<>]{0,40}>',
  spaced(
    'lorem ipsum',
    '(?:click|tap) to (?:add|edit) (?:sub)?(?:titles?|text|notes)|(?:master)?(?:unter)?titel durch klicken (?:hinzufügen|bearbeiten)|cliquez pour (?:ajouter|modifier) (?:un |le )?(?:sous-)?(?:titre|texte)|haga clic para (?:agregar|modificar)(?: el)? (?:sub)?(?:título|texto)|fare clic per (?:inserire|modificare) (?:il )?(?:sotto)?(?:titolo|testo)|clique para (?:adicionar|editar) (?:o )?(?:sub)?(?:título|texto)|klik om (?:een )?(?:onder)?(?:titel|tekst) (?:toe te voegen|te bewerken)|kliknij,? aby dodać (?:pod)?(?:tytuł|tekst)',
    'dolor sit amet',
    '[x]{2,} ?(?:%|€|\\$|percent|customers|years|days)',
    '[€$£] ?x{1,4}',
    'n/a',
    'foo ?bar',
  ),
);
