import type { VenueWords } from '../venue-sheet.ts';

export const courVaneauWords: VenueWords = {
  themeName: {
    fr: 'Demeure du faubourg Saint-Germain',
    en: 'Saint-Germain town house',
    es: 'Casa noble de Saint-Germain',
    nl: 'Herenhuis in Saint-Germain',
  },
  description: {
    fr: [
      'Au fond de sa cour, loin des ministères voisins, une demeure du faubourg Saint-Germain prête ses salons à vos réflexions.',
      'Boiseries claires, cheminées de marbre et hautes fenêtres, le décor invite à parler bas et à penser loin.',
      'Le cabinet des estampes et le boudoir accueillent les échanges à quelques-uns, portes fermées.',
    ],
    en: [
      'At the back of its courtyard, away from the ministries next door, a Saint-Germain house lends its salons to your thinking.',
      'Pale panelling, marble fireplaces and tall windows: a setting for low voices and long views.',
      'The print room and the boudoir are kept for the talks of a few, behind closed doors.',
    ],
    es: [
      'Al fondo de su patio, lejos de los ministerios vecinos, una casa de Saint-Germain presta sus salones a la reflexión.',
      'Maderas claras, chimeneas de mármol y ventanas altas: un lugar para hablar bajo y pensar lejos.',
      'El gabinete de grabados y el tocador acogen las conversaciones de unos pocos, a puerta cerrada.',
    ],
    nl: [
      'Achter op haar binnenplaats, ver van de ministeries, leent een huis in Saint-Germain zijn salons aan uw denkwerk.',
      'Lichte lambriseringen, marmeren schouwen en hoge ramen: hier praat men zacht en denkt men ver vooruit.',
      'Het prentenkabinet en het boudoir zijn er voor gesprekken in kleine kring, achter gesloten deuren.',
    ],
  },
  littlePlus: {
    fr: 'Une serre de fer et de verre où vos invités déjeunent',
    en: 'A glasshouse of iron and panes where your guests have lunch',
    es: 'Un invernadero de hierro y cristal donde almuerzan sus invitados',
    nl: 'Een serre van ijzer en glas waar uw gasten lunchen',
  },
};

export const pavillonCassiniWords: VenueWords = {
  themeName: { fr: 'Observatoire', en: "Astronomers' lodge", es: 'Observatorio astronómico', nl: 'Sterrenwacht' },
  description: {
    fr: [
      'À l’ombre de l’Observatoire, ce pavillon de pierre blanche a logé des générations d’astronomes et leurs instruments.',
      'Sous la coupole, la plénière reçoit la lumière du ciel ; plus bas, les salles portent le nom des lunes de Saturne.',
      'Pas de restaurant ici, mais de bons traiteurs du quartier et une terrasse pour dîner sous les étoiles.',
    ],
    en: [
      'In the shade of the Observatory, this lodge of white stone has housed generations of astronomers and their instruments.',
      'Under the dome the plenary is lit by the sky; below it the rooms bear the names of the moons of Saturn.',
      'There is no restaurant, but good caterers nearby and a terrace on which to dine under the stars.',
    ],
    es: [
      'A la sombra del Observatorio, este pabellón de piedra blanca alojó a generaciones de astrónomos con sus instrumentos.',
      'Bajo la cúpula, la plenaria recibe la luz del cielo; más abajo, las salas llevan los nombres de las lunas de Saturno.',
      'No hay restaurante, pero sí buenos caterings en el barrio y una terraza para cenar bajo las estrellas.',
    ],
    nl: [
      'In de schaduw van de sterrenwacht huisvestte dit paviljoen van witte steen generaties astronomen met hun instrumenten.',
      'Onder de koepel valt het hemellicht in de plenaire zaal; daaronder dragen de zalen de namen van Saturnusmanen.',
      'Er is geen restaurant, wel goede cateraars in de buurt en een terras om onder de sterren te dineren.',
    ],
  },
  littlePlus: {
    fr: 'Une lunette de 1880 que nos équipes pointent pour vous le soir',
    en: 'A telescope of 1880 that our team sets up for you at night',
    es: 'Un telescopio de 1880 que nuestro equipo le prepara al anochecer',
    nl: "Een telescoop uit 1880 die ons team 's avonds voor u richt",
  },
};

export const moulinsDeTolbiacWords: VenueWords = {
  themeName: { fr: 'Ancienne minoterie', en: 'Former flour mill', es: 'Antigua harinera', nl: 'Voormalige meelfabriek' },
  description: {
    fr: [
      'Près de la Seine, une minoterie de brique et de béton accueille désormais les grandes réunions de la rive gauche.',
      'La Grande Meule reçoit plus de cent soixante personnes, et les deux silos se règlent sur la taille de vos groupes.',
      'Le pain de midi est pétri sur place, on en sent l’odeur dès la première pause.',
      'Sur le toit, une terrasse regarde la ville aux pauses et en fin de journée.',
    ],
    en: [
      'Close to the Seine, a flour mill of brick and concrete now takes in the large meetings of the Left Bank.',
      'The Grande Meule seats more than a hundred and sixty, and two silos follow the size of your groups.',
      'The bread for lunch is kneaded on the spot: you catch its smell at the first break.',
      'On the roof, a terrace looks over the city for breaks and for the end of the day.',
    ],
    es: [
      'Cerca del Sena, una harinera de ladrillo y hormigón recibe ahora las grandes reuniones de la orilla izquierda.',
      'La Grande Meule acoge a más de ciento sesenta personas, y los dos silos se ajustan al tamaño de sus grupos.',
      'El pan del almuerzo se amasa aquí mismo: su olor llega ya en la primera pausa.',
      'En la azotea, una terraza mira a la ciudad en las pausas y al final del día.',
    ],
    nl: [
      'Vlak bij de Seine ontvangt een meelfabriek van baksteen en beton nu de grote vergaderingen van de linkeroever.',
      'In La Grande Meule zitten meer dan honderdzestig mensen, en de twee silo’s volgen de grootte van uw groepen.',
      'Het brood voor de lunch wordt ter plekke gekneed: u ruikt het al bij de eerste pauze.',
      'Op het dak kijkt een terras uit over de stad, voor de pauzes en het eind van de dag.',
    ],
  },
  littlePlus: {
    fr: 'L’atelier du boulanger, ouvert à vos équipes en fin de journée',
    en: 'The baker’s workshop, open to your teams at the end of the day',
    es: 'El obrador del panadero, abierto a sus equipos al final del día',
    nl: 'De werkplaats van de bakker, aan het eind van de dag open voor uw teams',
  },
};
