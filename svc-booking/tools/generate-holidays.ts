import { writeFileSync } from 'node:fs';
import { generatePublicHolidays } from '../src/calendar/generate-public-holidays.ts';
import { publicHolidayYears } from '../src/calendar/public-holiday-years.ts';

const { first, last } = publicHolidayYears;
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const table = generatePublicHolidays(years);
const file = new URL('../src/calendar/public-holidays.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
console.log(
  `public holidays ${first}-${last}: ${Object.entries(table)
    .map(([country, days]) => `${country} ${days.length}`)
    .join(', ')}`,
);
