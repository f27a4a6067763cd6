import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import { addDays } from '@plenary/service-kit/local-time';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from './ask-to-tell.ts';

/**
 * At start, after a change of the guest management mode: the guests of coming events are announced by the new means, a visitor
 * system receives all listed guests. Former messages stay as they are; a guest whom no customer invited gets no mail.
 */
export const takeGuestMode = async (deps: SurveyDeps): Promise<void> => {
  const { database, tables, guests, newId, now } = deps;
  const { mode } = guests;
  if (mode === 'NONE') return;
  const { guest, guestDelivery, meetingEvent } = tables;
  const today = new Date(now()).toISOString().slice(0, 10);
  const toCome = and(gte(meetingEvent.endDay, addDays(today, -1)), eq(meetingEvent.isCancelled, false), eq(meetingEvent.isReady, true));
  const otherwise = sql`${guestDelivery.visit} NOT LIKE ${`%"channel":"${mode}"%`}`;
  const untold = sql`NOT EXISTS (SELECT 1 FROM ${guestDelivery} WHERE ${guestDelivery.eventId} = ${guest.eventId} AND ${guestDelivery.key} LIKE ${guest.id} || '-%')`;
  const toldOtherwise = await database.read
    .selectDistinct({ id: meetingEvent.id })
    .from(meetingEvent)
    .innerJoin(guestDelivery, eq(guestDelivery.eventId, meetingEvent.id))
    .where(and(toCome, otherwise));
  const notTold = await database.read
    .selectDistinct({ id: meetingEvent.id })
    .from(meetingEvent)
    .innerJoin(guest, eq(guest.eventId, meetingEvent.id))
    .where(and(toCome, untold));
  const eventIds = new Set([...toldOtherwise, ...(isVisitorSystem(mode) ? notTold : [])].map(({ id }) => id));
  for (const eventId of eventIds) {
    const [cause, at] = [newId(), now()];
    await database.transact((tx) => askToTell(tx, deps, { eventId, cause, now: at }));
  }
};
