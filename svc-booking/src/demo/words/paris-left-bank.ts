import type { VenueWords } from '../venue-sheet.ts';

export const courVaneauWords: VenueWords = {
  themeName: {
    fr: 'Hôtel entre cour et jardin',
    en: 'House between court and garden',
    es: 'Casa entre patio y jardín',
    nl: 'Huis tussen hof en tuin',
  },
  description: {
    fr: [
      'Au fond de sa cour, loin des ministères voisins, une demeure du faubourg Saint-Germain prête ses salons à vos réflexions.',
      'Boiseries claires, cheminées de marbre et fenêtres sur le jardin, le décor invite à parler bas et à penser loin.',
      'Le cabinet des estampes et le boudoir accueillent les échanges à quelques-uns, portes fermées.',
    ],
    en: [
      'At the back of its courtyard, away from the ministries next door, a Saint-Germain house lends its salons to your thinking.',
      'Pale panelling, marble fireplaces and windows on the garden: a setting for low voices and long views.',
      'The print room and the boudoir are kept for the talks of a few, behind closed doors.',
    ],
    es: [
      'Al fondo de su patio, lejos de los ministerios vecinos, una casa de Saint-Germain presta sus salones a la reflexión.',
      'Maderas claras, chimeneas de mármol y ventanas al jardín: un lugar para hablar bajo y pensar lejos.',
      'El gabinete de grabados y el tocador acogen las conversaciones de unos pocos, a puerta cerrada.',
    ],
    nl: [
      'Achter op haar binnenplaats, ver van de ministeries, leent een huis in Saint-Germain zijn salons aan uw denkwerk.',
      'Lichte lambriseringen, marmeren schouwen en ramen op de tuin: hier praat men zacht en denkt men ver vooruit.',
      'Het prentenkabinet en het boudoir zijn er voor gesprekken in kleine kring, achter gesloten deuren.',
    ],
  },
  littlePlus: {
    fr: 'Un jardin à la française réservé à vos invités',
    en: 'A formal French garden for your guests alone',
    es: 'Un jardín francés reservado a sus invitados',
    nl: 'Een Franse tuin, alleen voor uw gasten',
  },
};

export const pavillonCassiniWords: VenueWords = {
  themeName: { fr: 'Observatoire', en: "Astronomers' lodge", es: 'Observatorio astronómico', nl: 'Sterrenwacht' },
  description: {
    fr: [
      "À l'ombre de l'Observatoire, ce pavillon de pierre blanche a logé des générations d'astronomes et leurs instruments.",
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
      "Le pain de midi est pétri sur place, on en sent l'odeur dès la première pause.",
    ],
    en: [
      'Close to the Seine, a flour mill of brick and concrete now takes in the large meetings of the Left Bank.',
      'The Grande Meule seats more than a hundred and sixty, and two silos follow the size of your groups.',
      'The bread for lunch is kneaded on the spot: you catch its smell at the first break.',
    ],
    es: [
      'Cerca del Sena, una harinera de ladrillo y hormigón recibe ahora las grandes reuniones de la orilla izquierda.',
      'La Grande Meule acoge a más de ciento sesenta personas, y los dos silos se ajustan al tamaño de sus grupos.',
      'El pan del almuerzo se amasa aquí mismo: su olor llega ya en la primera pausa.',
    ],
    nl: [
      'Vlak bij de Seine ontvangt een meelfabriek van baksteen en beton nu de grote vergaderingen van de linkeroever.',
      "In La Grande Meule zitten meer dan honderdzestig mensen, en de twee silo's volgen de grootte van uw groepen.",
      'Het brood voor de lunch wordt ter plekke gekneed: u ruikt het al bij de eerste pauze.',
    ],
  },
  littlePlus: {
    fr: "L'atelier du boulanger, ouvert à vos équipes en fin de journée",
    en: "The baker's workshop, open to your teams at the end of the day",
    es: 'El obrador del panadero, abierto a sus equipos al final del día',
    nl: 'De werkplaats van de bakker, aan het eind van de dag open voor uw teams',
  },
};
