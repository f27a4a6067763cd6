import type { VenueWords } from '../venue-sheet.ts';

export const fonderieSaintMaurWords: VenueWords = {
  themeName: { fr: 'Fonderie réhabilitée', en: 'Restored foundry', es: 'Fundición rehabilitada', nl: 'Gerestaureerde gieterij' },
  description: {
    fr: [
      'Au fond d’un passage pavé d’Oberkampf, une fonderie de bronzes d’art a laissé ses fours et ses grands volumes.',
      'La Coulée accueille vos plénières sous neuf mètres de hauteur, et chaque salle porte le nom d’un métal.',
      'Le soir, la forge rallume son feu et devient une table où prolonger la conversation.',
    ],
    en: [
      'At the end of a cobbled Oberkampf passage, a foundry of art bronzes has left its furnaces and its great volumes.',
      'La Coulée takes your plenary under nine metres of height, and each room is named after a metal.',
      'At night the forge is lit again and becomes a table for talks that go on.',
    ],
    es: [
      'Al fondo de un pasaje adoquinado de Oberkampf, una fundición de bronces dejó sus hornos y sus grandes volúmenes.',
      'La Coulée acoge las plenarias bajo nueve metros de altura y cada sala lleva el nombre de un metal.',
      'Por la noche la fragua vuelve a encenderse y se convierte en una mesa donde alargar la conversación.',
    ],
    nl: [
      'Achter in een geplaveide steeg van Oberkampf liet een gieterij van kunstbrons haar ovens en grote ruimtes na.',
      'La Coulée ontvangt uw plenaire sessie onder negen meter hoogte, en elke zaal draagt de naam van een metaal.',
      "'s Avonds brandt het vuur weer en wordt de smidse een tafel om het gesprek voort te zetten.",
    ],
  },
  littlePlus: {
    fr: 'Un atelier de gravure pour repartir avec un objet fait main',
    en: 'An engraving workshop, to leave with something you made',
    es: 'Un taller de grabado para llevarse un objeto hecho a mano',
    nl: 'Een graveeratelier, zodat u iets eigengemaakts meeneemt',
  },
};

export const verriereFaidherbeWords: VenueWords = {
  themeName: { fr: 'Verrière d’ébéniste', en: 'Cabinetmaker’s glasshouse', es: 'Vidriera de ebanista', nl: 'Glazen meubelmakerij' },
  description: {
    fr: [
      'Dans le faubourg des artisans du meuble, une verrière de fer couvre l’ancien atelier d’un ébéniste.',
      'Il reste l’odeur de la cire, un établi long de huit mètres et la lumière que demandait la marqueterie.',
      'Les salles ont pris le nom des essences de bois, et leurs tables ont été fabriquées ici.',
    ],
    en: [
      "In the furniture makers' quarter, an iron glass roof covers what was a cabinetmaker’s workshop.",
      'The smell of wax is still there, with a bench eight metres long and the light that marquetry asks for.',
      'Rooms are named after kinds of wood, and their tables were made on the spot.',
    ],
    es: [
      'En el barrio de los artesanos del mueble, una cubierta de hierro y cristal corona el antiguo taller de un ebanista.',
      'Quedan el olor a cera, un banco de ocho metros y la luz que exigía la marquetería.',
      'Las salas llevan nombres de maderas y sus mesas se fabricaron aquí mismo.',
    ],
    nl: [
      'In de wijk van de meubelmakers overdekt een dak van ijzer en glas het vroegere atelier van een ebenist.',
      'De geur van was hangt er nog, naast een werkbank van acht meter en het licht dat inlegwerk vroeg.',
      'De zalen heten naar houtsoorten en hun tafels zijn hier gemaakt.',
    ],
  },
  littlePlus: {
    fr: 'L’établi de huit mètres, idéal pour un atelier à plusieurs mains',
    en: 'The eight-metre bench, ideal for a workshop of many hands',
    es: 'El banco de ocho metros, ideal para un taller a muchas manos',
    nl: 'De werkbank van acht meter, ideaal om samen iets te maken',
  },
};

export const theatreBidassoaWords: VenueWords = {
  themeName: { fr: 'Théâtre de quartier', en: 'Neighbourhood theatre', es: 'Teatro de barrio', nl: 'Buurttheater' },
  description: {
    fr: [
      'Rideau rouge, balcon doré et cent trente fauteuils, ce théâtre de Ménilmontant met votre parole sur une vraie scène.',
      'Régie lumière et son, loges pour les orateurs, studio de répétition pour les groupes, rien ne manque au spectacle.',
      'Après le dernier rappel, la cantine des artistes sert le dîner à l’étage du dessous.',
    ],
    en: [
      'A red curtain, a gilded balcony and a hundred and thirty seats: this Ménilmontant theatre puts your words on a real stage.',
      'Light and sound desks, dressing rooms for speakers, a rehearsal studio for groups: nothing is missing for the show.',
      "After the last curtain call, the artists' canteen serves dinner one floor down.",
    ],
    es: [
      'Telón rojo, palco dorado y ciento treinta butacas: este teatro de Ménilmontant sube su mensaje a un escenario de verdad.',
      'Mesas de luz y sonido, camerinos para los ponentes, estudio de ensayo para los grupos: al espectáculo no le falta nada.',
      'Tras el último aplauso, la cantina de los artistas sirve la cena en la planta de abajo.',
    ],
    nl: [
      'Rood doek, verguld balkon en honderddertig stoelen: dit theater in Ménilmontant zet uw woorden op een echt podium.',
      'Licht- en geluidsregie, kleedkamers voor sprekers, een repetitiestudio voor groepen: er ontbreekt niets.',
      'Na het laatste applaus serveert de artiestenkantine het diner, één verdieping lager.',
    ],
  },
  littlePlus: {
    fr: 'Un metteur en scène pour répéter vos prises de parole',
    en: 'A stage director to rehearse your speeches with',
    es: 'Un director de escena con quien ensayar sus intervenciones',
    nl: 'Een regisseur met wie u uw toespraken repeteert',
  },
};
