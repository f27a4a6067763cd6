import type { VenueWords } from '../venue-sheet.ts';

export const palaceteAlmagroWords: VenueWords = {
  themeName: { fr: 'Petit palais madrilène', en: 'Small Madrid palace', es: 'Palacete madrileño', nl: 'Klein Madrileens paleis' },
  description: {
    fr: [
      'Dans le Chamberí des ambassades, un petit palais de 1910 ouvre son patio, sa salle de bal et ses azulejos.',
      'Les miroirs y doublent la lumière, et les pièces de l’étage forment un cercle parfait autour du patio.',
      'Le déjeuner se prend à l’heure espagnole, sous les orangers en pot.',
    ],
    en: [
      'Among the embassies of Chamberí, a small palace of 1910 opens its patio, its ballroom and its painted tiles.',
      'Mirrors double the light here, and the rooms upstairs form a full circle around the patio.',
      'Lunch keeps Spanish hours, under orange trees in pots.',
    ],
    es: [
      'En el Chamberí de las embajadas, un palacete de 1910 abre su patio, su salón de baile y sus azulejos.',
      'Los espejos duplican la luz y las estancias de arriba rodean el patio en un círculo perfecto.',
      'Se almuerza a la hora de aquí, bajo los naranjos en maceta.',
    ],
    nl: [
      'Tussen de ambassades van Chamberí opent een klein paleis uit 1910 zijn patio, zijn balzaal en zijn tegeltableaus.',
      'Spiegels verdubbelen er het licht, en de kamers boven vormen een volle cirkel rond de patio.',
      'De lunch volgt het Spaanse uur, onder sinaasappelbomen in pot.',
    ],
  },
  littlePlus: {
    fr: 'Un patio frais, même à quinze heures en juillet',
    en: 'A cool patio, even at three in the afternoon in July',
    es: 'Un patio fresco, incluso a las tres de la tarde en julio',
    nl: 'Een koele patio, zelfs om drie uur in juli',
  },
};

export const azoteaCallaoWords: VenueWords = {
  themeName: { fr: 'Toit de cinéma', en: 'Picture-house rooftop', es: 'Azotea de cine', nl: 'Dakterras van een bioscoop' },
  description: {
    fr: [
      'Au-dessus des néons de la Gran Vía, les anciens bureaux d’une salle de cinéma dominent la place de Callao.',
      'La salle Estreno projette vos films comme au premier soir, et les autres salles ont des noms de théâtre.',
      'Un ascenseur de plus et vous voilà sur le toit, face à la sierra et à l’heure de l’apéritif.',
    ],
    en: [
      'Above the neon signs of the Gran Vía, the former offices of a picture house overlook Plaza del Callao.',
      'The Estreno room screens your films as on a first night, and the others carry names from the stage.',
      'One more lift and you are on the roof, facing the sierra, just in time for an aperitif.',
    ],
    es: [
      'Por encima de los neones de la Gran Vía, las antiguas oficinas de un cine dominan la plaza del Callao.',
      'La sala Estreno proyecta sus películas como en una noche de gala, y las demás llevan nombres de teatro.',
      'Un ascensor más y ya está en la azotea, frente a la sierra y a la hora del aperitivo.',
    ],
    nl: [
      'Boven de neonreclames van de Gran Vía kijken de oude kantoren van een bioscoop uit over de Plaza del Callao.',
      'Zaal Estreno vertoont uw films als op een première, en de andere zalen dragen namen uit het theater.',
      'Nog één lift en u staat op het dak, met zicht op de sierra en precies op tijd voor het aperitief.',
    ],
  },
  littlePlus: {
    fr: 'Votre titre en lettres lumineuses sur la marquise',
    en: 'Your title in lights on the marquee',
    es: 'Su título en letras luminosas en la marquesina',
    nl: 'Uw titel in lichtletters op de luifel',
  },
};

export const casaAyalaWords: VenueWords = {
  themeName: { fr: 'Appartement d’artiste', en: 'Artist’s apartment', es: 'Casa de artista', nl: 'Kunstenaarswoning' },
  description: {
    fr: [
      'Au premier étage d’un immeuble du quartier de Salamanca, l’appartement d’un peintre est resté tel qu’il l’aimait.',
      'Parquet en chevron, atelier au nord, étagères pleines, on y parle de stratégie entouré de toiles.',
      'Les galeries de la rue et le marché voisin inspirent le menu du jour.',
    ],
    en: [
      'On the first floor of a Salamanca building, a painter’s apartment has stayed the way he liked it.',
      'Herringbone floors, a studio to the north, full shelves: you discuss strategy here surrounded by canvases.',
      'The galleries of the street and the market next door inspire the menu of the day.',
    ],
    es: [
      'En la primera planta de un edificio del barrio de Salamanca, la casa de un pintor sigue como a él le gustaba.',
      'Suelo en espiga, estudio al norte, estanterías llenas: aquí se habla de estrategia rodeado de lienzos.',
      'Las galerías de la calle y el mercado vecino inspiran el menú del día.',
    ],
    nl: [
      'Op de eerste verdieping van een pand in Salamanca bleef de woning van een schilder zoals hij haar graag had.',
      'Visgraatparket, een atelier op het noorden, volle boekenkasten: u praat er over strategie tussen de doeken.',
      'De galeries in de straat en de markt ernaast inspireren het menu van de dag.',
    ],
  },
  littlePlus: {
    fr: 'Un portraitiste qui dessine votre réunion en direct',
    en: 'A portraitist who draws your meeting as it happens',
    es: 'Un retratista que dibuja su reunión en directo',
    nl: 'Een portrettist die uw vergadering live tekent',
  },
};
