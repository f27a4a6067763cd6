import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { contactBody, fillIn, roomBody, surveyOf, wellnessBody, wholeBooking } from '../testing/survey-answers.ts';
import { claire, hugo, staff } from '../testing/survey-world.ts';

const [tuesday, wednesday] = ['2026-10-06', '2026-10-07'];

onEachSurveyWorld((world) => {
  const ask = (venue = 'ternes', day = tuesday, user = staff) => world.send('GET', `/api/desk/sheets/${venue}/${day}/surveys`, user);
  const told = async (...place: Parameters<typeof ask>): Promise<DaySurveys> => (await ask(...place)).body;
  const lunchBody = { pax: 24, service: 'service2', allergies: '', comment: '' };

  itOnBothEngines('a day has rooms, lunch, activities and contact of each event as its survey has them', async () => {
    const eventId = await world.eventOf(wholeBooking);
    const { put } = await fillIn(world, eventId, { startTime: '08:30', equipments: ['projector'], comment: 'Deux micros' });
    await put('contact', { ...contactBody, phoneNumber: '+33612345678' });
    await put('day/0/lunch', { ...lunchBody, allergies: '1 noix\n2 végétariens', comment: 'Table ronde' });
    await put('day/0/wellness', wellnessBody);
    await put('day/1/afterwork', { pax: 20, startTime: '18:30', endTime: '21:00', allergies: '1 gluten', comment: '' });
    const { events } = await told();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      eventId,
      status: 'TODO',
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
      contact: { name: 'Claire Martin', phone: '+33612345678', jobTitle: 'Directrice' },
      addons: ['teambuilding', 'wellness', 'afterwork'],
      allDays: [tuesday, wednesday],
      days: [
        {
          day: tuesday,
          lunch: { pax: 24, service: 'service2', diets: '1 noix\n2 végétariens', comment: 'Table ronde' },
          wellness: { pax: 10, startTime: '10:00', duration: 'PT15M' },
          teamBuilding: { pax: 24, startTime: '14:00', endTime: '14:30' },
          afterwork: null,
        },
      ],
    });
    expect(events[0]?.days[0]?.rooms).toMatchObject([
      { place: 'plenary', title: roomBody.displayedMeetingName, startTime: '08:30', equipments: ['projector'], comment: 'Deux micros' },
      { place: 'subcommittee', index: 0, pax: 8 },
      { place: 'subcommittee', index: 1, pax: 6 },
    ]);
    const [later] = (await told('Ternes', wednesday)).events;
    expect(later?.days).toMatchObject([
      { day: wednesday, afterwork: { pax: 20, startTime: '18:30', endTime: '21:00', diets: '1 gluten' } },
    ]);
  });

  itOnBothEngines('another service is told several days at once, each as if it were asked alone, in the order asked', async () => {
    await world.eventOf(wholeBooking);
    await world.send('POST', '/api/staff/meeting-scientists', staff, { body: makeScientist({ venueIds: ['Ternes'] }) });
    const places = [
      { venue: 'ternes', day: wednesday },
      { venue: 'louise', day: tuesday },
      { venue: 'ternes', day: tuesday },
    ];
    const alone = await Promise.all(places.map(({ venue, day }) => told(venue, day)));
    expect(alone.map(({ events, scientist }) => [events.length, scientist !== null])).toEqual([
      [1, true],
      [0, false],
      [1, true],
    ]);
    const asked = async (headers: Record<string, string>, of: object[]) => {
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ places: of }) };
      const answer = await world.app.request('/internal/sheets', init);
      return { status: answer.status, body: await answer.json() };
    };
    const booking = await as({ kind: 'service', name: 'svc-booking' });
    expect(await asked(booking, places)).toEqual({ status: 200, body: { days: alone } });
    expect((await asked(booking, [])).status).toBe(400);
    expect((await asked(await as(staff), places)).status).toBe(404);
  });

  itOnBothEngines('another day, another venue and a cancelled booking are left out', async () => {
    await world.eventOf();
    expect((await told('ternes', wednesday)).events).toEqual([]);
    expect((await told('louise')).events).toEqual([]);
    expect((await told()).events).toHaveLength(1);
    await world.tell('booking.cancelled', 6, makeBooking({ standing: 'cancelled' }));
    await world.settle();
    expect((await told()).events).toEqual([]);
  });

  it('the Meeting Scientist is that of the venue', async () => {
    await world.send('POST', '/api/staff/meeting-scientists', staff, { body: makeScientist({ venueIds: ['Ternes'] }) });
    await world.eventOf();
    const { firstName, lastName, email, phoneNumber } = makeScientist();
    expect((await told()).scientist).toEqual({ name: `${firstName} ${lastName}`, email, phone: phoneNumber.replaceAll(' ', '') });
    expect((await told('louise')).scientist).toBeNull();
  });

  it('a charge that waits for the customer leaves the price open', async () => {
    const eventId = await world.eventOf();
    await (await fillIn(world, eventId, { pax: 40 })).validate();
    const { revision } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
    expect((await told()).events).toMatchObject([{ status: 'WAITING_COMET_VALIDATION', isPriceOpen: false }]);
    const charge = { label: 'Une demi-heure', excludingVat: 12_000 };
    await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision, charge } });
    expect((await told()).events).toMatchObject([{ isPriceOpen: true }]);
  });

  it('sheets are for staff alone, of days that exist', async () => {
    expect((await ask('ternes', tuesday, claire)).status).toBe(403);
    expect((await ask('ternes', tuesday, hugo)).status).toBe(403);
    expect((await ask('ternes', '2026-02-30')).status).toBe(400);
    const internal = async (headers: Record<string, string>) =>
      (await world.app.request(`/internal/sheets/ternes/${tuesday}`, { headers })).status;
    expect(await internal(await as({ kind: 'service', name: 'svc-booking' }))).toBe(200);
    expect(await internal(await as(staff))).toBe(404);
  });

  it('a survey that nobody has filled in tells what was signed', async () => {
    const eventId = await world.eventOf();
    expect((await surveyOf(world, eventId).get()).status).toBe(200);
    const [event] = (await told()).events;
    expect(event?.days[0]?.rooms).toMatchObject([{ title: '', pax: 24, configuration: 'theater', startTime: '08:00', endTime: '18:00' }]);
  });
});
