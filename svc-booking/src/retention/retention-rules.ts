const day = 24 * 60 * 60 * 1_000;
const year = 365.25 * day;

/** spec/booking.md §9 "Retention", in milliseconds. Of prospects: what never became a contract, from when it was asked. */
export const keptProspects = 3 * year;
/** Of transactions: what shows how a deal came about, or came to nothing. */
export const keptTransactions = 5 * year;
/** Of contracts, which prove their invoices, from the last day of the event. */
export const keptInvoices = 10 * year;
/** Answers to repeated requests and ids of received events: whoever sends one again does so within hours. */
export const keptRepeats = 30 * day;
export const keptThrottles = day;

/** Whether what was on these days, local to some venue, is over for that long; a day more where clocks differ. Of no day: not. */
export const areOver = (days: readonly string[], { kept, now }: { kept: number; now: number }): boolean => {
  const last = [...days].sort().at(-1);
  return last !== undefined && Date.parse(`${last}T00:00:00Z`) + 2 * day + kept <= now;
};
