import { countedAddons } from '@plenary/contracts/addon-people';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { DayPeople } from '@plenary/contracts/people-change';
import type { Addons } from '@plenary/contracts/quote';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';

/** The people of each day, as svc-survey tells them once they are accepted; `addons` are those of the quote. */
export const peopleOfSurvey = ({ days }: StaffSurvey['summary'], addons: Partial<Addons>): DayPeople[] =>
  days.flatMap(({ date, plenaries: [plenary], lunch, ...day }) => {
    const pax = plenary?.pax.value;
    const isAtVenue = lunch && !isLunchOutside(lunchServedAs({ type: lunch.type.value, service: lunch.service.value }));
    const addonPax = Object.fromEntries(
      countedAddons.flatMap((addon) => (addons[addon] && day[addon]?.pax.value ? [[addon, day[addon].pax.value]] : [])),
    );
    return pax ? [{ day: date, pax, ...(isAtVenue && lunch.pax.value !== null && { lunchPax: lunch.pax.value }), addonPax }] : [];
  });
