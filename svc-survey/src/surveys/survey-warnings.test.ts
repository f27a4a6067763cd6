import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { surveyOf, wellnessBody, wholeBooking } from '../testing/survey-answers.ts';
import { type SurveyWorld, staff } from '../testing/survey-world.ts';

const rooms = ['day/0/plenary/0', 'day/0/subcommittee/0'] as const;
type Duration = 'AM' | 'PM' | 'AM, PM';

/** A day with a plenary and a sub-room, in a venue that is open until late. */
const bookedFor = (world: SurveyWorld, duration: Duration, countryCode: 'FRA' | 'BEL' | 'ESP') =>
  world.eventOf({
    countryCode,
    venue: { ...makeBooking().venue, openingHours: { opens: 8, closes: 21 } },
    days: [
      bookedDay('2026-10-06', {
        plenary: { pax: 24, duration, configuration: 'theater' },
        subcommittees: [{ pax: 8, duration, configuration: 'u' }],
      }),
    ],
  });

/** The answers of a room as they are, with others in their place. */
const answerRoom = async (survey: ReturnType<typeof surveyOf>, room: string, changes: object) => {
  const { pax, configuration, startTime, endTime } = (await survey.get(room)).body;
  const answers = { displayedMeetingName: 'Atelier', pax, configuration, startTime, endTime, equipments: [], comment: '' };
  const { status, body } = await survey.put(room, { ...answers, accurateRoomConfiguration: '', ...changes });
  expect([room, changes, status]).toEqual([room, changes, 200]);
  return { ...(await survey.get(room)).body, hasWarning: body.hasWarning };
};

/** Staff accept another end of both rooms than the signed one: it is what later answers are compared with. */
const agreeOnEnd = async (world: SurveyWorld, eventId: string, endTime: string) => {
  const survey = surveyOf(world, eventId);
  for (const room of rooms) await answerRoom(survey, room, { endTime });
  expect((await survey.validate()).body.status).toBe('WAITING_COMET_VALIDATION');
  const path = `/api/staff/surveys/${eventId}`;
  const { revision } = (await world.send('GET', path, staff)).body;
  expect((await world.send('POST', `${path}/accept`, staff, { body: { revision } })).status).toBe(204);
  return survey;
};

onEachSurveyWorld((world) => {
  // Covers L-S03, L-S05, L-G04–L-G07.
  describe.each(rooms)('%s', (room) => {
    itOnBothEngines('tells the signed people and set-up, whether and how they changed, and warns until they are set back', async () => {
      const survey = surveyOf(world, await bookedFor(world, 'AM, PM', 'FRA'));
      const { pax, configuration } = (await survey.get(room)).body;
      const signed = { initialPax: pax, initialConfiguration: configuration };
      const same = { ...signed, paxChanged: false, paxDirection: null, configurationChanged: false, hasWarning: false };
      expect(await answerRoom(survey, room, {})).toMatchObject(same);
      const one = { ...signed, paxChanged: true, configurationChanged: false, hasWarning: true };
      expect(await answerRoom(survey, room, { pax: pax + 1 })).toMatchObject({ ...one, pax: pax + 1, paxDirection: 'higher' });
      expect(await answerRoom(survey, room, { pax: pax - 1 })).toMatchObject({ ...one, pax: pax - 1, paxDirection: 'lower' });
      const other = { ...same, configuration: 'cabarets', configurationChanged: true, hasWarning: true };
      expect(await answerRoom(survey, room, { pax, configuration: 'cabarets' })).toMatchObject(other);
      expect(await answerRoom(survey, room, { configuration })).toMatchObject(same);
    });
  });

  // Covers L-S04, L-G10–L-G12, L-G14.
  describe.each([
    ['AM', 'FRA', '12:00', '12:30', '13:00'],
    ['AM', 'BEL', '12:00', '12:30', '13:00'],
    ['AM', 'ESP', '13:00', '13:30', '14:00'],
    ...(['PM', 'AM, PM'] as const).flatMap((duration) =>
      (['FRA', 'BEL', 'ESP'] as const).map((country) => [duration, country, '18:30', '19:00', '19:30'] as const),
    ),
  ] as const)('%s in %s', (duration, country, before, limit, agreed) => {
    it(`a room's end at ${before} warns of nothing, one at ${limit} does, and the one agreed on at ${agreed} does not`, async () => {
      const eventId = await bookedFor(world, duration, country);
      const { endTime: signed } = (await surveyOf(world, eventId).get(rooms[0])).body;
      for (const room of rooms)
        expect((await surveyOf(world, eventId).get(room)).body).toMatchObject({
          initialEndTime: signed,
          endTimeChanged: false,
          endTimeWarning: false,
        });
      const survey = await agreeOnEnd(world, eventId, agreed);
      for (const room of rooms) {
        const withEnd = (endTime: string) => answerRoom(survey, room, { endTime });
        const reference = { initialEndTime: agreed };
        expect(await withEnd(before)).toMatchObject({ ...reference, endTimeChanged: true, endTimeWarning: false, hasWarning: false });
        expect(await withEnd(limit)).toMatchObject({ ...reference, endTimeChanged: true, endTimeWarning: true, hasWarning: true });
        expect(await withEnd(agreed)).toMatchObject({ ...reference, endTimeChanged: false, endTimeWarning: false, hasWarning: false });
      }
    });
  });

  // Covers L-G15.
  it('an afterwork warns of an end later than the signed one, after midnight too, and of no other', async () => {
    const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
    for (const [endTime, warns] of [
      ['19:00', false],
      ['19:30', false],
      ['20:00', true],
      ['00:30', true],
    ] as const) {
      expect((await put('day/1/afterwork', { pax: 24, startTime: '18:00', endTime })).body.hasWarning).toBe(warns);
      expect((await get('summary')).body.days[1].afterwork.endTime).toEqual({ value: endTime, hasWarning: warns });
      expect((await get('day/1/afterwork')).body.initialEndTime).toBe('19:30');
    }
  });

  // Covers L-G16.
  it('a wellness session warns of more than 15 minutes, and of no less', async () => {
    const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
    for (const [duration, warns] of [
      ['PT15M', false],
      ['PT30M', true],
      ['PT45M', true],
      ['PT1H', true],
      ['PT1H30M', true],
      ['PT2H', true],
    ] as const) {
      expect((await put('day/0/wellness', { ...wellnessBody, duration })).body.hasWarning).toBe(warns);
      expect((await get('day/0/wellness')).body).toMatchObject({ duration, durationWarning: warns });
    }
  });
});
