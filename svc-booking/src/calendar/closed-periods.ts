import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import { bridgeDays } from './bridge-days.ts';
import type { CalendarDay } from './calendar-day.ts';
import { publicHolidays } from './public-holidays.ts';

/** Days on which no venue of a country can be booked, both ends included. */
export interface ClosedPeriod {
  country: CountryCode;
  from: CalendarDay;
  to: CalendarDay;
  reason: Localized;
}

const reasons = {
  bridge: { fr: 'Pont', en: 'Bridge day', es: 'Puente', nl: 'Brugdag' },
  summer: { fr: 'Fermeture d’été', en: 'Summer closing', es: 'Cierre de verano', nl: 'Zomersluiting' },
  newYear: { fr: 'Fermeture de fin d’année', en: 'End-of-year closing', es: 'Cierre de fin de año', nl: 'Eindejaarssluiting' },
  sanIsidro: {
    fr: 'Saint-Isidore, fête de Madrid',
    en: 'Saint Isidore’s Day, Madrid',
    es: 'San Isidro',
    nl: 'Sint-Isidorus, feest van Madrid',
  },
  almudena: {
    fr: 'Vierge de l’Almudena, fête de Madrid',
    en: 'Our Lady of Almudena, Madrid',
    es: 'Virgen de la Almudena',
    nl: 'Maagd van Almudena, feest van Madrid',
  },
} satisfies Record<string, Localized>;

/** Closings of the whole network: 2025 as the spec names them, then the same weeks, those of the first three Mondays of August. */
const network: { from: CalendarDay; to: CalendarDay; reason: Localized }[] = [
  { from: '2025-08-02', to: '2025-08-24', reason: reasons.summer },
  { from: '2025-12-24', to: '2025-12-31', reason: reasons.newYear },
  { from: '2026-01-02', to: '2026-01-02', reason: reasons.newYear },
  { from: '2026-08-01', to: '2026-08-23', reason: reasons.summer },
  { from: '2026-12-24', to: '2026-12-31', reason: reasons.newYear },
  { from: '2027-07-31', to: '2027-08-22', reason: reasons.summer },
  { from: '2027-12-24', to: '2027-12-31', reason: reasons.newYear },
  { from: '2028-08-05', to: '2028-08-27', reason: reasons.summer },
  { from: '2028-12-24', to: '2028-12-31', reason: reasons.newYear },
];
const lastClosedDay = '2028-12-31';

/** City holidays, which the regional table does not contain. */
const madrid = [2025, 2026, 2027, 2028].flatMap((year) => [
  { from: `${year}-05-15`, to: `${year}-05-15`, reason: reasons.sanIsidro },
  { from: `${year}-11-09`, to: `${year}-11-09`, reason: reasons.almudena },
]);

const bridgesOf = (country: CountryCode) =>
  bridgeDays(publicHolidays[country].map(({ date }) => date))
    .filter((day) => day <= lastClosedDay && !network.some(({ from, to }) => from <= day && day <= to))
    .map((day) => ({ from: day, to: day, reason: reasons.bridge }));

/**
 * Closed periods that a new installation starts with (spec/booking.md §5), by country and then by day, 2025 to 2028; they never
 * overlap. Bridge days follow each country's own public holidays.
 */
export const initialClosedPeriods: readonly ClosedPeriod[] = countryCodes.flatMap((country) =>
  [...network, ...bridgesOf(country), ...(country === 'ESP' ? madrid : [])]
    .map((period) => ({ country, ...period }))
    .sort((left, right) => (left.from < right.from ? -1 : 1)),
);
