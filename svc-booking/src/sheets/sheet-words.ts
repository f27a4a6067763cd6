import { setUpWords } from '@plenary/contracts/set-up-words';
import type { Meal, SheetFlag, SheetList } from '@plenary/contracts/sheet-terms';
import type { SurveyEquipment } from '@plenary/contracts/survey-terms';
import type { Language } from '@plenary/contracts/vocabulary';

export interface SheetWords {
  /** Names of the files, without venue, day and ending. */
  files: Readonly<Record<SheetList | 'event', string>>;
  /** Heads of the columns, in their order. */
  columns: Readonly<Record<SheetList | 'event', readonly string[]>>;
  meals: Readonly<Record<Meal, string>>;
  setUps: (typeof setUpWords)[Language];
  equipments: Readonly<Record<SurveyEquipment, string>>;
  flags: Readonly<Record<SheetFlag, string>>;
  /** Of a room with more people than it holds; who let them in stands behind it. */
  overAllowed: string;
  /** Behind a number. */
  people: string;
}

export const sheetWords: Readonly<Record<Language, SheetWords>> = {
  fr: {
    files: { day: 'feuille-du-jour', kitchen: 'cuisine', 'set-up': 'mise-en-place', event: 'fiche-evenement' },
    columns: {
      event: [
        ...['Jour', 'Début', 'Fin', 'Partie', 'Salle', 'Étage', 'Événement'],
        ...['Disposition', 'Personnes', 'Capacité', 'Prête à', 'Équipement', 'Régimes et allergies', 'Commentaire'],
        'Capacité dépassée',
      ],
      day: [
        ...[
          'Début',
          'Fin',
          'Salle',
          'Étage',
          'Événement',
          'Société',
          'Jour',
          'Disposition',
          'Personnes',
          'Capacité',
          'Prête à',
          'Équipement',
        ],
        ...['Pauses', 'Déjeuner', 'Couverts', 'Régimes', 'Soirée', 'Contact', 'Téléphone', 'Meeting Scientist', 'À savoir'],
        'Capacité dépassée',
      ],
      kitchen: ['Repas', 'Heure', 'Événement', 'Société', 'Lieu', 'Personnes', 'Régimes et allergies', 'Commentaire'],
      'set-up': [
        ...['Salle', 'Étage', 'Prête à', 'Début', 'Fin', 'Disposition avant', 'Disposition', 'Chaises', 'Équipement', 'Précisions'],
        ...['Commentaire', 'Événement', 'Société'],
        'Capacité dépassée',
      ],
    },
    meals: {
      BREAKFAST: 'Petit-déjeuner',
      GOURMET_BREAK: 'Pause gourmande',
      service1: 'Déjeuner, 1er service',
      service2: 'Déjeuner, 2e service',
      any: 'Déjeuner, service à définir',
      lunch: 'Déjeuner, service à définir',
      meal_trays: 'Plateaux-repas',
      external_restaurant: 'Restaurant extérieur',
      evening: 'Soirée',
    },
    setUps: setUpWords.fr,
    equipments: {
      projector: 'Projecteur ou écran',
      'flip-chart': 'Paperboard',
      'video-conference': 'Visioconférence',
      wifi: 'Wifi',
      'office-supplies': 'Fournitures de bureau',
    },
    flags: {
      option: 'Option',
      'survey-missing': 'Sans questionnaire',
      'survey-open': 'Questionnaire à compléter',
      'to-validate': 'Questionnaire à valider',
      'price-open': 'Prix en attente',
      'over-capacity': 'Capacité dépassée',
      'deposit-open': 'Acompte en attente',
    },
    overAllowed: 'Dépassement autorisé',
    people: 'pers.',
  },
  en: {
    files: { day: 'day-sheet', kitchen: 'kitchen', 'set-up': 'set-up', event: 'function-sheet' },
    columns: {
      event: [
        ...['Day', 'Start', 'End', 'Part', 'Room', 'Floor', 'Event'],
        ...['Set-up', 'People', 'Capacity', 'Ready by', 'Equipment', 'Diets and allergies', 'Comment'],
        'Over capacity',
      ],
      day: [
        ...['Start', 'End', 'Room', 'Floor', 'Event', 'Company', 'Day', 'Set-up', 'People', 'Capacity', 'Ready by', 'Equipment'],
        ...['Breaks', 'Lunch', 'Covers', 'Diets', 'Evening', 'Contact', 'Telephone', 'Meeting Scientist', 'To know'],
        'Over capacity',
      ],
      kitchen: ['Meal', 'Time', 'Event', 'Company', 'Place', 'People', 'Diets and allergies', 'Comment'],
      'set-up': [
        ...['Room', 'Floor', 'Ready by', 'Start', 'End', 'Set-up before', 'Set-up', 'Chairs', 'Equipment', 'Details'],
        ...['Comment', 'Event', 'Company'],
        'Over capacity',
      ],
    },
    meals: {
      BREAKFAST: 'Breakfast',
      GOURMET_BREAK: 'Gourmet break',
      service1: 'Lunch, first sitting',
      service2: 'Lunch, second sitting',
      any: 'Lunch, sitting open',
      lunch: 'Lunch, sitting open',
      meal_trays: 'Meal trays',
      external_restaurant: 'External restaurant',
      evening: 'Evening',
    },
    setUps: setUpWords.en,
    equipments: {
      projector: 'Projector or screen',
      'flip-chart': 'Flip chart',
      'video-conference': 'Video conference',
      wifi: 'Wi-Fi',
      'office-supplies': 'Office supplies',
    },
    flags: {
      option: 'Option',
      'survey-missing': 'No survey',
      'survey-open': 'Survey to complete',
      'to-validate': 'Survey to validate',
      'price-open': 'Price open',
      'over-capacity': 'Over capacity',
      'deposit-open': 'Deposit open',
    },
    overAllowed: 'Over capacity, allowed',
    people: 'people',
  },
  es: {
    files: { day: 'hoja-del-dia', kitchen: 'cocina', 'set-up': 'montaje', event: 'ficha-del-evento' },
    columns: {
      event: [
        ...['Día', 'Inicio', 'Fin', 'Parte', 'Sala', 'Planta', 'Evento'],
        ...['Montaje', 'Personas', 'Aforo', 'Lista a las', 'Equipamiento', 'Dietas y alergias', 'Comentario'],
        'Aforo superado',
      ],
      day: [
        ...[
          'Inicio',
          'Fin',
          'Sala',
          'Planta',
          'Evento',
          'Empresa',
          'Día',
          'Montaje',
          'Personas',
          'Capacidad',
          'Lista a las',
          'Equipamiento',
        ],
        ...['Pausas', 'Almuerzo', 'Cubiertos', 'Dietas', 'Velada', 'Contacto', 'Teléfono', 'Meeting Scientist', 'A saber'],
        'Aforo superado',
      ],
      kitchen: ['Comida', 'Hora', 'Evento', 'Empresa', 'Lugar', 'Personas', 'Dietas y alergias', 'Comentario'],
      'set-up': [
        ...['Sala', 'Planta', 'Lista a las', 'Inicio', 'Fin', 'Montaje anterior', 'Montaje', 'Sillas', 'Equipamiento', 'Detalles'],
        ...['Comentario', 'Evento', 'Empresa'],
        'Aforo superado',
      ],
    },
    meals: {
      BREAKFAST: 'Desayuno',
      GOURMET_BREAK: 'Pausa gourmet',
      service1: 'Almuerzo, primer turno',
      service2: 'Almuerzo, segundo turno',
      any: 'Almuerzo, turno por definir',
      lunch: 'Almuerzo, turno por definir',
      meal_trays: 'Bandejas de comida',
      external_restaurant: 'Restaurante externo',
      evening: 'Velada',
    },
    setUps: setUpWords.es,
    equipments: {
      projector: 'Proyector o pantalla',
      'flip-chart': 'Rotafolio',
      'video-conference': 'Videoconferencia',
      wifi: 'Wifi',
      'office-supplies': 'Material de oficina',
    },
    flags: {
      option: 'Opción',
      'survey-missing': 'Sin cuestionario',
      'survey-open': 'Cuestionario por completar',
      'to-validate': 'Cuestionario por validar',
      'price-open': 'Precio pendiente',
      'over-capacity': 'Aforo superado',
      'deposit-open': 'Anticipo pendiente',
    },
    overAllowed: 'Exceso de aforo autorizado',
    people: 'pers.',
  },
  nl: {
    files: { day: 'dagblad', kitchen: 'keuken', 'set-up': 'opstelling', event: 'evenementfiche' },
    columns: {
      event: [
        ...['Dag', 'Begin', 'Einde', 'Deel', 'Zaal', 'Verdieping', 'Evenement'],
        ...['Opstelling', 'Personen', 'Capaciteit', 'Klaar om', 'Uitrusting', 'Diëten en allergieën', 'Opmerking'],
        'Capaciteit overschreden',
      ],
      day: [
        ...['Begin', 'Einde', 'Zaal', 'Verdieping', 'Evenement', 'Bedrijf', 'Dag', 'Opstelling', 'Personen', 'Capaciteit', 'Klaar om'],
        ...['Uitrusting', 'Pauzes', 'Lunch', 'Couverts', 'Diëten', 'Avond', 'Contact', 'Telefoon', 'Meeting Scientist', 'Let op'],
        'Capaciteit overschreden',
      ],
      kitchen: ['Maaltijd', 'Uur', 'Evenement', 'Bedrijf', 'Plaats', 'Personen', 'Diëten en allergieën', 'Opmerking'],
      'set-up': [
        ...['Zaal', 'Verdieping', 'Klaar om', 'Begin', 'Einde', 'Opstelling ervoor', 'Opstelling', 'Stoelen', 'Uitrusting', 'Details'],
        ...['Opmerking', 'Evenement', 'Bedrijf'],
        'Capaciteit overschreden',
      ],
    },
    meals: {
      BREAKFAST: 'Ontbijt',
      GOURMET_BREAK: 'Gourmetpauze',
      service1: 'Lunch, eerste shift',
      service2: 'Lunch, tweede shift',
      any: 'Lunch, shift te bepalen',
      lunch: 'Lunch, shift te bepalen',
      meal_trays: 'Maaltijdplateaus',
      external_restaurant: 'Restaurant buitenshuis',
      evening: 'Avond',
    },
    setUps: setUpWords.nl,
    equipments: {
      projector: 'Projector of scherm',
      'flip-chart': 'Flip-over',
      'video-conference': 'Videoconferentie',
      wifi: 'Wifi',
      'office-supplies': 'Kantoorbenodigdheden',
    },
    flags: {
      option: 'Optie',
      'survey-missing': 'Zonder vragenlijst',
      'survey-open': 'Vragenlijst in te vullen',
      'to-validate': 'Vragenlijst te valideren',
      'price-open': 'Prijs open',
      'over-capacity': 'Capaciteit overschreden',
      'deposit-open': 'Aanbetaling open',
    },
    overAllowed: 'Overschrijding toegestaan',
    people: 'pers.',
  },
};
