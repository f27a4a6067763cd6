const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
// The three countries of the product keep the same time; the head office's zone decides.
const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', calendar: 'gregory', ...parts });

/** The day it is for a framework contract, `YYYY-MM-DD` in Europe/Paris, at an instant in milliseconds. */
export const contractDay = (now: number): string => inParis.format(now);
