import { packageCodes, roomCodes } from '@plenary/contracts/meeting-codes';
import type { QuoteItem } from '@plenary/contracts/quote';

/**
 * Hundredths of a kilogram of CO2 equivalent a person: whole numbers add up to the same in any order. A meal is ADEME's average one;
 * breakfast, break and cocktail are parts of it by what is served.
 * A room: three square metres a person, heated and lit as an office of 25 kg a square metre and year over 220 days.
 */
const centikilograms = { halfDayInRoom: 17, LUNCH: 204, BREAKFAST: 50, GOURMET_BREAK: 30, AFTERWORK: 120 } as const;

const rooms: ReadonlySet<string> = new Set([...packageCodes, ...roomCodes]);

type Item = Pick<QuoteItem, 'code' | 'quantity' | 'includedServices'>;

/** Emissions of an event's rooms and food, in kilograms of CO2 equivalent; travel is unknown and not counted. */
export const carbonOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((total, item) => total + item.quantity * perPerson(item), 0) / 100);

const perPerson = ({ code, includedServices }: Item): number => {
  if (code === 'BUFFET_LUNCH') return centikilograms.LUNCH;
  if (code === 'AFTERWORK' || code === 'AFTERWORK_COCKTAIL') return centikilograms.AFTERWORK;
  if (!rooms.has(code)) return 0;
  const halves = code === 'AMPM' || code === 'ROOM_AMPM' ? 2 : 1;
  return includedServices.reduce((sum, service) => sum + centikilograms[service], halves * centikilograms.halfDayInRoom);
};
