import type { VenueWords } from '../venue-sheet.ts';

export const entrepotValmyWords: VenueWords = {
  themeName: { fr: 'Entrepôt au bord du canal', en: 'Canalside warehouse', es: 'Almacén junto al canal', nl: 'Pakhuis aan het kanaal' },
  description: {
    fr: [
      'Les péniches déchargeaient ici leur grain ; les larges baies regardent toujours passer l’eau du canal Saint-Martin.',
      'Sol de béton, poteaux de fonte et mobilier à roulettes, tout se déplace au rythme de vos ateliers.',
      'Aux beaux jours, les pauses se prennent sur le quai, les pieds presque dans le canal.',
    ],
    en: [
      'Barges used to unload their grain here, and the wide windows still watch the Canal Saint-Martin go by.',
      'Concrete floors, cast-iron columns and furniture on wheels: everything moves at the pace of your workshops.',
      'In fine weather breaks are taken on the quay, feet almost in the water.',
    ],
    es: [
      'Aquí descargaban su grano las barcazas; los grandes ventanales siguen mirando pasar el agua del canal Saint-Martin.',
      'Suelo de hormigón, columnas de fundición y muebles con ruedas: todo se mueve al ritmo de sus talleres.',
      'Con buen tiempo, las pausas se hacen en el muelle, casi con los pies en el agua.',
    ],
    nl: [
      'Binnenschepen losten hier hun graan, en de brede ramen kijken nog altijd uit op het Canal Saint-Martin.',
      'Betonvloer, gietijzeren kolommen en meubels op wielen: alles beweegt mee met uw workshops.',
      'Bij mooi weer pauzeert u op de kade, met uw voeten bijna in het water.',
    ],
  },
  littlePlus: {
    fr: 'Un ponton privé et deux barques pour les plus courageux',
    en: 'A private landing stage and two rowing boats for the brave',
    es: 'Un pequeño embarcadero privado y dos barcas para los valientes',
    nl: 'Een eigen steiger en twee roeiboten voor wie durft',
  },
};

export const halleCardinetWords: VenueWords = {
  themeName: {
    fr: 'Halle ferroviaire et gourmande',
    en: 'Railway food hall',
    es: 'Nave ferroviaria gastronómica',
    nl: 'Spoorhal met foodmarkt',
  },
  description: {
    fr: [
      'Sous une charpente qui abritait des locomotives, la halle réunit des salles de travail et six comptoirs de cuisine.',
      'La plénière occupe la nef, les groupes montent sur les passerelles, et chacun déjeune au comptoir de son choix.',
      'Le parc des Batignolles commence de l’autre côté de la rue, pour une réunion en marchant.',
    ],
    en: [
      'Under a roof that once sheltered locomotives, the hall brings together meeting rooms and six kitchen counters.',
      'The plenary fills the nave, groups climb to the walkways, and everybody has lunch at the counter they like.',
      'The Batignolles park begins across the street, if you would rather meet while walking.',
    ],
    es: [
      'Bajo una estructura que guardaba locomotoras, la nave reúne salas de trabajo y seis puestos de cocina.',
      'La plenaria ocupa la nave central, los grupos suben a las pasarelas y cada cual almuerza en el puesto que prefiere.',
      'El parque de Batignolles empieza al otro lado de la calle, por si prefieren reunirse paseando.',
    ],
    nl: [
      'Onder een kap die ooit locomotieven beschutte, vindt u vergaderzalen en zes keukens met toog.',
      'De plenaire zaal vult het middenschip, de groepen klimmen naar de loopbruggen en iedereen luncht waar hij wil.',
      'Het park van Batignolles begint aan de overkant, voor wie liever wandelend vergadert.',
    ],
  },
  littlePlus: {
    fr: 'Six chefs, six comptoirs et un menu différent chaque saison',
    en: 'Six chefs, six counters and another menu each season',
    es: 'Seis chefs, seis puestos y una carta distinta cada temporada',
    nl: 'Zes chefs, zes keukens en elk seizoen een ander menu',
  },
};

export const levalloisWords: VenueWords = {
  themeName: { fr: 'Atelier d’aviation', en: 'Aviation workshop', es: 'Taller de aviación', nl: 'Vliegtuigatelier' },
  description: {
    fr: [
      'On assemblait ici des biplans ; l’atelier a gardé ses portes géantes et un fuselage suspendu au-dessus de la plénière.',
      'Les salles se modulent par cloisons coulissantes et la lumière vient du nord, douce et sans reflet.',
      'Nous composons avec vous chaque événement, de dix personnes à la convention annuelle.',
    ],
    en: [
      'Biplanes were put together here, and the workshop has kept its giant doors and a fuselage hung above the plenary.',
      'Sliding walls shape the rooms, and the light comes from the north, soft and free of glare.',
      'We compose each event with you, from ten people to the annual convention.',
    ],
    es: [
      'Aquí se montaban biplanos: el taller conserva sus puertas gigantes y un fuselaje colgado sobre la plenaria.',
      'Las salas se adaptan con tabiques correderos y la luz llega del norte, suave y sin reflejos.',
      'Componemos cada evento con usted, desde diez personas hasta la convención anual.',
    ],
    nl: [
      'Hier werden dubbeldekkers gebouwd; het atelier behield zijn reusachtige deuren en een romp boven de plenaire zaal.',
      'Schuifwanden bepalen de zalen en het licht komt uit het noorden, zacht en zonder schittering.',
      'We stellen elk evenement met u samen, van tien mensen tot het jaarcongres.',
    ],
  },
  littlePlus: {
    fr: 'Un simulateur de vol pour départager les équipes',
    en: 'A flight simulator to settle which team is best',
    es: 'Un simulador de vuelo para desempatar a los equipos',
    nl: 'Een vluchtsimulator om de winnende ploeg te kiezen',
  },
};
