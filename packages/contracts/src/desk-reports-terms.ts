/** What the rows of a report stand for: a month of the period, a venue, a country, a stage, who follows deals up, or why deals were lost: those alone. */
export const reportGroups = ['month', 'venue', 'country', 'stage', 'owner', 'lost'] as const;

/** Money by the day on which it was decided, or by the day of the event (D19 of the operator's desk). */
export const moneyBases = ['booked', 'held'] as const;
export type MoneyBasis = (typeof moneyBases)[number];

/** Decisions about a deal that add or take away: its signature, a change, a cancellation, and that taken back. */
export const bookedKinds = ['signed', 'changed', 'cancelled', 'reinstated'] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** What the rows of a report of money stand for. Only decisions have a reason, only days of events a room. */
export const moneyGroups = ['month', 'venue', 'country', 'room-type', 'company', 'owner', 'reason'] as const;
export type MoneyGroup = (typeof moneyGroups)[number];

export const moneyGroupsOf = (basis: MoneyBasis): readonly MoneyGroup[] =>
  moneyGroups.filter((group) => group !== (basis === 'booked' ? 'room-type' : 'reason'));

/** Key of the row of what has no company or no room. */
export const noKey = '-';

export const moneyLinesOnPage = 50;

/** What the rows of a report of occupancy stand for. */
export const occupancyGroups = ['month', 'venue', 'country'] as const;

/** Fewer deals than that have no median worth telling (D21 of the operator's desk). */
export const fewestForTimes = 5;

/** Days of a report's period, which a report of months goes through. */
export const mostReportDays = 1_100;
