import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { claire, staff } from '../testing/survey-world.ts';

const path = '/api/staff/parked-events';

onEachSurveyWorld((world) => {
  itOnBothEngines('a booking that stuck on its way to the CRM is shown to staff, and becomes an event once they send it on', async () => {
    const { database, tables } = world.deps;
    const { outbox } = kitTables(database.dialect);
    const booking = makeBooking();
    await world.tell('booking.approved', 5, booking);
    await database.transact((tx) => tx.update(outbox).set({ parked: true, attempts: 10 }));
    await world.settle();
    expect(await database.read.$count(tables.meetingEvent)).toBe(0);

    const listed = (await world.send('GET', path, staff)).body.events;
    expect(listed).toEqual([
      {
        id: expect.any(String),
        type: expect.stringContaining('crm'),
        aggregateId: booking.quoteId,
        attempts: 10,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    const resend = () => world.send('POST', `${path}/${encodeURIComponent(listed[0].id)}/resend`, staff, { body: {} });
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    await world.settle();
    expect(await database.read.$count(tables.meetingEvent)).toBe(1);
    expect((await world.send('GET', path, staff)).body).toEqual({ events: [] });
  });

  it('is nothing for customers and visitors', async () => {
    for (const [user, status] of [
      [claire, 403],
      [null, 401],
    ] as const) {
      expect((await world.send('GET', path, user)).status).toBe(status);
      expect((await world.send('POST', `${path}/x/resend`, user, { body: {} })).status).toBe(status);
    }
  });
});
