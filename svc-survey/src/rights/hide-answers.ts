import { hasRight, type Place } from '@plenary/contracts/desk-rights';
import type { SurveyedSheet } from '@plenary/contracts/sheets.schemas';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { EventRow } from '../db/tables.ts';

const placeOf = ({ venueId, record }: Pick<EventRow, 'venueId' | 'record'>): Place => ({ country: record.countryCode, venueId });

/** Whether a list may show an event. */
export const isSeenBy =
  (actor: UserActor) =>
  (event: EventRow): boolean =>
    hasRight(actor, 'events', placeOf(event));

/** Whether more people than a room holds in its set-up may be accepted (design: lifecycle L14, desk D26). */
export const mayExceedCapacity = (actor: UserActor, event: EventRow): boolean => hasRight(actor, 'capacity', placeOf(event));

/** Whether the diets and allergies of an event may be shown (design: desk D17). */
export const mayReadDiets = (actor: UserActor, event: EventRow): boolean => hasRight(actor, 'diets', placeOf(event));

export const withoutDiets = (sheet: SurveyedSheet): SurveyedSheet => ({
  ...sheet,
  days: sheet.days.map(({ lunch, afterwork, ...day }) => ({
    ...day,
    lunch: lunch && { ...lunch, diets: '' },
    afterwork: afterwork && { ...afterwork, diets: '' },
  })),
});

const isDiet = ({ path }: { path: string }): boolean => path.endsWith('.allergies');
const hidden = { value: '', hasWarning: false };

/** A survey as its reader may see it: diets for who may read them, supplements with their prices and the customer's address likewise. */
export const surveySeenBy = (actor: UserActor, survey: StaffSurvey): StaffSurvey => {
  const place: Place = { country: survey.venueCountry, venueId: survey.venueId };
  const { supplements: _supplements, lunchCharges: _charges, ...unpriced } = survey;
  const priced = hasRight(actor, 'prices', place) ? survey : { ...unpriced, customer: { ...survey.customer, email: '' } };
  if (hasRight(actor, 'diets', place)) return priced;
  const days = survey.summary.days.map(({ lunch, afterwork, ...day }) => ({
    ...day,
    lunch: lunch && { ...lunch, allergies: hidden },
    afterwork: afterwork && { ...afterwork, allergies: hidden },
  }));
  return {
    ...priced,
    summary: { ...survey.summary, days },
    differences: survey.differences.filter((one) => !isDiet(one)),
    agreed: survey.agreed?.filter((one) => !isDiet(one)),
  };
};
