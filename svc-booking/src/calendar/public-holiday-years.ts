/** Years covered by the table of public holidays. No holiday is known outside them: regenerate the table before they end. */
export const publicHolidayYears = { first: 2025, last: 2029 };
