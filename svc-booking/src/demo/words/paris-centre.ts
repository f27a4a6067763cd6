import type { VenueWords } from '../venue-sheet.ts';

export const placeDesVictoiresWords: VenueWords = {
  themeName: { fr: 'Palais du Grand Siècle', en: 'Grand Siècle palace', es: 'Palacio del Gran Siglo', nl: 'Paleis uit de Gouden Eeuw' },
  description: {
    fr: [
      'Sur une place ronde dessinée au XVIIe siècle, les façades de pierre ouvrent sur des salons à hauts plafonds.',
      'Du salon Royal, vos invités voient la statue équestre et, le soir, les réverbères qui s’allument un à un.',
      'Les petites salles sous les toits offrent le silence qu’on ne croyait plus trouver au cœur de Paris.',
    ],
    en: [
      'On a round square laid out in the seventeenth century, stone façades open onto drawing rooms with high ceilings.',
      'From the Salon Royal your guests look out on the horseman in bronze and, at dusk, on lamps lit one by one.',
      'Small rooms under the roof offer a silence you would not expect in the very heart of Paris.',
    ],
    es: [
      'En una plaza circular trazada en el siglo XVII, las fachadas de piedra se abren a salones de techos altos.',
      'Desde el salón Royal se contempla la estatua ecuestre y, al atardecer, las farolas que se van encendiendo.',
      'Las salas pequeñas bajo el tejado ofrecen un silencio que nadie espera en pleno corazón de París.',
    ],
    nl: [
      'Aan een rond plein uit de zeventiende eeuw openen natuurstenen gevels op salons met hoge plafonds.',
      'Vanuit de Salon Royal zien uw gasten het ruiterstandbeeld en, bij het vallen van de avond, de lantaarns aangaan.',
      'De kleine zalen onder het dak bieden een stilte die u midden in Parijs niet verwacht.',
    ],
  },
  littlePlus: {
    fr: 'Une orangerie voûtée pour vos déjeuners',
    en: 'A vaulted orangery for your lunches',
    es: 'Un invernadero abovedado para los almuerzos',
    nl: 'Een gewelfde oranjerie voor uw lunches',
  },
};

export const bourseWords: VenueWords = {
  themeName: {
    fr: 'Ancienne maison de courtage',
    en: "Former brokers' house",
    es: 'Antigua casa de corredores',
    nl: 'Voormalig makelaarshuis',
  },
  description: {
    fr: [
      'Ici, les agents de change criaient leurs ordres ; on y échange aujourd’hui des idées, autour de la Corbeille restée en place.',
      'Un amphithéâtre de cent places, onze salles et un péristyle pour se retrouver font de la maison un petit campus.',
      'Chaque événement y est préparé sur mesure avec notre équipe, de la scénographie au menu.',
    ],
    en: [
      'Brokers once shouted their orders here; ideas change hands now, around the ring that still stands in the hall.',
      'With an amphitheatre for a hundred, eleven rooms and a colonnade to meet under, the house feels like a small campus.',
      'Each event is made to measure with our team, from the staging to the menu.',
    ],
    es: [
      'Aquí los corredores gritaban sus órdenes; hoy se intercambian ideas en torno al corro original, aún en su sitio.',
      'Un anfiteatro de cien plazas, once salas y un peristilo para encontrarse hacen de la casa un pequeño campus.',
      'Cada evento se prepara a medida con nuestro equipo, desde la escenografía hasta el menú.',
    ],
    nl: [
      'Waar makelaars ooit hun orders riepen, wisselt u nu ideeën uit rond de originele handelsring.',
      'Een amfitheater met honderd plaatsen, elf zalen en een zuilengang maken van dit huis een kleine campus.',
      'Elk evenement stemmen we samen op maat af, van het decor tot het menu.',
    ],
  },
  littlePlus: {
    fr: 'La cloche d’origine, à sonner pour ouvrir la séance',
    en: 'The original bell, yours to ring as the session opens',
    es: 'La campana original, para abrir la sesión',
    nl: 'De originele bel, om de zitting mee te openen',
  },
};

export const rotativesWords: VenueWords = {
  themeName: { fr: 'Imprimerie de presse', en: 'Newspaper printworks', es: 'Imprenta de periódicos', nl: 'Krantendrukkerij' },
  description: {
    fr: [
      'Dans la rue où naissaient les quotidiens parisiens, une imprimerie a troqué ses machines contre de grandes tables.',
      'Les poutrelles, les verrières et le sol en pavés de bois sont restés, et chaque salle porte un mot du métier.',
      'On boucle sa journée comme un journal, debout, avec un verre, devant le vieux marbre.',
    ],
    en: [
      'In the street where the Paris dailies were born, a printworks has traded its presses for generous tables.',
      'The girders, the skylights and the end-grain floor remain, and every room carries a word of the trade.',
      'A day here is put to bed like a newspaper: standing up, glass in hand, beside the old imposing stone.',
    ],
    es: [
      'En la calle donde nacían los diarios de París, una imprenta cambió sus máquinas por grandes mesas de trabajo.',
      'Quedan las vigas, los lucernarios y el suelo de adoquín de madera, y cada sala lleva una palabra del oficio.',
      'La jornada se cierra como un periódico: de pie, con una copa y junto a la vieja platina.',
    ],
    nl: [
      'In de straat waar de Parijse kranten ontstonden, maakten de persen van een drukkerij plaats voor grote werktafels.',
      'De stalen balken, de lichtstraten en de houten klinkers bleven, en elke zaal draagt een woord uit het vak.',
      'U sluit de dag af als een krant: staand, met een glas in de hand, bij de oude zetsteen.',
    ],
  },
  littlePlus: {
    fr: 'Une presse à bras pour imprimer votre affiche du jour',
    en: 'A hand press to print your poster of the day',
    es: 'Una prensa manual para imprimir el cartel del día',
    nl: 'Een handpers om uw affiche van de dag te drukken',
  },
};
