import type { DaySurveys, SheetPlace } from '@plenary/contracts/sheets.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isSeenBy, mayReadDiets, withoutDiets } from '../rights/hide-answers.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { presentSheet } from './present-sheet.ts';

/**
 * What the surveys of a venue's events say of a day (design: desk D14). A venue that nobody here knows has none: which venues there are, is
 * not known here. A reader of the staff is told the events that they may see; another service, all.
 */
export const getDaySurveys = async (deps: SurveyDeps, place: SheetPlace, reader?: UserActor): Promise<DaySurveys> => {
  const [told] = await getManyDaySurveys(deps, [place], reader);
  return told ?? { scientist: null, events: [] };
};

/** The same for several places, in their order: events and answers are read once for all. */
export const getManyDaySurveys = async (deps: SurveyDeps, places: readonly SheetPlace[], reader?: UserActor): Promise<DaySurveys[]> => {
  const { database, tables } = deps;
  const { meetingEvent, surveyStep } = tables;
  const days = places.map(({ day }) => day).sort();
  const around = and(gte(meetingEvent.endDay, days.at(0) ?? ''), lte(meetingEvent.startDay, days.at(-1) ?? ''));
  const live = and(eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false));
  const all = await database.read.select().from(meetingEvent).where(and(around, live)).orderBy(asc(meetingEvent.id));
  const found = places.map((place) => all.filter((event) => isOn(event, place) && (!reader || isSeenBy(reader)(event))));
  const ids = [...new Set(found.flat().map(({ id }) => id))];
  const steps = ids.length > 0 ? await database.read.select().from(surveyStep).where(inArray(surveyStep.eventId, ids)) : [];
  const stepsOf = (id: string) => new Map(steps.filter(({ eventId }) => eventId === id).map((step) => [step.key, step]));
  const venueIds = [...new Set(found.flatMap(([first]) => (first ? [first.venueId] : [])))];
  const scientists = new Map(await Promise.all(venueIds.map(async (id) => [id, await scientistAt(deps, id)] as const)));
  return places.map(({ day }, index) => {
    const events = found[index] ?? [];
    return {
      scientist: scientists.get(events[0]?.venueId ?? '') ?? null,
      events: events.map((event) => {
        const sheet = presentSheet(event, stepsOf(event.id), (date) => date === day);
        return !reader || mayReadDiets(reader, event) ? sheet : withoutDiets(sheet);
      }),
    };
  });
};

const isOn = (event: EventRow, { venue, day }: SheetPlace): boolean =>
  isAt(event, venue) && event.record.days.some(({ date }) => date === day);

const isAt = ({ venueId, record }: EventRow, venue: string): boolean => venueId === venue || record.venue.slug === venue;

const scientistAt = async (deps: SurveyDeps, venueId: string): Promise<DaySurveys['scientist']> => {
  const { name, email, phoneNumber } = await scientistOf(deps.database.read, deps, venueId);
  return { name, email, phone: phoneNumber };
};
