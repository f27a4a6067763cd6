import type { BlockKind } from '@plenary/contracts/block-terms';
import type { Language } from '@plenary/contracts/vocabulary';

type Column = 'hours' | 'room' | 'setUp' | 'before' | 'people' | 'readyBy' | 'prepare' | 'event' | 'place' | 'diets' | 'comment';
type Fact =
  | ('people' | 'breaks' | 'lunch' | 'diets' | 'wellness' | 'teambuilding' | 'evening' | 'addons' | 'comment')
  | ('contact' | 'scientist' | 'flags' | 'reference' | 'owner' | 'billing' | 'order' | 'extras');

/** Words of a sheet as it is printed; what is in braces is filled in. */
export interface PaperWords {
  columns: Readonly<Record<Column, string>>;
  facts: Readonly<Record<Fact, string>>;
  /** `{count}` people. */
  guaranteed: string;
  came: string;
  ofCapacity: string;
  floor: string;
  dayOf: string;
  /** An event that nobody named. */
  somebody: string;
  free: string;
  noneFree: string;
  wholeDay: string;
  halves: Readonly<Record<'AM' | 'PM', string>>;
  blocked: string;
  wholeVenue: string;
  blocks: Readonly<Record<BlockKind, string>>;
  /** Heads of parts. */
  closing: string;
  about: string;
  changes: string;
  noneOnDay: string;
  version: string;
  /** What a star stands for. */
  marked: string;
  asOf: string;
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  fr: {
    columns: {
      hours: 'Heures',
      room: 'Salle',
      setUp: 'Disposition',
      before: 'Disposition avant',
      people: 'Personnes',
      readyBy: 'Prête à',
      prepare: 'À préparer',
      event: 'Événement',
      place: 'Lieu',
      diets: 'Régimes et allergies',
      comment: 'Commentaire',
    },
    facts: {
      people: 'Participants',
      breaks: 'Pauses',
      lunch: 'Déjeuner',
      diets: 'Régimes et allergies',
      wellness: 'Bien-être',
      teambuilding: 'Team building',
      evening: 'Soirée',
      addons: 'Extras',
      comment: 'Commentaire',
      contact: 'Contact sur place',
      scientist: 'Meeting Scientist',
      flags: 'À savoir',
      reference: 'Référence',
      owner: 'Suivi par',
      billing: 'Facturé à',
      order: 'Bon de commande',
      extras: 'Suppléments convenus',
    },
    guaranteed: '{count} garantis',
    came: '{count} venus',
    ofCapacity: '{pax} sur {most}',
    floor: '{room} (étage {floor})',
    dayOf: 'jour {number} sur {count}',
    somebody: 'Réservation',
    free: 'Salles libres',
    noneFree: 'Aucune salle n’est libre.',
    wholeDay: 'toute la journée',
    halves: { AM: 'matin', PM: 'après-midi' },
    blocked: 'Salles bloquées',
    wholeVenue: 'Tout le lieu',
    blocks: { works: 'Travaux', 'private-use': 'Usage privé', maintenance: 'Entretien', 'set-up': 'Installation' },
    closing: 'Facturation et suppléments',
    about: 'Événement',
    changes: 'Changements',
    noneOnDay: 'Rien ce jour-là',
    version: 'N° {number}, {at}',
    marked: '* changé par ce numéro',
    asOf: 'État du {at}',
  },
  en: {
    columns: {
      hours: 'Hours',
      room: 'Room',
      setUp: 'Set-up',
      before: 'Set-up before',
      people: 'People',
      readyBy: 'Ready by',
      prepare: 'To prepare',
      event: 'Event',
      place: 'Place',
      diets: 'Diets and allergies',
      comment: 'Comment',
    },
    facts: {
      people: 'People',
      breaks: 'Breaks',
      lunch: 'Lunch',
      diets: 'Diets and allergies',
      wellness: 'Wellness',
      teambuilding: 'Team building',
      evening: 'Evening',
      addons: 'Add-ons',
      comment: 'Comment',
      contact: 'Contact on site',
      scientist: 'Meeting Scientist',
      flags: 'To know',
      reference: 'Reference',
      owner: 'Followed up by',
      billing: 'Billed to',
      order: 'Purchase order',
      extras: 'Extras agreed',
    },
    guaranteed: '{count} guaranteed',
    came: '{count} came',
    ofCapacity: '{pax} of {most}',
    floor: '{room} (floor {floor})',
    dayOf: 'day {number} of {count}',
    somebody: 'Booking',
    free: 'Free rooms',
    noneFree: 'No room is free.',
    wholeDay: 'all day',
    halves: { AM: 'morning', PM: 'afternoon' },
    blocked: 'Blocked rooms',
    wholeVenue: 'The whole venue',
    blocks: { works: 'Works', 'private-use': 'Private use', maintenance: 'Maintenance', 'set-up': 'Set-up' },
    closing: 'Billing and extras',
    about: 'Event',
    changes: 'Changes',
    noneOnDay: 'Nothing on this day',
    version: 'No. {number}, {at}',
    marked: '* changed by this number',
    asOf: 'As of {at}',
  },
  es: {
    columns: {
      hours: 'Horas',
      room: 'Sala',
      setUp: 'Montaje',
      before: 'Montaje anterior',
      people: 'Personas',
      readyBy: 'Lista a las',
      prepare: 'Por preparar',
      event: 'Evento',
      place: 'Espacio',
      diets: 'Dietas y alergias',
      comment: 'Comentario',
    },
    facts: {
      people: 'Participantes',
      breaks: 'Pausas',
      lunch: 'Almuerzo',
      diets: 'Dietas y alergias',
      wellness: 'Bienestar',
      teambuilding: 'Team building',
      evening: 'Velada',
      addons: 'Extras',
      comment: 'Comentario',
      contact: 'Contacto en el espacio',
      scientist: 'Meeting Scientist',
      flags: 'A saber',
      reference: 'Referencia',
      owner: 'Seguimiento',
      billing: 'Se factura a',
      order: 'Pedido',
      extras: 'Suplementos acordados',
    },
    guaranteed: '{count} garantizados',
    came: '{count} asistentes',
    ofCapacity: '{pax} de {most}',
    floor: '{room} (planta {floor})',
    dayOf: 'día {number} de {count}',
    somebody: 'Reserva',
    free: 'Salas libres',
    noneFree: 'Ninguna sala está libre.',
    wholeDay: 'todo el día',
    halves: { AM: 'mañana', PM: 'tarde' },
    blocked: 'Salas bloqueadas',
    wholeVenue: 'Todo el espacio',
    blocks: { works: 'Obras', 'private-use': 'Uso privado', maintenance: 'Mantenimiento', 'set-up': 'Instalación' },
    closing: 'Facturación y suplementos',
    about: 'Evento',
    changes: 'Cambios',
    noneOnDay: 'Nada este día',
    version: 'N.º {number}, {at}',
    marked: '* cambiado por este número',
    asOf: 'Estado a {at}',
  },
  nl: {
    columns: {
      hours: 'Tijden',
      room: 'Zaal',
      setUp: 'Opstelling',
      before: 'Opstelling ervoor',
      people: 'Personen',
      readyBy: 'Klaar om',
      prepare: 'Voor te bereiden',
      event: 'Evenement',
      place: 'Plaats',
      diets: 'Diëten en allergieën',
      comment: 'Opmerking',
    },
    facts: {
      people: 'Deelnemers',
      breaks: 'Pauzes',
      lunch: 'Lunch',
      diets: 'Diëten en allergieën',
      wellness: 'Welzijn',
      teambuilding: 'Teambuilding',
      evening: 'Avond',
      addons: 'Extra’s',
      comment: 'Opmerking',
      contact: 'Contact ter plaatse',
      scientist: 'Meeting Scientist',
      flags: 'Let op',
      reference: 'Referentie',
      owner: 'Opgevolgd door',
      billing: 'Gefactureerd aan',
      order: 'Bestelnummer',
      extras: 'Afgesproken supplementen',
    },
    guaranteed: '{count} gegarandeerd',
    came: '{count} gekomen',
    ofCapacity: '{pax} van {most}',
    floor: '{room} (verdieping {floor})',
    dayOf: 'dag {number} van {count}',
    somebody: 'Boeking',
    free: 'Vrije zalen',
    noneFree: 'Geen zaal is vrij.',
    wholeDay: 'hele dag',
    halves: { AM: 'voormiddag', PM: 'namiddag' },
    blocked: 'Geblokkeerde zalen',
    wholeVenue: 'De hele locatie',
    blocks: { works: 'Werken', 'private-use': 'Privégebruik', maintenance: 'Onderhoud', 'set-up': 'Opstelling' },
    closing: 'Facturatie en supplementen',
    about: 'Evenement',
    changes: 'Wijzigingen',
    noneOnDay: 'Niets op deze dag',
    version: 'Nr. {number}, {at}',
    marked: '* gewijzigd met dit nummer',
    asOf: 'Stand van {at}',
  },
};
