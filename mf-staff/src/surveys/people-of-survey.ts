import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { DayPeople } from '@plenary/contracts/people-change';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';

/** Whether a field of the summary counts people that the price of a booking is for; add-ons and breakout rooms are not. */
export const isPriced = (path: string): boolean => /^days\.\d+\.(plenaries\.0|lunch)\.pax$/.test(path);

/** The people of each day, as svc-survey tells them once they are accepted. */
export const peopleOfSurvey = ({ days }: StaffSurvey['summary']): DayPeople[] =>
  days.flatMap(({ date, plenaries: [plenary], lunch }) => {
    const pax = plenary?.pax.value;
    const isAtVenue = lunch && !isLunchOutside(lunchServedAs({ type: lunch.type.value, service: lunch.service.value }));
    return pax ? [{ day: date, pax, ...(isAtVenue && lunch.pax.value !== null && { lunchPax: lunch.pax.value }) }] : [];
  });
