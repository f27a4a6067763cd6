import type { NetworkWeek } from '@plenary/contracts/planning.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { weekOf } from '../desk/week.ts';
import { fetchNetworkWeek } from './api.ts';

export interface NetworkWeekData extends NetworkWeek {
  today: string;
  country: CountryCode | undefined;
}

/** The week of the network that the address asks for: this one without a day. What it cannot name is left out. */
export const loadNetworkWeek = async ({ request: { url, signal } }: { request: Request }): Promise<NetworkWeekData> => {
  const query = new URL(url).searchParams;
  const today = localToday(new Date());
  const [from] = weekOf(dayOf(query.get('day')) ?? today);
  const country = countryCodes.find((one) => one === query.get('country'));
  return { ...(await fetchNetworkWeek({ from, country }, signal)), today, country };
};
