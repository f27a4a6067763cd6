import type { KeptEvents } from '@plenary/contracts/personal-data.schemas';
import * as personalDataSchemas from '@plenary/contracts/personal-data.schemas';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { contactBody, surveyOf } from '../testing/survey-answers.ts';
import { claire, hugo } from '../testing/survey-world.ts';

onEachSurveyWorld((world) => {
  const keptOf = async (user: typeof claire): Promise<KeptEvents> => {
    const { status, body } = await world.send('GET', '/api/personal-data/events', user);
    expect(status).toBe(200);
    return personalDataSchemas.getKeptEvents.response.strict().parse(body);
  };

  itOnBothEngines('contains bookings, events and drafts of surveys, share links, mails and guests of a person', async () => {
    const eventId = await world.eventOf();
    await surveyOf(world, eventId).put('contact', { ...contactBody, jobTitle: 'Présidente' });
    await world.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire);
    const { database, tables } = world.deps;
    const listed = { email: 'paul@invite.example', firstname: 'Paul', lastname: 'Petit', company: 'Invité', phone: '' };
    const row = { ...listed, id: 'g1', eventId, version: 1, invitedAt: null, createdAt: 0 };
    await database.transact((tx) => tx.insert(tables.guest).values(row));
    const { knownAs, bookings, events } = await keptOf(claire);
    const customer = expect.objectContaining({ userId: claire.userId, lastname: 'Martin' });
    expect(knownAs).toEqual([{ salesforceId: expect.any(String), email: claire.email }]);
    expect(bookings).toEqual([expect.objectContaining({ stage: 'approved', venueName: 'Comet Ternes', customer, eventId })]);
    expect(events).toEqual([
      expect.objectContaining({
        id: eventId,
        venueName: 'Comet Ternes',
        startDay: '2026-10-06',
        customer,
        survey: expect.arrayContaining([
          { step: 'contact', isSaved: true, answers: expect.objectContaining({ jobTitle: 'Présidente' }) },
          expect.objectContaining({ step: '0/plenary/0', isSaved: false }),
        ]),
        shareLinks: expect.arrayContaining([{ createdAt: expect.any(String), revokedAt: null }]),
        mails: expect.arrayContaining([expect.objectContaining({ kind: 'invitation' })]),
        guests: [{ ...listed, invitedAt: null }],
      }),
    ]);
  });

  it('marks the person in the survey’s history, and names no other', async () => {
    const id = await world.eventOf();
    const { database, tables } = world.deps;
    const row = { eventId: id, at: 0, kind: 'saved', message: null };
    await database.transact(async (tx) => {
      await tx.insert(tables.surveyHistory).values({ ...row, id: 'h1', author: claire.email });
      await tx.insert(tables.surveyHistory).values({ ...row, id: 'h2', author: 'staff@comet.example' });
    });
    const kept = await keptOf(claire);
    expect(kept.events[0]?.history.map(({ byYou }) => byYou)).toEqual([true, false]);
    expect(JSON.stringify(kept)).not.toContain('staff@comet.example');
  });

  it('holds no token of a share link', async () => {
    const eventId = await world.eventOf();
    const { url } = (await world.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire)).body;
    const token = shareTokenOf(url);
    expect(token).not.toBe('');
    expect(JSON.stringify(await keptOf(claire))).not.toContain(token);
  });

  it('is the person’s own, is refused to a visitor, and is answered 20 times an hour', async () => {
    await world.eventOf();
    await world.tell('option.placed', 1, makeBooking({ quoteId: '00000000-0000-4000-8000-00000000a002', status: 'Presented' }));
    expect(await keptOf(hugo)).toEqual({ knownAs: [], bookings: [], events: [] });
    expect((await world.send('GET', '/api/personal-data/events', null)).status).toBe(401);
    const { clock, deps } = world;
    const { throttle } = kitTables(deps.database.dialect);
    const windowStart = clock.now - (clock.now % 3_600_000);
    await deps.database.transact((tx) => tx.update(throttle).set({ count: 20 }).where(eq(throttle.windowStart, windowStart)));
    expect((await world.send('GET', '/api/personal-data/events', hugo)).status).toBe(429);
  });
});
