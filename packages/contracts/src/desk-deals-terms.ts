/**
 * Where a deal stands (design: desk D8): a quote without an option, one that is no longer valid, second and first options, a signature
 * that is not complete, confirmed, over, refused by its customer, cancelled.
 */
export const dealStages = ['quote', 'expired', 'option-2', 'option-1', 'signing', 'confirmed', 'done', 'rejected', 'cancelled'] as const;
export type DealStage = (typeof dealStages)[number];

/** Orders of the list: by first day, the last first day in front, the newest, what ends first, the largest net amount. */
export const dealSorts = ['days', 'days-desc', 'created', 'ends', 'net'] as const;
export type DealSort = (typeof dealSorts)[number];

/** A total is exact up to here. */
export const mostCounted = 10_000;
export const dealsOnPage = 50;
export const mostExported = 100_000;
