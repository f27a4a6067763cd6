const languages = ['fr', 'en', 'es', 'nl'];

/** What is seen, by scene and set-up. */
const subjects = {
  'meeting theatre': {
    fr: 'Salle plénière, chaises en rangées face à l’écran',
    en: 'Plenary room, chairs in rows facing the screen',
    es: 'Sala plenaria, sillas en filas frente a la pantalla',
    nl: 'Plenaire zaal, stoelen in rijen voor het scherm',
  },
  'meeting classroom': {
    fr: 'Salle de réunion, tables en rangées face à l’écran',
    en: 'Meeting room, tables in rows facing the screen',
    es: 'Sala de reuniones, mesas en filas frente a la pantalla',
    nl: 'Vergaderzaal, tafels in rijen voor het scherm',
  },
  'meeting board': {
    fr: 'Salle de réunion, fauteuils autour d’une grande table',
    en: 'Meeting room, armchairs around one large table',
    es: 'Sala de reuniones, sillones en torno a una gran mesa',
    nl: 'Vergaderzaal, armstoelen rond één grote tafel',
  },
  'meeting u': {
    fr: 'Salle de réunion, tables en U devant l’écran',
    en: 'Meeting room, tables in a U before the screen',
    es: 'Sala de reuniones, mesas en U ante la pantalla',
    nl: 'Vergaderzaal, tafels in U-vorm voor het scherm',
  },
  'meeting cabaret': {
    fr: 'Salle plénière, tables rondes tournées vers l’écran',
    en: 'Plenary room, round tables turned towards the screen',
    es: 'Sala plenaria, mesas redondas orientadas a la pantalla',
    nl: 'Plenaire zaal, ronde tafels naar het scherm gekeerd',
  },
  'lounge salon': {
    fr: 'Salon, canapés et fauteuils devant une bibliothèque',
    en: 'Lounge, sofas and armchairs before a bookcase',
    es: 'Salón, sofás y sillones ante una librería',
    nl: 'Lounge, banken en fauteuils voor een boekenkast',
  },
  'lounge team': {
    fr: 'Salon de travail, canapé et fauteuils face à un écran',
    en: 'Team room, a sofa and armchairs facing a screen',
    es: 'Sala de trabajo informal, sofá y sillones frente a una pantalla',
    nl: 'Teamkamer, een bank en fauteuils voor een scherm',
  },
  restaurant: {
    fr: 'Restaurant, tables dressées et banquette le long du mur',
    en: 'Restaurant, laid tables and a bench along the wall',
    es: 'Restaurante, mesas puestas y un banco corrido junto a la pared',
    nl: 'Restaurant, gedekte tafels en een bank langs de muur',
  },
  bar: {
    fr: 'Bar, tables hautes et tabourets devant un comptoir éclairé',
    en: 'Bar, high tables and stools before a lit counter',
    es: 'Bar, mesas altas y taburetes ante una barra iluminada',
    nl: 'Bar, statafels en krukken voor een verlichte toog',
  },
  terrace: {
    fr: 'Terrasse au-dessus des toits, parasols et guirlandes de lampes',
    en: 'Terrace above the roofs, parasols and strings of lights',
    es: 'Terraza sobre los tejados, sombrillas y guirnaldas de luces',
    nl: 'Terras boven de daken, parasols en lichtslingers',
  },
  'garden lawn': {
    fr: 'Jardin derrière la maison, pelouse, tables de café et parasols',
    en: 'Garden behind the house, a lawn, café tables and parasols',
    es: 'Jardín detrás de la casa, césped, mesas de café y sombrillas',
    nl: 'Tuin achter het huis, gazon, koffietafels en parasols',
  },
  'garden court': {
    fr: 'Cour pavée, tables de café et parasols devant la maison',
    en: 'Cobbled courtyard, café tables and parasols before the house',
    es: 'Patio empedrado, mesas de café y sombrillas ante la casa',
    nl: 'Geplaveide binnenplaats, koffietafels en parasols voor het huis',
  },
  hall: {
    fr: 'Hall d’entrée, comptoir d’accueil et fauteuils',
    en: 'Entrance hall, reception desk and armchairs',
    es: 'Vestíbulo, mostrador de recepción y sillones',
    nl: 'Inkomhal, onthaalbalie en fauteuils',
  },
  facade: {
    fr: 'Façade vue de la rue, des arbres devant l’entrée',
    en: 'Facade seen from the street, trees before the entrance',
    es: 'Fachada vista desde la calle, árboles ante la entrada',
    nl: 'Gevel gezien vanaf de straat, bomen voor de ingang',
  },
};

/** What the house is like inside. */
const houses = {
  haussmann: {
    fr: 'moulures et hautes fenêtres',
    en: 'mouldings and tall windows',
    es: 'molduras y ventanas altas',
    nl: 'lijstwerk en hoge ramen',
  },
  palace: {
    fr: 'murs colorés à moulures et hautes fenêtres',
    en: 'coloured, moulded walls and tall windows',
    es: 'paredes de color con molduras y ventanas altas',
    nl: 'gekleurde wanden met lijstwerk en hoge ramen',
  },
  industrial: {
    fr: 'brique et gaines apparentes d’un ancien atelier',
    en: 'brick and open ducts of a former workshop',
    es: 'ladrillo y conductos vistos de un antiguo taller',
    nl: 'baksteen en zichtbare leidingen van een vroeger atelier',
  },
  glasshouse: {
    fr: 'sous une verrière d’acier',
    en: 'under a glass roof on steel',
    es: 'bajo una cubierta de vidrio y acero',
    nl: 'onder een glazen dak op staal',
  },
  modern: {
    fr: 'grandes baies sur la ville',
    en: 'wide windows over the city',
    es: 'grandes ventanales sobre la ciudad',
    nl: 'brede ramen over de stad',
  },
  timber: {
    fr: 'plafond de poutres en bois',
    en: 'a ceiling of timber beams',
    es: 'techo de vigas de madera',
    nl: 'een plafond van houten balken',
  },
  cellar: { fr: 'sous une voûte de pierre', en: 'under a stone vault', es: 'bajo una bóveda de piedra', nl: 'onder een stenen gewelf' },
};

/** What the house is like from outside. */
const fronts = {
  haussmann: {
    fr: 'pierre de taille et balcons',
    en: 'dressed stone and balconies',
    es: 'sillería y balcones',
    nl: 'natuursteen en balkons',
  },
  palace: { fr: 'pierre de taille et balcons', en: 'dressed stone and balconies', es: 'sillería y balcones', nl: 'natuursteen en balkons' },
  industrial: {
    fr: 'brique et fenêtres d’atelier',
    en: 'brick and workshop windows',
    es: 'ladrillo y ventanas de taller',
    nl: 'baksteen en atelierramen',
  },
  modern: { fr: 'étages de verre', en: 'storeys of glass', es: 'plantas de vidrio', nl: 'verdiepingen van glas' },
  timber: { fr: 'bois et verre', en: 'timber and glass', es: 'madera y vidrio', nl: 'hout en glas' },
  cellar: {
    fr: 'pierre claire et hautes baies',
    en: 'pale stone and tall windows',
    es: 'piedra clara y altos ventanales',
    nl: 'lichte steen en hoge ramen',
  },
  glasshouse: {
    fr: 'brique et fenêtres d’atelier',
    en: 'brick and workshop windows',
    es: 'ladrillo y ventanas de taller',
    nl: 'baksteen en atelierramen',
  },
};

const villa = {
  fr: 'perron, volets et plante grimpante',
  en: 'front steps, shutters and a climbing plant',
  es: 'escalinata, contraventanas y una enredadera',
  nl: 'bordes, luiken en een klimplant',
};

const guests = {
  fr: 'des participants y travaillent',
  en: 'with guests at work',
  es: 'con participantes',
  nl: 'met deelnemers aan het werk',
};

const hours = {
  morning: { fr: 'lumière du matin', en: 'morning light', es: 'luz de la mañana', nl: 'ochtendlicht' },
  noon: { fr: 'plein jour', en: 'broad daylight', es: 'plena luz del día', nl: 'vol daglicht' },
  golden: { fr: 'lumière dorée du soir', en: 'golden evening light', es: 'luz dorada del atardecer', nl: 'gouden avondlicht' },
  evening: {
    fr: 'le soir, lampes allumées',
    en: 'in the evening, lamps lit',
    es: 'de noche, con las lámparas encendidas',
    nl: '’s avonds, met brandende lampen',
  },
};

const traitsOf = ({ scene, style, front }) => {
  if (scene === 'terrace' || scene === 'garden') return undefined;
  if (front === 'villa') return villa;
  return scene === 'facade' ? fronts[style] : houses[style];
};

const colons = { fr: '\u00a0: ', en: ': ', es: ': ', nl: ': ' };

/** What a picture of pictures.json shows, in the four languages, from the facts of its scene; a room is named first. */
export const alternativeText = (picture) => {
  const subject = subjects[[picture.scene, picture.setup ?? picture.ground].filter(Boolean).join(' ')];
  const parts = [subject, picture.people ? guests : undefined, traitsOf(picture), hours[picture.hour]];
  const inWords = (language) => {
    const sentence = parts.flatMap((part) => part?.[language] ?? []).join(', ');
    return picture.room ? `${picture.room}${colons[language]}${sentence[0].toLowerCase()}${sentence.slice(1)}` : sentence;
  };
  return Object.fromEntries(languages.map((language) => [language, inWords(language)]));
};
