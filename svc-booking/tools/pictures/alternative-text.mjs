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
    fr: 'Salon de travail, canapé et fauteuils face à un tableau blanc',
    en: 'Team room, a sofa and armchairs facing a whiteboard',
    es: 'Sala de trabajo informal, sofá y sillones frente a una pizarra blanca',
    nl: 'Teamkamer, een bank en fauteuils voor een whiteboard',
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

/** What the house is like inside, where the view takes in the windows. */
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

/** A workshop whose back wall the seed has left without brick: `walls` of the picture is `plaster`. */
const plaster = {
  fr: 'murs clairs et gaines apparentes d’un ancien atelier',
  en: 'pale walls and open ducts of a former workshop',
  es: 'paredes claras y conductos vistos de un antiguo taller',
  nl: 'lichte wanden en zichtbare leidingen van een vroeger atelier',
};

/** By palette; the panelling of a Haussmann house is a shade of it, grey for midnight. */
const wallColours = {
  emerald: { fr: 'vert émeraude', en: 'emerald', es: 'esmeralda', nl: 'smaragdgroen' },
  ochre: { fr: 'ocre', en: 'ochre', es: 'ocre', nl: 'oker' },
  midnight: { fr: 'gris', en: 'grey', es: 'gris', nl: 'grijs' },
  plum: { fr: 'prune', en: 'plum', es: 'ciruela', nl: 'pruim' },
  rose: { fr: 'rose', en: 'pink', es: 'rosa', nl: 'roze' },
  sage: { fr: 'vert sauge', en: 'sage green', es: 'verde salvia', nl: 'saliegroen' },
  sand: { fr: 'sable', en: 'sand', es: 'arena', nl: 'zandkleur' },
  slate: { fr: 'gris ardoise', en: 'slate grey', es: 'gris pizarra', nl: 'leigrijs' },
  teal: { fr: 'vert canard', en: 'teal', es: 'verde azulado', nl: 'blauwgroen' },
  terracotta: { fr: 'terracotta', en: 'terracotta', es: 'terracota', nl: 'terracotta' },
};

/** What the house is like in restaurants, bars and halls, seen with the back to the windows; in a wall's colour. */
const awayFromWindows = {
  haussmann: {
    fr: (colour) => `mur du fond ${colour}, corniche moulurée et affiches encadrées`,
    en: (colour) => `back wall in ${colour}, a moulded cornice and framed prints`,
    es: (colour) => `pared del fondo en ${colour}, cornisa moldurada y láminas enmarcadas`,
    nl: (colour) => `achterwand in ${colour}, een kroonlijst en ingelijste prenten`,
  },
  palace: {
    fr: (colour) => `murs de couleur ${colour}, moulures et affiches encadrées`,
    en: (colour) => `moulded walls in ${colour} and framed prints`,
    es: (colour) => `paredes con molduras en ${colour} y láminas enmarcadas`,
    nl: (colour) => `wanden met lijstwerk in ${colour} en ingelijste prenten`,
  },
  modern: {
    fr: (colour) => `mur du fond ${colour} et affiches encadrées`,
    en: (colour) => `back wall in ${colour} and framed prints`,
    es: (colour) => `pared del fondo en ${colour} y láminas enmarcadas`,
    nl: (colour) => `achterwand in ${colour} en ingelijste prenten`,
  },
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
    fr: 'brique claire et fenêtres d’atelier',
    en: 'pale brick and workshop windows',
    es: 'ladrillo claro y ventanas de taller',
    nl: 'lichte baksteen en atelierramen',
  },
  glasshouse: {
    fr: 'brique et fenêtres d’atelier',
    en: 'brick and workshop windows',
    es: 'ladrillo y ventanas de taller',
    nl: 'baksteen en atelierramen',
  },
};

const villa = {
  fr: 'maison à volets et plante grimpante',
  en: 'a house with shutters and a climbing plant',
  es: 'casa con contraventanas y una enredadera',
  nl: 'een huis met luiken en een klimplant',
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

const insideOf = ({ scene, style, palette, walls }) => {
  if (walls === 'plaster') return plaster;
  const seen = ['restaurant', 'bar', 'hall'].includes(scene) && awayFromWindows[style];
  if (!seen) return houses[style];
  return Object.fromEntries(languages.map((language) => [language, seen[language](wallColours[palette][language])]));
};

const traitsOf = (picture) => {
  const { scene, style, front } = picture;
  if (scene === 'terrace' || scene === 'garden') return undefined;
  if (front === 'villa') return villa;
  return scene === 'facade' ? fronts[style] : insideOf(picture);
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
