/** Years that the table of public holidays covers. Outside them no holiday is known: make the table anew before they end. */
export const publicHolidayYears = { first: 2025, last: 2029 };
