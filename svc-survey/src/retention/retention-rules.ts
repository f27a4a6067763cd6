const day = 24 * 60 * 60 * 1_000;
const year = 365.25 * day;

/** spec/booking.md §9 "Retention", in milliseconds. Of prospects: bookings that became no event, from their last day on. */
export const keptProspects = 3 * year;
/** Of transactions: events with their surveys, from their last day on, and what staff did. */
export const keptTransactions = 5 * year;
/** Ids of received events: whoever sends one again does so within hours. */
export const keptRepeats = 30 * day;
export const keptThrottles = day;

/** The newest day, local to some venue, that is over for that long. */
export const lastDayOver = (now: number, kept: number): string => new Date(now - kept - 2 * day).toISOString().slice(0, 10);
