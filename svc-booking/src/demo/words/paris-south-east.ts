import type { VenueWords } from '../venue-sheet.ts';

export const bercyWords: VenueWords = {
  themeName: { fr: 'Chais du port de Bercy', en: 'Wine cellars of Bercy', es: 'Bodegas del puerto de Bercy', nl: 'Wijnkelders van Bercy' },
  description: {
    fr: [
      'Les tonneaux de toute la France arrivaient ici par la Seine ; derrière la maison du négociant, leurs chais de pierre forment deux nefs jumelles.',
      'Le Chai rouge et le Chai blanc accueillent vos conventions, et onze salles aux noms de fûts et de flacons suivent le programme.',
      'Le pressoir sert le déjeuner, et le parc de Bercy ouvre ses allées à deux rues de là.',
    ],
    en: [
      'Barrels from all over France once came here by the Seine; behind the merchant’s house their stone cellars form two twin naves.',
      'The red and the white cellar take your conventions, and rooms named after casks and bottles follow the programme.',
      'Lunch is served by the old wine press, and the paths of the Bercy park begin two streets away.',
    ],
    es: [
      'Aquí llegaban por el Sena barriles de toda Francia; tras la casa del comerciante, sus bodegas de piedra forman dos naves gemelas.',
      'La bodega tinta y la blanca acogen las convenciones, y salas con nombres de barril y botella siguen el programa.',
      'Se almuerza junto a la antigua prensa, y los paseos del parque de Bercy empiezan a dos calles.',
    ],
    nl: [
      'Vaten uit heel Frankrijk kwamen hier over de Seine aan; achter het huis van de koopman vormen de stenen kelders twee tweelingbeuken.',
      'De rode en de witte kelder ontvangen uw congressen, en zalen met namen van vaten en flessen volgen het programma.',
      'U luncht bij de oude wijnpers, en het park van Bercy begint twee straten verder.',
    ],
  },
  littlePlus: {
    fr: 'Une cave voûtée pour un afterwork autour d’une dégustation',
    en: 'A vaulted cellar for an afterwork with a wine tasting',
    es: 'Una cueva abovedada para un afterwork con cata de vinos',
    nl: 'Een gewelfde kelder voor een afterwork met wijnproeverij',
  },
};

export const grandeTableeWords: VenueWords = {
  themeName: { fr: 'Marché sous les voûtes', en: 'Market under the vaults', es: 'Mercado bajo las bóvedas', nl: 'Markt onder de gewelven' },
  description: {
    fr: [
      'Au pied d’un immeuble de pierre, une halle de producteurs prête ses voûtes à vos réunions.',
      'On commence la journée entre les étals, on travaille sous la pierre, et tout le monde se retrouve à la même table.',
      'À l’étage, des salles de brique portent le nom des herbes que la cuisine emploie.',
    ],
    en: [
      'At the foot of a house of stone, a market of producers lends its vaults to your meetings.',
      'The day begins among the stalls, work goes on under the stone, and everybody ends up at the same table.',
      'Upstairs, rooms of brick are named after the herbs that the kitchen uses.',
    ],
    es: [
      'Al pie de un edificio de piedra, un mercado de productores presta sus bóvedas a sus reuniones.',
      'El día empieza entre los puestos, se trabaja bajo la piedra y todos acaban en la misma mesa.',
      'Arriba, unas salas de ladrillo llevan los nombres de las hierbas que usa la cocina.',
    ],
    nl: [
      'Aan de voet van een stenen huis leent een markt van producenten haar gewelven aan uw vergaderingen.',
      'De dag begint tussen de kramen, u werkt onder de steen, en iedereen schuift aan dezelfde tafel aan.',
      'Boven heten zalen van baksteen naar de kruiden die de keuken gebruikt.',
    ],
  },
  littlePlus: {
    fr: 'Un déjeuner partagé à une table d’hôtes de trente mètres',
    en: 'A shared lunch at a table thirty metres long',
    es: 'Un almuerzo compartido en una mesa de treinta metros',
    nl: 'Een gedeelde lunch aan een tafel van dertig meter',
  },
};

export const ateliersRobespierreWords: VenueWords = {
  themeName: { fr: 'Friche industrielle', en: 'Industrial yard', es: 'Antiguo recinto industrial', nl: 'Oud fabrieksterrein' },
  description: {
    fr: [
      'À un quart d’heure de Nation, une ancienne fabrique de Montreuil offre trois plateaux, onze ateliers et une rue intérieure.',
      'Chaque atelier garde le geste du métier qui l’occupait, de la reliure au vitrail, et se meuble à votre façon.',
      'Les grandes équipes y trouvent la place de courir, de construire, de déjeuner ensemble et de souffler sur le toit-terrasse.',
    ],
    en: [
      'A quarter of an hour from Nation, a former Montreuil factory offers three floors, eleven workshops and an indoor street.',
      'Each workshop keeps a trace of the craft it housed, from bookbinding to stained glass, and is furnished your way.',
      'Large teams find the space here to run, to build, to have lunch together and to take a break on the roof terrace.',
    ],
    es: [
      'A un cuarto de hora de Nation, una antigua fábrica de Montreuil ofrece tres naves, once talleres y una calle interior.',
      'Cada taller guarda el gesto del oficio que albergó, de la encuadernación a la vidriera, y se amuebla a su manera.',
      'Los equipos grandes encuentran aquí sitio para correr, construir, almorzar juntos y respirar en la azotea.',
    ],
    nl: [
      'Op een kwartier van Nation biedt een oude fabriek in Montreuil drie vloeren, elf ateliers en een binnenstraat.',
      'Elk atelier bewaart een spoor van zijn ambacht, van boekbinden tot glas in lood, en wordt ingericht zoals u wilt.',
      'Grote teams vinden hier de plaats om te rennen, te bouwen, samen te lunchen en op adem te komen op het dakterras.',
    ],
  },
  littlePlus: {
    fr: 'Un monte-charge assez grand pour une voiture, ou pour une fanfare',
    en: 'A goods lift large enough for a car, or for a brass band',
    es: 'Un montacargas donde cabe un coche, o una charanga',
    nl: 'Een goederenlift die groot genoeg is voor een auto, of een fanfare',
  },
};
