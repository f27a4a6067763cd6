import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { contactBody, roomBody, surveyOf, wellnessBody, wholeBooking } from '../testing/survey-answers.ts';
import { claire, hugo, staff } from '../testing/survey-world.ts';

// Covers L-I05, L-I13–L-I25.

const long = (length: number) => 'x'.repeat(length);
const noAddons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

const refusedAnswers: [string, object, object][] = [
  [
    'contact',
    { firstname: '', lastname: ' ', email: 'claire@atelier' },
    { firstname: 'required', lastname: 'required', email: 'invalid_format' },
  ],
  ['contact', { ...contactBody, email: 'a..b@atelier.fr' }, { email: 'invalid_value' }],
  ['contact', { ...contactBody, phoneNumber: long(41) }, { phoneNumber: 'value_too_long' }],
  ['day/0/plenary/0', { ...roomBody, pax: '', displayedMeetingName: null }, { pax: 'required', displayedMeetingName: 'required' }],
  ['day/0/plenary/0', { ...roomBody, pax: 0, comment: long(2_001) }, { pax: 'required', comment: 'value_too_long' }],
  ['day/0/plenary/0', { ...roomBody, displayedMeetingName: long(73) }, { displayedMeetingName: 'value_too_long' }],
  ['day/0/plenary/0', { ...roomBody, startTime: '18:00', endTime: '18:00' }, { endTime: 'hours' }],
  ['day/0/plenary/0', { ...roomBody, configuration: 'pyramid' }, { configuration: 'invalid_value' }],
  ['day/0/plenary/0', { ...roomBody, action: 'jump' }, { action: 'invalid_value' }],
  ['day/0/subcommittee/0', { ...roomBody, displayedMeetingName: long(31) }, { displayedMeetingName: 'value_too_long' }],
  ['day/0/lunch', { pax: null }, { pax: 'required', service: 'required' }],
  ['day/0/lunch', { pax: 41, service: 'service1', allergies: long(1_001) }, { service: 'invalid_value', allergies: 'value_too_long' }],
  ['day/0/wellness', {}, { pax: 'required', duration: 'required', startTime: 'required' }],
  ['day/0/wellness', { ...wellnessBody, duration: 'PT20M' }, { duration: 'invalid_value' }],
  ['day/1/afterwork', { pax: 9, startTime: '23:00', endTime: '22:00' }, { endTime: 'hours' }],
  ['day/0/team-building', { startTime: '10:00', endTime: '09:00' }, { pax: 'required', endTime: 'hours' }],
  ['day/0/team-building', { pax: 9, comment: long(2_001) }, { comment: 'value_too_long' }],
  ['contact', { ...contactBody, lastname: 'Mar\u202etin' }, { lastname: 'unseen_characters' }],
  ['day/0/wellness', { ...wellnessBody, comment: 'calme\u200b' }, { comment: 'unseen_characters' }],
  ['additional-needs', { comment: long(2_001) }, { comment: 'value_too_long' }],
];

onEachSurveyWorld((world) => {
  describe('a new survey', () => {
    itOnBothEngines('has the steps of its booking, in their order, none of them saved', async () => {
      const { get } = surveyOf(world, await world.eventOf(wholeBooking));
      const { status, body } = await get();
      expect(status).toBe(200);
      expect(body.stepper.days.map(({ date }: { date: string }) => date)).toEqual(['2026-10-06', '2026-10-07']);
      expect(
        body.stepper.days[0].steps.map(({ type, index }: { type: string; index?: number }) => `${type} ${index ?? ''}`.trim()),
      ).toEqual(['plenary 0', 'subcommittee 0', 'subcommittee 1', 'lunch', 'wellness', 'team-building']);
      expect(body.stepper.days[1].steps.map(({ type }: { type: string }) => type)).toEqual(['plenary', 'lunch', 'wellness', 'afterwork']);
      expect(body).toMatchObject({
        venueCountry: 'FRA',
        isLogOk: false,
        halfDay: 'AM, PM',
        status: 'TODO',
        isOwner: true,
        meetingScientist: { name: 'Comet', email: 'sales@comet.example' },
        openingHours: { opens: 8, closes: 19, slotMinutes: 30 },
        stepper: {
          contact: { isSaved: false, hasWarning: false },
          upsell: { isSaved: false },
          'additional-needs': { isSaved: false },
          summary: { isSaved: false, hasWarning: false },
        },
      });
    });

    it('takes times within the hours that its venue had when it was booked', async () => {
      const { venue } = makeBooking();
      const { get, put } = surveyOf(
        world,
        await world.eventOf({ ...wholeBooking, venue: { ...venue, openingHours: { opens: 7, closes: 22 } } }),
      );
      expect((await get()).body.openingHours).toEqual({ opens: 7, closes: 22, slotMinutes: 30 });
      const early = { ...roomBody, startTime: '07:00', endTime: '18:00' };
      expect(await put('day/0/plenary/0', early)).toMatchObject({ status: 200 });
      expect(await put('day/0/plenary/0', { ...early, startTime: '06:30' })).toMatchObject({
        status: 400,
        body: { errors: { startTime: 'invalid_value' } },
      });
    });

    // Covers L-G01–L-G02, L-I06–L-I09, L-I14–L-I25.
    it('is answered with what the signed quote and the account say', async () => {
      const { get } = surveyOf(world, await world.eventOf(wholeBooking));
      expect((await get('contact')).body).toEqual({
        version: 0,
        isSaved: false,
        firstname: 'Claire',
        lastname: 'Martin',
        email: 'claire@atelier-nord.example',
        phoneNumber: '+33142000000',
        jobTitle: '',
      });
      expect((await get('day/0/plenary/0')).body).toEqual({
        version: 0,
        isSaved: false,
        halfDay: 'AM, PM',
        roomName: 'Salon Wagram',
        displayedMeetingName: '',
        pax: 24,
        initialPax: 24,
        paxChanged: false,
        paxDirection: null,
        configuration: 'theater',
        initialConfiguration: 'theater',
        configurationChanged: false,
        startTime: '08:00',
        initialStartTime: '08:00',
        endTime: '18:00',
        initialEndTime: '18:00',
        endTimeChanged: false,
        endTimeWarning: false,
        equipments: [],
        accurateRoomConfiguration: '',
        comment: '',
      });
      expect((await get('day/0/subcommittee/1')).body).toMatchObject({ pax: 6, configuration: 'casual', endTime: '12:30' });
      expect((await get('day/0/lunch')).body).toEqual({
        version: 0,
        isSaved: false,
        pax: 24,
        initialPax: 24,
        initialService: 'service1',
        service: 'service1',
        service1Full: false,
        allergies: '',
        comment: '',
        serviceCapacities: { service1: 40, service2: 60 },
        isServiceStaffChoice: false,
        type: 'standard',
      });
      expect((await get('day/0/wellness')).body).toMatchObject({ pax: 24, startTime: null, duration: 'PT15M', durationWarning: false });
      expect((await get('day/1/afterwork')).body).toMatchObject({ pax: 24, startTime: '18:00', endTime: '19:30', initialEndTime: '19:30' });
      expect((await get('day/0/team-building')).body).toMatchObject({ pax: 24, startTime: '14:00', endTime: '14:30' });
      expect((await get('additional-needs')).body).toEqual({ version: 0, isSaved: false, comment: '' });
    });

    it('begins a half day as its country does', async () => {
      const days = [bookedDay('2026-10-06', { plenary: { pax: 24, duration: 'AM', configuration: 'u' } })];
      const french = surveyOf(world, await world.eventOf({ days }));
      expect((await french.get('day/0/plenary/0')).body).toMatchObject({ halfDay: 'AM', endTime: '12:30' });
      expect((await french.get('day/0/lunch')).status).toBe(404);
      const spanish = surveyOf(world, await world.eventOf({ days, countryCode: 'ESP', quoteId: '00000000-0000-4000-8000-00000000a002' }));
      expect((await spanish.get('day/0/plenary/0')).body).toMatchObject({ endTime: '13:30', endTimeWarning: false });
    });

    // Covers L-T04.
    it('proposes a team-building of a morning from 11:00 to 11:30', async () => {
      const days = [bookedDay('2026-10-06', { plenary: { pax: 24, duration: 'AM', configuration: 'u' } })];
      const { get } = surveyOf(world, await world.eventOf({ days, addons: { ...noAddons, teambuilding: true } }));
      expect((await get('day/0/team-building')).body).toMatchObject({ halfDay: 'AM', startTime: '11:00', endTime: '11:30' });
    });

    it('shows a day with its position, counting from 0', async () => {
      const { get } = surveyOf(world, await world.eventOf(wholeBooking));
      expect((await get('day/1')).body).toMatchObject({
        dayIndex: 1,
        date: '2026-10-07',
        halfDay: 'AM, PM',
        firstStep: { type: 'plenary', dayIndex: 1, index: 0 },
      });
      for (const nowhere of [
        'day/2',
        'day/-1',
        'day/x',
        'day/0/plenary/1',
        'day/0/subcommittee/2',
        'day/0/afterwork',
        'day/1/team-building',
      ])
        expect([nowhere, (await get(nowhere)).status]).toEqual([nowhere, 404]);
    });
  });

  describe('saving a step', () => {
    itOnBothEngines('keeps every answer of it, and names the next step', async () => {
      const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
      const saved = await put('day/0/plenary/0', { ...roomBody, pax: 30, configuration: 'u', endTime: '19:00', comment: 'Merci' });
      expect(saved.status).toBe(200);
      expect(saved.body).toEqual({
        nextStep: { type: 'subcommittee', dayIndex: 0, index: 0 },
        version: 1,
        status: 'TODO',
        hasWarning: true,
      });
      expect((await get('day/0/plenary/0')).body).toMatchObject({
        ...roomBody,
        version: 1,
        isSaved: true,
        pax: 30,
        initialPax: 24,
        paxChanged: true,
        paxDirection: 'higher',
        configuration: 'u',
        configurationChanged: true,
        endTime: '19:00',
        endTimeChanged: true,
        endTimeWarning: true,
        comment: 'Merci',
      });
    });

    // Covers L-F01–L-F09, L-A06, L-I06–L-I09, L-I14–L-I25.
    it('leads through the whole survey, and back', async () => {
      const { put } = surveyOf(world, await world.eventOf(wholeBooking));
      const steps: [string, object, unknown, unknown][] = [
        ['contact', contactBody, { type: 'plenary', dayIndex: 0, index: 0 }, null],
        ['day/0/plenary/0', roomBody, { type: 'subcommittee', dayIndex: 0, index: 0 }, { type: 'contact' }],
        ['day/0/subcommittee/0', roomBody, { type: 'subcommittee', dayIndex: 0, index: 1 }, { type: 'plenary', dayIndex: 0, index: 0 }],
        ['day/0/subcommittee/1', roomBody, { type: 'lunch', dayIndex: 0 }, { type: 'subcommittee', dayIndex: 0, index: 0 }],
        [
          'day/0/lunch',
          { pax: 24, service: 'service2' },
          { type: 'wellness', dayIndex: 0 },
          { type: 'subcommittee', dayIndex: 0, index: 1 },
        ],
        ['day/0/wellness', wellnessBody, { type: 'team-building', dayIndex: 0 }, { type: 'lunch', dayIndex: 0 }],
        ['day/0/team-building', { pax: 9 }, { type: 'plenary', dayIndex: 1, index: 0 }, { type: 'wellness', dayIndex: 0 }],
        ['day/1/plenary/0', roomBody, { type: 'lunch', dayIndex: 1 }, { type: 'team-building', dayIndex: 0 }],
        ['day/1/lunch', { pax: 24, service: 'service1' }, { type: 'wellness', dayIndex: 1 }, { type: 'plenary', dayIndex: 1, index: 0 }],
        ['day/1/wellness', wellnessBody, { type: 'afterwork', dayIndex: 1 }, { type: 'lunch', dayIndex: 1 }],
        [
          'day/1/afterwork',
          { pax: 9, startTime: '22:00', endTime: '01:00' },
          { type: 'additional-needs' },
          { type: 'wellness', dayIndex: 1 },
        ],
        ['additional-needs', { comment: 'Vestiaire' }, { type: 'summary' }, { type: 'afterwork', dayIndex: 1 }],
        ['upsell', { facilitator: true }, { type: 'summary' }, { type: 'additional-needs' }],
      ];
      for (const [step, body, next, previous] of steps) {
        expect([step, (await put(step, body)).body.nextStep]).toEqual([step, next]);
        if (previous) expect([step, (await put(step, { ...body, action: 'previous' })).body.nextStep]).toEqual([step, previous]);
      }
    });

    // Covers L-W08.
    it('tells the format of a wellness session in the summary: it follows from the other answers, and is not asked', async () => {
      const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
      const formatOf = async (day: number) => (await get('summary')).body.days[day].wellness?.format.value;
      expect([await formatOf(0), await formatOf(1)]).toEqual(['teambuilding', 'discovery']);
      for (const [duration, format] of [
        ['PT30M', 'standard'],
        ['PT1H', 'standard'],
        ['PT90M', 'custom'],
        ['PT15M', 'discovery'],
      ]) {
        expect((await put('day/1/wellness', { ...wellnessBody, duration, format: 'custom' })).status).toBe(200);
        expect([duration, await formatOf(1)]).toEqual([duration, format]);
      }
      expect((await get('day/1/wellness')).body).not.toHaveProperty('format');
    });

    // Covers L-S08, L-I14–L-I25.
    it('takes a body without a configuration as board, of a plenary and of a subcommittee', async () => {
      const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
      const { configuration: _, ...body } = roomBody;
      for (const room of ['day/0/plenary/0', 'day/0/subcommittee/0']) {
        expect((await put(room, body)).status).toBe(200);
        expect((await get(room)).body.configuration).toBe('board');
      }
    });

    // Covers L-L02–L-L03.
    it('takes five services of a lunch, three kinds of it, and no other', async () => {
      const eventId = await world.eventOf();
      const { get, put } = surveyOf(world, eventId);
      const lunch = 'day/0/lunch';
      for (const [pax, service] of [
        [24, 'service1'],
        [24, 'service2'],
        [41, 'meal_trays'],
        [41, 'external_restaurant'],
      ] as const) {
        expect([service, (await put(lunch, { pax, service })).status]).toEqual([service, 200]);
        expect((await get(lunch)).body.service).toBe(service);
      }
      for (const service of ['service3', 'brunch', 'standard'])
        expect((await put(lunch, { pax: 24, service })).body.errors).toEqual({ service: 'invalid_value' });
      const choose = (choice: object) =>
        world.send('PUT', `/api/staff/surveys/${eventId}/${lunch}`, staff, {
          body: { isServiceStaffChoice: true, service: 'any', ...choice },
        });
      for (const type of ['external_restaurant', 'meal_trays', 'standard']) {
        expect([type, (await choose({ type })).status]).toEqual([type, 204]);
        expect((await get(lunch)).body).toMatchObject({ type, service: 'any' });
        expect((await put(lunch, { pax: 24, service: 'any' })).status).toBe(200);
      }
      expect((await choose({ type: 'picnic' })).status).toBe(400);
      expect((await choose({ type: 'standard', service: 'brunch' })).status).toBe(400);
    });

    // Covers L-C02–L-C05, L-S09–L-S12, L-S16–L-S17, L-L10–L-L12, L-W02–L-W04, L-A05, L-T02, L-T06–L-T07, L-N02.
    it('with invalid answers is refused with the fault of each field, and nothing is stored', async () => {
      const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
      for (const [step, body, errors] of refusedAnswers) {
        expect([step, body, (await put(step, body)).body]).toEqual([
          step,
          body,
          expect.objectContaining({ status: 400, code: 'invalid-request', errors: expect.objectContaining(errors) }),
        ]);
        expect((await get(step)).body).toMatchObject({ version: 0, isSaved: false });
      }
    });

    it('sends to meal trays or a restaurant where a service is full, and to nothing where staff chose', async () => {
      const eventId = await world.eventOf();
      const { get, put } = surveyOf(world, eventId);
      expect((await put('day/0/lunch', { pax: 50, service: 'meal_trays', service1Full: true })).status).toBe(200);
      expect((await get('day/0/lunch')).body).toMatchObject({ pax: 50, service: 'meal_trays', service1Full: true });
      const choice = { isServiceStaffChoice: true, type: 'standard', service: 'service2' };
      expect((await world.send('PUT', `/api/staff/surveys/${eventId}/day/0/lunch`, staff, { body: choice })).status).toBe(204);
      expect((await put('day/0/lunch', { pax: 50, service: 'any' })).status).toBe(200);
      expect((await get('day/0/lunch')).body).toMatchObject({ service: 'service2', isServiceStaffChoice: true });
      expect((await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body.lunches[0]).toMatchObject({ dayIndex: 0, ...choice });
    });

    it('asks the Meeting Scientist for add-ons, and leaves those of the quote as they are', async () => {
      const { get, put } = surveyOf(world, await world.eventOf(wholeBooking));
      const saved = await put('upsell', { facilitator: true, wellness: true, comment: 'Le matin' });
      expect(saved.body).toMatchObject({ hasWarning: true });
      const states = (await get('upsell')).body.addons.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`);
      expect(states).toEqual(['teambuilding in-quote', 'wellness in-quote', 'facilitator asked', 'afterwork in-quote']);
      await put('upsell', { facilitator: false });
      expect((await get('')).body.stepper.upsell).toMatchObject({ isSaved: true, hasWarning: false });
    });
  });

  // Covers L-F19.
  describe('two people who edit', () => {
    itOnBothEngines("see each other's changes: the second gets the newer values, and nothing is lost", async () => {
      const { put } = surveyOf(world, await world.eventOf());
      expect((await put('day/0/plenary/0', { ...roomBody, version: 0, comment: 'first' })).status).toBe(200);
      const stale = await put('day/0/plenary/0', { ...roomBody, version: 0, comment: 'second' });
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        code: 'stale-version',
        current: { version: 1, comment: 'first', displayedMeetingName: 'Comité de direction' },
      });
      expect((await put('day/0/plenary/0', { ...roomBody, version: 1, comment: 'second' })).body.version).toBe(2);
    });

    it('do not meet where they say the same, or edit different steps', async () => {
      const { put } = surveyOf(world, await world.eventOf());
      await put('day/0/plenary/0', { ...roomBody, version: 0 });
      expect((await put('day/0/plenary/0', { ...roomBody, version: 0 })).body.version).toBe(1);
      expect((await put('additional-needs', { comment: 'Vestiaire', version: 0 })).status).toBe(200);
    });

    it('may go on without a version, as a client does that knows none', async () => {
      const { put } = surveyOf(world, await world.eventOf());
      await put('additional-needs', { comment: 'first' });
      expect((await put('additional-needs', { comment: 'second' })).body.version).toBe(2);
    });

    it('without versions all of them would win, the last one over the others: what the version is there for', async () => {
      const { get, put } = surveyOf(world, await world.eventOf());
      const racers = Array.from({ length: 12 }, (_, number) => put('additional-needs', { comment: `racer ${number}` }));
      expect((await Promise.all(racers)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
      expect((await get('additional-needs')).body.version).toBe(12);
    });

    itOnBothEngines('at the same instant: exactly one of those who saw the same version wins', async () => {
      const { get, put } = surveyOf(world, await world.eventOf());
      const racers = Array.from({ length: 12 }, (_, number) => put('additional-needs', { comment: `racer ${number}`, version: 0 }));
      const statuses = (await Promise.all(racers)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(11);
      expect((await get('additional-needs')).body).toMatchObject({ version: 1, comment: `racer ${statuses.indexOf(200)}` });
    });
  });

  describe('another customer', () => {
    itOnBothEngines('sees no survey, as if there were none', async () => {
      const eventId = await world.eventOf(wholeBooking);
      for (const step of ['', 'contact', 'summary', 'day/0', 'day/0/plenary/0', 'upsell']) {
        expect([step, (await surveyOf(world, eventId, { user: hugo }).get(step)).status]).toEqual([step, 404]);
        expect([step, (await surveyOf(world, eventId, { user: staff }).get(step)).status]).toEqual([step, 404]);
        expect([step, (await surveyOf(world, eventId, { user: null }).get(step)).status]).toEqual([step, 401]);
      }
      expect((await surveyOf(world, eventId, { user: hugo }).put('day/0/plenary/0', roomBody)).status).toBe(404);
      expect((await surveyOf(world, eventId, { user: hugo }).validate()).status).toBe(404);
      expect((await surveyOf(world, '00U000000000000', { user: claire }).get()).status).toBe(404);
    });
  });
});
