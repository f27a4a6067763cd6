import { type StandingSurvey, surveyStands } from '@plenary/contracts/events';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { runRetention } from '../retention/run-retention.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { fillIn, wholeBooking } from '../testing/survey-answers.ts';
import { tellStandings } from './tell-standings.ts';

// Desk D7, D19.

/** Nothing was agreed on beside the quote. */
const none = { net: 0, agreedAt: null };

onEachSurveyWorld((world) => {
  const heard = async (): Promise<Omit<StandingSurvey, 'quoteId'>[]> => {
    await tellStandings(world.deps);
    await world.settle();
    return world.told
      .filter(({ type }) => type === surveyStands)
      .map(({ payload }) => {
        const { quoteId, ...told } = payload as StandingSurvey;
        expect(quoteId).toBe(makeBooking().quoteId);
        return told;
      });
  };
  const last = async () => (await heard()).at(-1);

  itOnBothEngines('svc-booking is told where a survey stands and what its plenary is called, once for each change', async () => {
    const eventId = await world.eventOf(wholeBooking);
    expect(await heard()).toEqual([{ status: 'TODO', title: '', supplements: none }]);
    expect(await heard()).toHaveLength(1);
    await fillIn(world, eventId, { displayedMeetingName: 'Kick-off' });
    expect(await last()).toEqual({ status: 'TODO', title: 'Kick-off', supplements: none });
  });

  itOnBothEngines('a survey that an older version changed is told with the next round', async () => {
    const eventId = await world.eventOf(wholeBooking);
    const before = (await heard()).length;
    const { meetingEvent } = world.deps.tables;
    await world.deps.database.transact((tx) =>
      tx.update(meetingEvent).set({ status: 'DONE', revision: 40 }).where(eq(meetingEvent.id, eventId)).returning(),
    );
    expect((await heard()).slice(before)).toEqual([{ status: 'DONE', title: '', supplements: none }]);
  });

  itOnBothEngines('a cancelled event has no survey any more', async () => {
    await world.eventOf(wholeBooking);
    await heard();
    await world.tell('booking.cancelled', 6, makeBooking({ ...wholeBooking, standing: 'cancelled' }));
    expect(await last()).toEqual({ status: null, title: '' });
  });

  itOnBothEngines('the title goes with an event whose time is over', async () => {
    const eventId = await world.eventOf(wholeBooking);
    await fillIn(world, eventId, { displayedMeetingName: 'Kick-off' });
    expect(await last()).toMatchObject({ title: 'Kick-off' });
    world.clock.now += 6 * 366 * 86_400_000;
    await runRetention(world.deps);
    expect(await last()).toEqual({ status: null, title: '' });
  });
});
