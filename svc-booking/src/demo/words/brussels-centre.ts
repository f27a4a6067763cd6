import type { VenueWords } from '../venue-sheet.ts';

export const halleDuQuaiWords: VenueWords = {
  themeName: { fr: 'Halle de l’ancien port', en: 'Hall of the old harbour', es: 'Nave del antiguo puerto', nl: 'Hal van de oude haven' },
  description: {
    fr: [
      'Le bassin a été comblé, mais la halle où l’on vendait la marée regarde toujours le quai aux Briques.',
      'Le Vaisseau, sous sa coque de bois renversée, réunit près de cent cinquante personnes sans un poteau.',
      'Autour, Sainte-Catherine aligne ses terrasses et ses bancs d’huîtres pour finir la journée.',
    ],
    en: [
      'The dock was filled in long ago, but the hall where the catch was sold still looks out on the Quai aux Briques.',
      'Le Vaisseau, under its upturned wooden hull, gathers nearly a hundred and fifty people without a single pillar.',
      'All around, Sainte-Catherine lines up its terraces and its oyster bars for the end of the day.',
    ],
    es: [
      'La dársena se rellenó hace tiempo, pero la nave donde se vendía el pescado sigue mirando al Quai aux Briques.',
      'Le Vaisseau, bajo su casco de madera invertido, reúne a casi ciento cincuenta personas sin una sola columna.',
      'Alrededor, Sainte-Catherine alinea sus terrazas y sus barras de ostras para terminar el día.',
    ],
    nl: [
      'Het dok is lang geleden gedempt, maar de hal waar de vis werd verkocht kijkt nog uit op de Baksteenkaai.',
      'Le Vaisseau brengt onder zijn omgekeerde houten romp bijna honderdvijftig mensen samen, zonder één pilaar.',
      'Rondom liggen de terrassen en oesterbars van Sint-Katelijne om de dag af te sluiten.',
    ],
  },
  littlePlus: {
    fr: 'Un écailler qui ouvre les huîtres devant vous à l’afterwork',
    en: 'An oysterman who opens the shells before you at the afterwork',
    es: 'Un abridor de ostras que las sirve ante usted en el afterwork',
    nl: 'Een oesterman die ze voor uw ogen opent tijdens de afterwork',
  },
};

export const maisonAmbiorixWords: VenueWords = {
  themeName: { fr: 'Maison Art nouveau', en: 'Art Nouveau house', es: 'Casa modernista', nl: 'Art-nouveauhuis' },
  description: {
    fr: [
      'Sur les jardins du square Ambiorix, une maison de 1900 déroule ses fers forgés, ses vitraux et son grand escalier.',
      'Les salons prennent le nom des fleurs peintes sur leurs murs, et la lumière y change à chaque heure.',
      'Les institutions européennes sont à sept minutes, le calme est compris.',
      'La maison ne cuisine pas, nos traiteurs apportent le déjeuner sous la verrière.',
    ],
    en: [
      'Over the gardens of Square Ambiorix, a house of 1900 unfolds its wrought iron, its stained glass and its great staircase.',
      'The salons are named after the flowers painted on their walls, and their light changes every hour.',
      'The European institutions are seven minutes away; the quiet is included.',
      'The house has no kitchen: our caterers bring lunch in under the glass roof.',
    ],
    es: [
      'Sobre los jardines de la plaza Ambiorix, una casa de 1900 despliega sus hierros, sus vidrieras y su gran escalera.',
      'Los salones llevan el nombre de las flores pintadas en sus paredes, y su luz cambia a cada hora.',
      'Las instituciones europeas están a siete minutos; la calma va incluida.',
      'La casa no tiene cocina: nuestros caterings traen el almuerzo bajo la claraboya.',
    ],
    nl: [
      'Aan de tuinen van de Ambiorixsquare toont een huis uit 1900 zijn smeedwerk, zijn glasramen en zijn statige trap.',
      'De salons heten naar de bloemen op hun muren, en het licht verandert er elk uur.',
      'De Europese instellingen liggen op zeven minuten, de rust is inbegrepen.',
      'Het huis heeft geen keuken: onze cateraars brengen de lunch tot onder het glazen dak.',
    ],
  },
  littlePlus: {
    fr: 'Une visite du quartier Art nouveau à l’heure de la pause',
    en: 'A tour of the Art Nouveau quarter at break time',
    es: 'Un paseo por el barrio modernista en la pausa',
    nl: 'Een wandeling door de art-nouveauwijk tijdens de pauze',
  },
};
