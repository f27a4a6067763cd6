import type { holiday } from '@plenary/contracts/planning.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { audit } from '../audit/audit.ts';
import { isWeekend } from '../calendar/calendar-day.ts';
import { holidayKey } from '../calendar/open-days.ts';
import { publicHolidays } from '../calendar/public-holidays.ts';
import { todayIn } from '../calendar/today-in.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';

type Holiday = z.infer<typeof holiday>;

/** Public holidays of a country from today on that fall on no weekend, and whether its venues are open nevertheless. */
export const listHolidays = async (deps: BookingDeps, country: CountryCode): Promise<{ holidays: Holiday[] }> => {
  const { openHolidays } = await deps.catalogue.current();
  const today = todayIn({ now: deps.now(), timeZone: timeZoneOf[country] });
  const coming = publicHolidays[country].filter(({ date }) => date >= today && !isWeekend(date));
  return { holidays: coming.map(({ date, name }) => ({ date, name, isOpen: openHolidays.has(holidayKey(country, date)) })) };
};

interface Setting {
  actor: UserActor;
  countryCode: CountryCode;
  date: string;
  isOpen: boolean;
}

/** Opens a country's venues on a public holiday, or closes them on it again; refuses `not-found` for another day. */
export const setHoliday = async (deps: BookingDeps, { actor, countryCode, date, isOpen }: Setting): Promise<Holiday> => {
  const { database, tables } = deps;
  const { openHoliday } = tables;
  const found = publicHolidays[countryCode].find((one) => one.date === date) ?? refuse('not-found');
  const entryId = deps.newId();
  const now = deps.now();
  await database.transact(async (tx) => {
    const changed = isOpen
      ? await tx.insert(openHoliday).values({ country: countryCode, day: date }).onConflictDoNothing().returning()
      : await tx
          .delete(openHoliday)
          .where(and(eq(openHoliday.country, countryCode), eq(openHoliday.day, date)))
          .returning();
    if (changed.length === 0) return;
    await bumpCatalogue(tx, tables);
    const subject = { type: 'holiday', id: holidayKey(countryCode, date), name: `${countryCode}, ${found.name.fr} ${date}` };
    const changes = [{ field: 'isOpen', from: !isOpen, to: isOpen }];
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: isOpen ? 'holiday-opened' : 'holiday-closed', subject, changes });
  });
  return { date, name: found.name, isOpen };
};
