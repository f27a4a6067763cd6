const millisecondsPerDay = 86_400_000;

/** The local day so many days later; before, for a negative number. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay).toISOString().slice(0, 10);
