/** The local day `YYYY-MM-DD` some days after another; before it where `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
