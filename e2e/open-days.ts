/** Two days in a row that venues are open on, ten weeks and more ahead: a Tuesday and a Wednesday, never in a closed period. */
export const meetingDays = (now = new Date()): [Date, Date] => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 70));
  const isTuesday = () => first.getUTCDay() === 2;
  // Holidays and closings fall into these months, in one country or another.
  const isQuietMonth = () => [0, 1, 2, 8, 9].includes(first.getUTCMonth()) && first.getUTCDate() > 6;
  while (!isTuesday() || !isQuietMonth()) first.setUTCDate(first.getUTCDate() + 1);
  const second = new Date(first);
  second.setUTCDate(second.getUTCDate() + 1);
  return [first, second];
};

/** The calendar's name of a day: `mardi 19 janvier 2027`. */
export const dayName = (day: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
