import { addonPeople, countedAddons } from '@plenary/contracts/addon-people';
import { eatingOn } from '@plenary/contracts/change-draft';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { SearchDay } from '@plenary/contracts/search';
import type { OptionRow } from '../db/rows.ts';

type Agreed = Pick<OptionRow, 'agreedPeople'> | undefined;

/** The days of a search, with the people of the plenary that staff agreed to since the signature. */
export const agreedDays = (days: readonly SearchDay[], booking: Agreed): SearchDay[] => {
  const agreed = new Map(booking?.agreedPeople?.days.map(({ day, pax }) => [day, pax]));
  return days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: agreed.get(day.date) ?? day.plenary.pax } }));
};

/** People of the largest day, as agreed since the signature or else as asked for. */
export const mostPeople = (days: readonly SearchDay[], booking: Agreed): number =>
  Math.max(0, ...agreedDays(days, booking).map(({ plenary }) => plenary.pax));

/** Whether the people that staff agreed to have a price that their customer has not agreed to (design: lifecycle L23). */
export const isPriceOpen = (days: readonly SearchDay[], booking: Agreed): boolean => {
  const { isPriceOpen: isOpen = false, days: agreed = [] } = booking?.agreedPeople ?? {};
  return isOpen && agreed.some((one) => days.some((day) => day.date === one.day && differs(day, one)));
};

const differs = (day: SearchDay, { pax, lunchPax = eatingOn(day), addonPax = {} }: AgreedPeople['days'][number]): boolean =>
  pax !== day.plenary.pax ||
  lunchPax !== eatingOn(day) ||
  countedAddons.some((addon) => (addonPax[addon] ?? addonPeople(day, addon)) !== addonPeople(day, addon));
