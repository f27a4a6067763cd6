import type { LunchService, LunchType } from './survey-terms.ts';

/** Where a lunch is that is not served at the restaurant of the venue. */
export type LunchOutside = LunchService & LunchType;

const outside: readonly (string | null | undefined)[] = ['meal_trays', 'external_restaurant'] satisfies LunchOutside[];

/** Whether a lunch is not served at the restaurant of the venue. */
export const isLunchOutside = (service: string | null | undefined): service is LunchOutside => outside.includes(service);

/** How a lunch is served: as staff fixed it, or as the customer chose. */
export const lunchServedAs = ({ type, service }: { type: LunchType; service: LunchService | null }): LunchService | null =>
  type === 'standard' ? service : type;
