import type { VenueWords } from '../venue-sheet.ts';

export const louiseWords: VenueWords = {
  themeName: { fr: 'Maison à huit étages', en: 'House of eight storeys', es: 'Casa de ocho plantas', nl: 'Huis van acht verdiepingen' },
  description: {
    fr: [
      'Sur l’avenue Louise, huit étages se vivent comme un coffret de pierres précieuses, chacun avec sa couleur.',
      'La plénière Saphir occupe tout le septième, les salles descendent d’étage en étage jusqu’au comptoir du rez-de-chaussée.',
      'En fin d’après-midi, l’ascenseur s’arrête au toit et Bruxelles s’étale jusqu’à l’Atomium.',
    ],
    en: [
      'On Avenue Louise, eight storeys live like a box of gemstones, each with a colour of its own.',
      'The Saphir plenary takes the whole seventh floor, and rooms step down from there to the counter at street level.',
      'Late in the afternoon the lift stops at the roof, and Brussels spreads out as far as the Atomium.',
    ],
    es: [
      'En la avenida Louise, ocho plantas se viven como un joyero, cada una con su color.',
      'La plenaria Saphir ocupa toda la séptima, y las salas bajan planta a planta hasta la barra de la entrada.',
      'Al caer la tarde el ascensor llega a la azotea, y Bruselas se extiende hasta el Atomium.',
    ],
    nl: [
      'Aan de Louizalaan leest u acht verdiepingen als een doos edelstenen, elk met een eigen kleur.',
      'De plenaire zaal Saphir beslaat de hele zevende, en de zalen dalen af tot aan de toog op het gelijkvloers.',
      'Aan het eind van de middag stopt de lift op het dak en ligt Brussel open tot aan het Atomium.',
    ],
  },
  littlePlus: {
    fr: 'Un toit-terrasse de cent soixante mètres carrés plein ouest',
    en: 'A roof terrace of a hundred and sixty square metres facing west',
    es: 'Una azotea de ciento sesenta metros cuadrados orientada al oeste',
    nl: 'Een dakterras van honderdzestig vierkante meter op het westen',
  },
};

export const imprimerieDesEtangsWords: VenueWords = {
  themeName: {
    fr: 'Imprimerie près des étangs',
    en: 'Printworks by the ponds',
    es: 'Imprenta junto a los estanques',
    nl: 'Drukkerij bij de vijvers',
  },
  description: {
    fr: [
      'À deux pas des étangs d’Ixelles, un imprimeur de livres d’art a laissé ses casses, ses presses et sa cour pavée.',
      'Chaque salle porte le nom d’un caractère, et la lumière du nord y tombe des sheds.',
      'La place Flagey, ses cafés et ses concerts sont au bout de la rue.',
    ],
    en: [
      'A short walk from the Ixelles ponds, a printer of art books has left his type cases, his presses and his cobbled court.',
      'Each room is named after a typeface, and northern light falls in through the saw-tooth roof.',
      'Place Flagey, with its cafés and its concerts, is at the end of the street.',
    ],
    es: [
      'A un paso de los estanques de Ixelles, un impresor de libros de arte dejó sus cajas, sus prensas y su patio adoquinado.',
      'Cada sala lleva el nombre de un tipo de letra, y la luz del norte entra por el tejado en diente de sierra.',
      'La plaza Flagey, con sus cafés y sus conciertos, está al final de la calle.',
    ],
    nl: [
      'Vlak bij de vijvers van Elsene liet een drukker van kunstboeken zijn letterkasten, persen en geplaveide hof na.',
      'Elke zaal draagt de naam van een lettertype, en noorderlicht valt door het sheddak naar binnen.',
      'Het Flageyplein, met zijn cafés en concerten, ligt aan het eind van de straat.',
    ],
  },
  littlePlus: {
    fr: 'Vos menus composés au plomb et tirés sur place',
    en: 'Your menus set in lead type and printed on the spot',
    es: 'Sus menús compuestos en plomo e impresos aquí mismo',
    nl: 'Uw menukaarten in lood gezet en ter plekke gedrukt',
  },
};

export const malterieDuParvisWords: VenueWords = {
  themeName: { fr: 'Ancienne malterie', en: 'Former malthouse', es: 'Antigua maltería', nl: 'Voormalige mouterij' },
  description: {
    fr: [
      'Derrière le Parvis de Saint-Gilles, une malterie de brique a gardé ses cuves de cuivre et son plancher de séchage.',
      'On réfléchit à l’étage, dans l’ancienne touraille, et l’on trinque en bas, entre les cuves.',
      'La cuisine brasse les saisons, avec les maraîchers du marché qui se tient devant la porte.',
    ],
    en: [
      'Behind the Parvis de Saint-Gilles, a brick malthouse has kept its copper vats and its drying floor.',
      'You think upstairs, in the old kiln, and raise your glasses below, between the vats.',
      'The kitchen follows the seasons with the growers of the market that stands at the door.',
    ],
    es: [
      'Detrás del Parvis de Saint-Gilles, una maltería de ladrillo conserva sus cubas de cobre y su suelo de secado.',
      'Se piensa arriba, en el antiguo secadero, y se brinda abajo, entre las cubas.',
      'La cocina sigue las estaciones con los hortelanos del mercado que se instala ante la puerta.',
    ],
    nl: [
      'Achter het Sint-Gillisvoorplein bewaarde een bakstenen mouterij haar koperen kuipen en haar droogvloer.',
      'U denkt boven, in de oude eest, en klinkt beneden, tussen de kuipen.',
      'De keuken volgt de seizoenen, samen met de telers van de markt voor de deur.',
    ],
  },
  littlePlus: {
    fr: 'Une bière brassée pour votre événement, étiquette comprise',
    en: 'A beer brewed for your event, label included',
    es: 'Una cerveza elaborada para su evento, etiqueta incluida',
    nl: 'Een bier gebrouwen voor uw evenement, etiket inbegrepen',
  },
};
