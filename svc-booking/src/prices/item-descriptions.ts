import { type ItemCode, subroomCodes } from '@plenary/contracts/quote';
import type { Duration } from '@plenary/contracts/search';
import type { Language, Localized } from '@plenary/contracts/vocabulary';

/** Hours of packages: spec/booking.md §9. */
const items: Readonly<Record<ItemCode, Localized>> = {
  AM: {
    fr: 'Forfait matinée, de 8 h à 12 h 30',
    en: 'Morning package, 08:00 to 12:30',
    es: 'Paquete de mañana, de 8:00 a 12:30',
    nl: 'Ochtendarrangement, van 8.00 tot 12.30 uur',
  },
  PM: {
    fr: 'Forfait après-midi, de 14 h à 18 h',
    en: 'Afternoon package, 14:00 to 18:00',
    es: 'Paquete de tarde, de 14:00 a 18:00',
    nl: 'Middagarrangement, van 14.00 tot 18.00 uur',
  },
  AMPM: {
    fr: 'Forfait journée, de 8 h à 18 h, déjeuner compris',
    en: 'Full-day package, 08:00 to 18:00, lunch included',
    es: 'Paquete de jornada completa, de 8:00 a 18:00, almuerzo incluido',
    nl: 'Dagarrangement, van 8.00 tot 18.00 uur, lunch inbegrepen',
  },
  'AM+LUNCH': {
    fr: 'Forfait matinée, de 8 h à 12 h 30, déjeuner compris',
    en: 'Morning package, 08:00 to 12:30, lunch included',
    es: 'Paquete de mañana, de 8:00 a 12:30, almuerzo incluido',
    nl: 'Ochtendarrangement, van 8.00 tot 12.30 uur, lunch inbegrepen',
  },
  'PM+LUNCH': {
    fr: 'Forfait après-midi, de 14 h à 18 h, déjeuner compris',
    en: 'Afternoon package, 14:00 to 18:00, lunch included',
    es: 'Paquete de tarde, de 14:00 a 18:00, almuerzo incluido',
    nl: 'Middagarrangement, van 14.00 tot 18.00 uur, lunch inbegrepen',
  },
  ROOM_AM: {
    fr: 'Salle plénière, la matinée',
    en: 'Plenary room, morning',
    es: 'Sala plenaria, la mañana',
    nl: 'Plenaire zaal, ochtend',
  },
  ROOM_PM: {
    fr: 'Salle plénière, l’après-midi',
    en: 'Plenary room, afternoon',
    es: 'Sala plenaria, la tarde',
    nl: 'Plenaire zaal, middag',
  },
  ROOM_AMPM: {
    fr: 'Salle plénière, la journée',
    en: 'Plenary room, full day',
    es: 'Sala plenaria, la jornada completa',
    nl: 'Plenaire zaal, hele dag',
  },
  Petite: { fr: 'Petite salle de sous-commission', en: 'Small breakout room', es: 'Sala de grupo pequeña', nl: 'Kleine subzaal' },
  Moyenne: { fr: 'Salle de sous-commission moyenne', en: 'Medium breakout room', es: 'Sala de grupo mediana', nl: 'Middelgrote subzaal' },
  'Moyenne+': {
    fr: 'Salle de sous-commission moyenne +',
    en: 'Medium + breakout room',
    es: 'Sala de grupo mediana +',
    nl: 'Middelgrote subzaal +',
  },
  Grande: { fr: 'Grande salle de sous-commission', en: 'Large breakout room', es: 'Sala de grupo grande', nl: 'Grote subzaal' },
  XL: { fr: 'Salle de sous-commission XL', en: 'Extra-large breakout room', es: 'Sala de grupo XL', nl: 'Extra grote subzaal' },
  TEAMBUILDING: { fr: 'Team building', en: 'Team building', es: 'Team building', nl: 'Teambuilding' },
  WELLNESS: {
    fr: 'Séance de bien-être de 15 minutes, offerte',
    en: '15-minute wellness session, free of charge',
    es: 'Sesión de bienestar de 15 minutos, gratuita',
    nl: 'Wellnesssessie van 15 minuten, gratis',
  },
  FACILITATOR: { fr: 'Facilitateur, la journée', en: 'Facilitator, one day', es: 'Facilitador, una jornada', nl: 'Facilitator, één dag' },
  AFTERWORK: {
    fr: 'Afterwork, de 18 h à 19 h 30',
    en: 'After-work drinks, 18:00 to 19:30',
    es: 'Afterwork, de 18:00 a 19:30',
    nl: 'Afterwork, van 18.00 tot 19.30 uur',
  },
  AFTERWORK_COCKTAIL: {
    fr: 'Afterwork avec cocktail dînatoire',
    en: 'After-work cocktail buffet',
    es: 'Afterwork con cóctel',
    nl: 'Afterwork met walking dinner',
  },
  ECOLOGY: {
    fr: 'Contribution à la réduction de l’empreinte carbone',
    en: 'Contribution to reducing the carbon footprint',
    es: 'Contribución a la reducción de la huella de carbono',
    nl: 'Bijdrage aan een kleinere ecologische voetafdruk',
  },
  BUFFET_LUNCH: { fr: 'Déjeuner buffet', en: 'Buffet lunch', es: 'Almuerzo bufé', nl: 'Lunchbuffet' },
  MINIMUM_PRICE: {
    fr: 'Complément pour atteindre le minimum de la journée',
    en: 'Supplement up to the minimum price of the day',
    es: 'Suplemento hasta el precio mínimo de la jornada',
    nl: 'Toeslag tot het minimumtarief van de dag',
  },
  FREE_SERVICE: { fr: 'Prestation', en: 'Service', es: 'Servicio', nl: 'Dienst' },
  FREE_FOOD: { fr: 'Restauration', en: 'Catering', es: 'Restauración', nl: 'Catering' },
};

const halves: Readonly<Record<Duration, Localized>> = {
  AM: { fr: 'matin', en: 'morning', es: 'mañana', nl: 'ochtend' },
  PM: { fr: 'après-midi', en: 'afternoon', es: 'tarde', nl: 'middag' },
  'AM, PM': { fr: 'journée', en: 'full day', es: 'jornada completa', nl: 'hele dag' },
};

const administrationFees: Localized = {
  fr: 'Frais de dossier',
  en: 'Administration fees',
  es: 'Gastos de gestión',
  nl: 'Administratiekosten',
};

const subrooms: ReadonlySet<string> = new Set(subroomCodes);

/** Text of an item on a quote. The duration is shown for subcommittee rooms only: a package's name includes its own. */
export function describeItem(code: ItemCode, language: Language, duration?: Duration | null): string {
  const name = items[code][language];
  return duration && subrooms.has(code) ? `${name}, ${halves[duration][language]}` : name;
}

/** Text of the administration fees on a quote. */
export function describeAdministrationFees(language: Language): string {
  return administrationFees[language];
}
