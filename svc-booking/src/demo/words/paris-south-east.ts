import type { VenueWords } from '../venue-sheet.ts';

export const bercyWords: VenueWords = {
  themeName: { fr: 'Chais du port de Bercy', en: 'Wine cellars of Bercy', es: 'Bodegas del puerto de Bercy', nl: 'Wijnkelders van Bercy' },
  description: {
    fr: [
      'Les tonneaux de toute la France arrivaient ici par la Seine ; leurs chais de pierre forment deux longues nefs jumelles.',
      'Le Chai rouge et le Chai blanc accueillent vos conventions, et onze salles aux noms de fûts et de flacons suivent le programme.',
      'Le pressoir sert le déjeuner, et le parc de Bercy ouvre ses allées à deux rues de là.',
    ],
    en: [
      'Barrels from all over France once came here by the Seine; their stone cellars form two long twin naves.',
      'The red and the white cellar take your conventions, and rooms named after casks and bottles follow the programme.',
      'Lunch is served by the old wine press, and the paths of the Bercy park begin two streets away.',
    ],
    es: [
      'Aquí llegaban por el Sena barriles de toda Francia; sus bodegas de piedra forman dos largas naves gemelas.',
      'La bodega tinta y la blanca acogen las convenciones, y salas con nombres de barril y botella siguen el programa.',
      'Se almuerza junto a la antigua prensa, y los paseos del parque de Bercy empiezan a dos calles.',
    ],
    nl: [
      'Vaten uit heel Frankrijk kwamen hier over de Seine aan; de stenen kelders vormen twee lange tweelingbeuken.',
      'De rode en de witte kelder ontvangen uw congressen, en zalen met namen van vaten en flessen volgen het programma.',
      'U luncht bij de oude wijnpers, en het park van Bercy begint twee straten verder.',
    ],
  },
  littlePlus: {
    fr: "Une cave voûtée pour un afterwork autour d'une dégustation",
    en: 'A vaulted cellar for an afterwork with a wine tasting',
    es: 'Una cueva abovedada para un afterwork con cata de vinos',
    nl: 'Een gewelfde kelder voor een afterwork met wijnproeverij',
  },
};

export const grandeTableeWords: VenueWords = {
  themeName: { fr: 'Marché sous les arcades', en: 'Market under the arches', es: 'Mercado bajo los arcos', nl: 'Markt onder de bogen' },
  description: {
    fr: [
      "Sous les arches de brique d'un ancien viaduc, une halle de producteurs prête ses voûtes à vos réunions.",
      'On commence la journée entre les étals, on travaille sous la pierre, et tout le monde se retrouve à la même table.',
      'Les salles portent le nom des herbes du potager planté au-dessus, sur la promenade.',
    ],
    en: [
      'Under the brick arches of an old viaduct, a market of producers lends its vaults to your meetings.',
      'The day begins among the stalls, work goes on under the stone, and everybody ends up at the same table.',
      'Rooms are named after the herbs that grow right above, along the planted walk.',
    ],
    es: [
      'Bajo los arcos de ladrillo de un antiguo viaducto, un mercado de productores presta sus bóvedas a sus reuniones.',
      'El día empieza entre los puestos, se trabaja bajo la piedra y todos acaban en la misma mesa.',
      'Las salas llevan los nombres de las hierbas que crecen justo encima, en el paseo ajardinado.',
    ],
    nl: [
      'Onder de bakstenen bogen van een oud viaduct leent een markt van producenten haar gewelven aan uw vergaderingen.',
      'De dag begint tussen de kramen, u werkt onder de steen, en iedereen schuift aan dezelfde tafel aan.',
      'De zalen heten naar de kruiden die er vlak boven groeien, langs de groene promenade.',
    ],
  },
  littlePlus: {
    fr: "Un déjeuner partagé à une table d'hôtes de trente mètres",
    en: 'A shared lunch at a table thirty metres long',
    es: 'Un almuerzo compartido en una mesa de treinta metros',
    nl: 'Een gedeelde lunch aan een tafel van dertig meter',
  },
};

export const ateliersRobespierreWords: VenueWords = {
  themeName: { fr: 'Friche industrielle', en: 'Industrial yard', es: 'Antiguo recinto industrial', nl: 'Oud fabrieksterrein' },
  description: {
    fr: [
      "À un quart d'heure de Nation, une ancienne fabrique de Montreuil offre trois plateaux, onze ateliers et une rue intérieure.",
      "Chaque atelier garde le geste du métier qui l'occupait, de la reliure au vitrail, et se meuble à votre façon.",
      'Les grandes équipes y trouvent la place de courir, de construire et de déjeuner toutes ensemble.',
    ],
    en: [
      'A quarter of an hour from Nation, a former Montreuil factory offers three floors, eleven workshops and an indoor street.',
      'Each workshop keeps a trace of the craft it housed, from bookbinding to stained glass, and is furnished your way.',
      'Large teams find the space here to run, to build and to have lunch all together.',
    ],
    es: [
      'A un cuarto de hora de Nation, una antigua fábrica de Montreuil ofrece tres naves, once talleres y una calle interior.',
      'Cada taller guarda el gesto del oficio que albergó, de la encuadernación a la vidriera, y se amuebla a su manera.',
      'Los equipos grandes encuentran aquí sitio para correr, construir y almorzar todos juntos.',
    ],
    nl: [
      'Op een kwartier van Nation biedt een oude fabriek in Montreuil drie vloeren, elf ateliers en een binnenstraat.',
      'Elk atelier bewaart een spoor van zijn ambacht, van boekbinden tot glas in lood, en wordt ingericht zoals u wilt.',
      'Grote teams vinden hier de plaats om te rennen, te bouwen en allemaal samen te lunchen.',
    ],
  },
  littlePlus: {
    fr: 'Un monte-charge assez grand pour une voiture, ou pour une fanfare',
    en: 'A goods lift large enough for a car, or for a brass band',
    es: 'Un montacargas donde cabe un coche, o una charanga',
    nl: 'Een goederenlift die groot genoeg is voor een auto, of een fanfare',
  },
};
