import type { VenueWords } from '../venue-sheet.ts';

export const ternesWords: VenueWords = {
  themeName: { fr: 'Hôtel particulier', en: 'Town mansion', es: 'Palacete urbano', nl: 'Stadspaleis' },
  description: {
    fr: [
      'Passé la porte cochère, un hôtel particulier garde ses parquets, ses moulures et le calme d’une cour pavée.',
      'Au premier étage, trois salons s’ouvrent en enfilade et vos groupes de travail restent à quelques pas de la plénière.',
      'Le déjeuner se prend sous le jardin d’hiver, et le marché aux fleurs des Ternes vous attend à la sortie.',
    ],
    en: [
      'Behind its carriage gate, this town mansion has kept its parquet floors, its mouldings and the hush of a cobbled courtyard.',
      'Three drawing rooms run one into the next on the first floor, so breakout groups never lose sight of the plenary.',
      'Lunch is served in the winter garden, and the flower market of Les Ternes is just outside.',
    ],
    es: [
      'Tras el portón, este palacete conserva sus suelos de madera, sus molduras y la calma de un patio empedrado.',
      'En la primera planta, tres salones comunicados mantienen a los grupos de trabajo a un paso de la plenaria.',
      'Se almuerza en el jardín de invierno y, a la salida, espera el mercado de flores de Ternes.',
    ],
    nl: [
      'Achter de koetspoort bewaart dit stadspaleis zijn parket, zijn stucwerk en de rust van een geplaveide binnenplaats.',
      'Op de eerste verdieping lopen drie salons in elkaar over, zodat werkgroepen dicht bij de plenaire zaal blijven.',
      'De lunch wordt geserveerd in de wintertuin en de bloemenmarkt van Les Ternes ligt om de hoek.',
    ],
  },
  littlePlus: {
    fr: 'Une cour privée où prendre le café au soleil',
    en: 'A private courtyard for coffee in the sun',
    es: 'Un patio privado para tomar el café al sol',
    nl: 'Een eigen binnenplaats voor koffie in de zon',
  },
};

export const etoileWords: VenueWords = {
  themeName: { fr: 'Grand salon haussmannien', en: 'Grand Haussmann salon', es: 'Gran salón haussmanniano', nl: 'Groot Haussmann-salon' },
  description: {
    fr: [
      'À deux minutes de l’Arc de Triomphe, dix salles portent des noms d’étoiles et la lumière entre par de hautes fenêtres.',
      'Véga reçoit les grandes conventions, Altaïr les comités élargis, et les salles du troisième les échanges à huis clos.',
      'Quatre lignes de métro et de RER se croisent au pied de la maison, chacun arrive à l’heure.',
    ],
    en: [
      'Two minutes from the Arc de Triomphe, ten rooms are named after stars and tall windows pour in daylight.',
      'Vega takes the large conventions, Altair the wider committees, and the third floor the talks that should stay private.',
      'Four metro and RER lines cross at the foot of the house, so everybody arrives on time.',
    ],
    es: [
      'A dos minutos del Arco de Triunfo, diez salas llevan nombres de estrellas y la luz entra por grandes ventanales.',
      'Vega acoge las grandes convenciones, Altair los comités ampliados y la tercera planta las reuniones reservadas.',
      'Cuatro líneas de metro y RER se cruzan al pie de la casa: todos llegan a la hora.',
    ],
    nl: [
      'Op twee minuten van de Arc de Triomphe dragen tien zalen de naam van een ster en valt het daglicht door hoge ramen.',
      'Vega ontvangt grote congressen, Altair bredere comités en de derde verdieping gesprekken onder vier ogen.',
      'Vier metro- en RER-lijnen kruisen elkaar voor de deur, dus iedereen is op tijd.',
    ],
  },
  littlePlus: {
    fr: 'La vue sur l’Arc de Triomphe depuis le premier étage',
    en: 'The view of the Arc de Triomphe from the first floor',
    es: 'Las vistas al Arco de Triunfo desde la primera planta',
    nl: 'Het uitzicht op de Arc de Triomphe vanaf de eerste verdieping',
  },
};

export const villaYvetteWords: VenueWords = {
  themeName: { fr: 'Villa avec jardin', en: 'Garden villa', es: 'Villa con jardín', nl: 'Villa met tuin' },
  description: {
    fr: [
      'Une villa des années vingt au fond d’une rue sans bruit d’Auteuil, avec un perron, une glycine et un vrai jardin.',
      'On y travaille comme à la maison, dans la bibliothèque, la salle de musique ou les chambres devenues ateliers.',
      'Le chef dresse la grande table à midi et sert le café sous les tilleuls dès les beaux jours.',
    ],
    en: [
      'A villa from the twenties at the end of a silent Auteuil street, with front steps, a wisteria and a garden of its own.',
      'You work here as you would at home, in the library, the music room or the bedrooms turned into studios.',
      'At noon the chef lays the long table, and when the sun is out coffee moves under the lime trees.',
    ],
    es: [
      'Una villa de los años veinte al final de una calle tranquila de Auteuil, con escalinata, glicina y un jardín de verdad.',
      'Aquí se trabaja como en casa: en la biblioteca, en la sala de música o en los dormitorios convertidos en talleres.',
      'A mediodía el chef pone la mesa grande y, con buen tiempo, el café se sirve bajo los tilos.',
    ],
    nl: [
      'Een villa uit de jaren twintig aan het eind van een stille straat in Auteuil, met bordes, blauweregen en een echte tuin.',
      'U werkt er als thuis: in de bibliotheek, de muziekkamer of de slaapkamers die ateliers zijn geworden.',
      "'s Middags dekt de chef de lange tafel, en bij mooi weer wordt de koffie onder de linden geschonken.",
    ],
  },
  littlePlus: {
    fr: 'Six cents mètres carrés de jardin pour vos pauses',
    en: 'Six hundred square metres of garden for your breaks',
    es: 'Seiscientos metros cuadrados de jardín para las pausas',
    nl: 'Zeshonderd vierkante meter tuin voor uw pauzes',
  },
};
