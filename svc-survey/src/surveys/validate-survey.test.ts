import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { fillIn, roomBody, surveyOf, wellnessBody, wholeBooking } from '../testing/survey-answers.ts';
import { claire, oneDay, type SurveyWorld, staff } from '../testing/survey-world.ts';

// Covers L-F15–L-F18, L-I10–L-I12.

const signedForOneDay = { addons: { teambuilding: true, wellness: false, facilitator: false, afterwork: true } };

const statusOf = async (world: SurveyWorld, eventId: string) =>
  (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.status;
const staffSurvey = (world: SurveyWorld, eventId: string) => world.send('GET', `/api/staff/surveys/${eventId}`, staff);
const decide = async (world: SurveyWorld, eventId: string, how: 'accept' | 'send-back', rest: object = {}) => {
  const { revision } = (await staffSurvey(world, eventId)).body;
  return world.send('POST', `/api/staff/surveys/${eventId}/${how}`, staff, { body: { revision, ...rest } });
};

onEachSurveyWorld((world) => {
  // Covers L-Z12–L-Z15.
  describe('saving the summary', () => {
    itOnBothEngines('is refused with every answer that is missing, and changes nothing', async () => {
      const eventId = await world.eventOf(wholeBooking);
      const { get, validate } = surveyOf(world, eventId);
      const errors = {
        'days.0.plenaries.0.displayedMeetingName': 'required',
        'days.0.subcommittees.0.displayedMeetingName': 'required',
        'days.0.subcommittees.1.displayedMeetingName': 'required',
        'days.0.wellness.startTime': 'required',
        'days.1.plenaries.0.displayedMeetingName': 'required',
        'days.1.wellness.startTime': 'required',
      };
      expect((await validate()).body).toMatchObject({ status: 400, errors });
      expect((await get('summary')).body).toMatchObject({ errors, hasWarning: false });
      expect(await statusOf(world, eventId)).toBe('TODO');
    });

    it.each(['POST', 'PUT'] as const)('without warnings is DONE (%s)', async (method) => {
      const eventId = await world.eventOf();
      const { validate, get } = await fillIn(world, eventId);
      expect((await validate(method)).body).toEqual({ status: 'DONE', hasWarning: false });
      expect(await statusOf(world, eventId)).toBe('DONE');
      expect((await get('')).body.stepper.summary).toEqual({ isSaved: true, hasWarning: false });
      expect((await validate(method)).body).toEqual({ status: 'DONE', hasWarning: false });
    });

    it.each([
      ['more people', { pax: 25 }, ['pax']],
      ['fewer people', { pax: 23 }, ['pax']],
      ['another configuration', { configuration: 'u' }, ['configuration']],
      ['a late end', { endTime: '19:00' }, ['endTime']],
      ['all of it', { pax: 30, configuration: 'u', endTime: '19:00' }, ['pax', 'configuration', 'endTime']],
    ])('with %s waits for staff, who are told, and takes no answers', async (_, room, fields) => {
      const eventId = await world.eventOf();
      const { get, put, validate } = await fillIn(world, eventId, room);
      const [plenary] = (await get('summary')).body.days[0].plenaries;
      const warned = Object.entries(plenary).flatMap(([name, field]) => ((field as { hasWarning?: boolean })?.hasWarning ? [name] : []));
      expect(warned.sort()).toEqual([...fields].sort());
      expect((await validate()).body).toEqual({ status: 'WAITING_COMET_VALIDATION', hasWarning: true });
      expect(await statusOf(world, eventId)).toBe('WAITING_COMET_VALIDATION');
      expect((await put('additional-needs', { comment: 'Encore' })).body).toMatchObject({ status: 409, code: 'survey-in-validation' });
      expect((await validate()).body).toMatchObject({ status: 409, code: 'survey-in-validation' });
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-to-validate-'))).toEqual([
        expect.objectContaining({ to: 'sales@comet.example', subject: expect.stringContaining('Comet Ternes') }),
      ]);
    });

    // Covers L-Z12–L-Z15, L-I10.
    it('waits for staff for a longer wellness session, a later afterwork and an add-on asked for', async () => {
      const eventId = await world.eventOf(wholeBooking);
      const { get, put } = surveyOf(world, eventId);
      await put('day/0/wellness', { ...wellnessBody, duration: 'PT30M' });
      await put('day/1/afterwork', { pax: 24, startTime: '18:00', endTime: '00:30' });
      await put('upsell', { facilitator: true });
      const { days, upsell, hasWarning } = (await get('summary')).body;
      expect(days[0].wellness.duration).toEqual({ value: 'PT30M', hasWarning: true });
      expect(days[1].afterwork.endTime).toEqual({ value: '00:30', hasWarning: true });
      expect(upsell.asked).toEqual({ value: ['facilitator'], hasWarning: true });
      expect(hasWarning).toBe(true);
    });

    // Covers L-Z09–L-Z13, L-G03.
    it('waits for staff for every moment that the signed quote sells to fewer people, another place or shorter hours', async () => {
      const eventId = await world.eventOf(signedForOneDay);
      const { get, put, validate } = await fillIn(world, eventId);
      await put('day/0/lunch', { pax: 61, service: 'external_restaurant' });
      await put('day/0/afterwork', { pax: 99, startTime: '18:00', endTime: '22:30' });
      const saved = await put('day/0/team-building', { pax: 99, startTime: '14:00', endTime: '22:30' });
      expect(saved.body.hasWarning).toBe(true);
      const [{ lunch, afterwork, teambuilding }] = (await get('summary')).body.days;
      const warned = [lunch.pax, lunch.service, afterwork.pax, afterwork.endTime, teambuilding.pax, teambuilding.endTime];
      expect(warned.map(({ hasWarning }) => hasWarning)).toEqual(warned.map(() => true));
      expect((await validate()).body).toEqual({ status: 'WAITING_COMET_VALIDATION', hasWarning: true });
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-to-validate-'))).toHaveLength(1);
      const { differences, warningCount } = (await staffSurvey(world, eventId)).body;
      expect(differences.filter(({ warns }: { warns: boolean }) => warns)).toEqual([
        { path: 'days.0.afterwork.pax', initial: 24, current: 99, direction: 'more', isPriced: true, warns: true },
        { path: 'days.0.afterwork.endTime', initial: '19:30', current: '22:30', direction: 'longer', isPriced: true, warns: true },
        { path: 'days.0.lunch.pax', initial: 24, current: 61, direction: 'more', isPriced: true, warns: true },
        {
          path: 'days.0.lunch.service',
          initial: 'service1',
          current: 'external_restaurant',
          direction: 'other',
          isPriced: true,
          warns: true,
        },
        { path: 'days.0.teambuilding.pax', initial: 24, current: 99, direction: 'more', isPriced: true, warns: true },
        { path: 'days.0.teambuilding.endTime', initial: null, current: '22:30', direction: 'longer', isPriced: true, warns: true },
      ]);
      expect(warningCount).toBe(6);
      expect((await decide(world, eventId, 'accept', { charge: { label: 'Soirée', excludingVat: 250_000 } })).status).toBe(204);
      expect((await staffSurvey(world, eventId)).body).toMatchObject({
        status: 'DONE',
        warningCount: 0,
        supplements: { proposed: [{ label: 'Soirée', excludingVat: 250_000 }] },
      });
    });

    // Covers L-Z14, L-G02.
    it('tells customer and staff what was agreed and when, and keeps what was signed', async () => {
      const eventId = await world.eventOf(signedForOneDay);
      const { get, put, validate } = await fillIn(world, eventId, { startTime: '08:00' });
      const agreeOn = async (pax: number) => {
        await put('day/0/lunch', { pax, service: 'service1' });
        expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
        world.clock.now += oneDay;
        expect((await decide(world, eventId, 'accept')).status).toBe(204);
      };
      const path = 'days.0.lunch.pax';
      await agreeOn(38);
      const at = new Date(world.clock.now).toISOString();
      expect((await get('summary')).body.agreed).toEqual([{ path, signed: 24, agreed: 38, at }]);
      expect((await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.agreedChanges).toEqual([
        { path, signed: 24, agreed: 38, at },
      ]);
      expect((await staffSurvey(world, eventId)).body).toMatchObject({
        differences: [],
        agreed: [{ path, signed: 24, agreed: 38, at, by: staff.email }],
      });
      expect((await get('day/0/lunch')).body).toMatchObject({ initialPax: 38, agreedFields: ['pax'] });
      expect((await get('day/0/afterwork')).body.agreedFields).toBeUndefined();
      await agreeOn(40);
      expect((await get('summary')).body.agreed).toMatchObject([{ path, signed: 24, agreed: 40 }]);
      await agreeOn(24);
      expect((await get('summary')).body.agreed).toEqual([]);
    });

    it('takes back what was agreed for a charge that the customer refuses: it differs again, and goes to staff when it is saved', async () => {
      const eventId = await world.eventOf(signedForOneDay);
      const { get, put, validate } = await fillIn(world, eventId, { startTime: '08:00' });
      await put('day/0/lunch', { pax: 38, service: 'service1' });
      await validate();
      expect((await decide(world, eventId, 'accept', { charge: { label: 'Déjeuners', excludingVat: 50_000 } })).status).toBe(204);
      const proposed = async () => (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
      const { proposedCharges, agreedChanges } = await proposed();
      expect(agreedChanges).toHaveLength(1);
      const answer = `/api/meeting-events/${eventId}/charges/${proposedCharges[0].id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees: false } })).status).toBe(204);

      expect(await proposed()).toMatchObject({ status: 'WAITING_COMET_VALIDATION', agreedChanges: [] });
      expect((await get('summary')).body.agreed).toEqual([]);
      expect((await get('day/0/lunch')).body).toMatchObject({ initialPax: 24 });
      const waiting = (await staffSurvey(world, eventId)).body;
      expect(waiting.differences).toMatchObject([{ path: 'days.0.lunch.pax', initial: 24, current: 38 }]);
      expect((await decide(world, eventId, 'send-back', { message: 'Sans supplément, 24.' })).status).toBe(204);
      expect((await validate()).body).toEqual({ status: 'WAITING_COMET_VALIDATION', hasWarning: true });
      await decide(world, eventId, 'send-back', { message: 'Toujours 24.' });
      await put('day/0/lunch', { pax: 24, service: 'service1' });
      expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
    });

    it('keeps what was agreed on anew since, where an earlier charge is refused', async () => {
      const eventId = await world.eventOf(signedForOneDay);
      const { get, put, validate } = await fillIn(world, eventId, { startTime: '08:00' });
      const agreeOn = async (pax: number, decision = {}) => {
        await put('day/0/lunch', { pax, service: 'service1' });
        await validate();
        expect((await decide(world, eventId, 'accept', decision)).status).toBe(204);
      };
      await agreeOn(38, { charge: { label: 'Déjeuners', excludingVat: 50_000 } });
      const { proposedCharges } = (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
      await agreeOn(40);
      const answer = `/api/meeting-events/${eventId}/charges/${proposedCharges[0].id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees: false } })).status).toBe(204);
      expect((await get('summary')).body.agreed).toMatchObject([{ path: 'days.0.lunch.pax', signed: 24, agreed: 40 }]);
      expect((await staffSurvey(world, eventId)).body.differences).toEqual([]);
    });

    it('leaves a choice within the signed quote to the customer', async () => {
      const eventId = await world.eventOf(signedForOneDay);
      const { put, validate } = await fillIn(world, eventId, { startTime: '09:30', endTime: '17:00' });
      await put('day/0/lunch', { pax: 24, service: 'service2' });
      await put('day/0/afterwork', { pax: 24, startTime: '18:30', endTime: '19:30' });
      await put('day/0/team-building', { pax: 24, startTime: '16:00', endTime: '17:30' });
      expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
    });

    it('loses a warning that is taken back', async () => {
      const eventId = await world.eventOf();
      await fillIn(world, eventId, { pax: 40 });
      const { validate } = await fillIn(world, eventId);
      expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
    });
  });

  describe('an edit after DONE', () => {
    itOnBothEngines('opens the survey until its summary is saved again', async () => {
      const eventId = await world.eventOf();
      const { put, validate } = await fillIn(world, eventId);
      await validate();
      expect((await put('additional-needs', { comment: 'Vestiaire' })).body.status).toBe('TODO');
      expect(await statusOf(world, eventId)).toBe('TODO');
      await validate();
      expect(await statusOf(world, eventId)).toBe('DONE');
    });

    it('that changes nothing leaves it DONE', async () => {
      const eventId = await world.eventOf();
      const { put, validate } = await fillIn(world, eventId);
      await validate();
      expect((await put('day/0/plenary/0', { ...roomBody, action: 'previous' })).body.status).toBe('DONE');
      expect((await put('additional-needs', { comment: '' })).body.status).toBe('DONE');
      expect(await statusOf(world, eventId)).toBe('DONE');
    });
  });

  // Covers L-Z12–L-Z15.
  describe('an edit and a save of the summary at the same instant', () => {
    const rounds = Array.from({ length: 8 }, (_, round) => `00000000-0000-4000-8000-0000000000b${round}`);

    itOnBothEngines('never leave a warning unseen: the edit opens the survey again, or staff see it', async () => {
      for (const quoteId of rounds) {
        const eventId = await world.eventOf({ quoteId });
        const { get, put, validate } = await fillIn(world, eventId);
        const both = await Promise.all([put('day/0/plenary/0', { ...roomBody, pax: 30 }), validate()]);
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        expect((await get('summary')).body.hasWarning).toBe(true);
        expect(await statusOf(world, eventId)).toBe(both[1].body.status === 'DONE' ? 'TODO' : 'WAITING_COMET_VALIDATION');
      }
    });

    it('never change what staff was given to look at: the edit comes first, or is refused', async () => {
      for (const quoteId of rounds) {
        const eventId = await world.eventOf({ quoteId });
        const { get, put, validate } = await fillIn(world, eventId, { pax: 30 });
        const [edit, saved] = await Promise.all([put('day/0/plenary/0', roomBody), validate()]);
        expect(saved.status).toBe(200);
        const isFirst = edit.status === 200;
        if (!isFirst) expect(edit.body).toMatchObject({ status: 409, code: 'survey-in-validation' });
        expect([await statusOf(world, eventId), (await get('day/0/plenary/0')).body.pax]).toEqual(
          isFirst ? ['DONE', 24] : ['WAITING_COMET_VALIDATION', 30],
        );
      }
    });
  });

  describe('staff', () => {
    const waiting = async (room: object = { pax: 30 }) => {
      const eventId = await world.eventOf();
      await (await fillIn(world, eventId, room)).validate();
      return eventId;
    };

    itOnBothEngines('sees what waits, with its difference to the signed quote', async () => {
      const eventId = await waiting({ pax: 30, configuration: 'u' });
      await world.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a002' });
      const queue = await world.send('GET', '/api/staff/surveys?status=WAITING_COMET_VALIDATION', staff);
      expect(queue.body.surveys).toEqual([
        expect.objectContaining({ eventId, warningCount: 2, buildingName: 'Comet Ternes', meetingScientistName: 'Comet' }),
      ]);
      // Desk D37.
      expect(await world.send('GET', '/api/staff/surveys?state=all', staff)).toMatchObject({
        status: 400,
        body: { errors: { state: 'invalid_value' } },
      });
      expect(
        (await world.send('GET', '/api/staff/surveys', staff)).body.surveys.map((row: { eventId: string }) => row.eventId),
      ).toHaveLength(2);
      expect((await staffSurvey(world, eventId)).body).toMatchObject({
        differences: [
          { path: 'days.0.plenaries.0.pax', initial: 24, current: 30 },
          { path: 'days.0.plenaries.0.configuration', initial: 'theater', current: 'u' },
          { path: 'days.0.plenaries.0.startTime', initial: '08:00', current: '09:00' },
        ],
        history: [{ kind: 'saved-with-warnings', by: 'claire@atelier-nord.example', message: null }],
      });
    });

    // Covers L-G01–L-G02.
    it('accepts: DONE, and what was accepted warns no more', async () => {
      const eventId = await waiting();
      expect((await decide(world, eventId, 'accept')).status).toBe(204);
      expect(await statusOf(world, eventId)).toBe('DONE');
      const { get, put, validate } = surveyOf(world, eventId);
      expect((await get('day/0/plenary/0')).body).toMatchObject({ pax: 30, initialPax: 30, paxChanged: false });
      await put('additional-needs', { comment: 'Vestiaire' });
      expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
      await put('day/0/plenary/0', { ...roomBody, pax: 24 });
      expect((await get('day/0/plenary/0')).body).toMatchObject({ paxChanged: true, paxDirection: 'lower' });
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-accepted-'))).toEqual([
        expect.objectContaining({ to: 'claire@atelier-nord.example' }),
      ]);
    });

    it('accepts a longer wellness session', async () => {
      const eventId = await world.eventOf({ addons: { teambuilding: false, wellness: true, facilitator: false, afterwork: false } });
      const { get, put, validate } = await fillIn(world, eventId);
      await put('day/0/wellness', { ...wellnessBody, duration: 'PT45M' });
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      await decide(world, eventId, 'accept');
      expect((await get('day/0/wellness')).body).toMatchObject({ duration: 'PT45M', initialDuration: 'PT45M', durationWarning: false });
      expect((await get('summary')).body.hasWarning).toBe(false);
    });

    it('sends back with a message: TODO, and the customer reads it until they save again', async () => {
      const eventId = await waiting();
      expect((await decide(world, eventId, 'send-back', { message: 'Pas plus de 24 personnes.' })).status).toBe(204);
      expect(await statusOf(world, eventId)).toBe('TODO');
      const { get, validate } = surveyOf(world, eventId);
      expect((await get('')).body.staffMessage).toBe('Pas plus de 24 personnes.');
      await world.settle();
      expect(world.mails.find(({ id }) => id.includes('-sent-back-'))?.text).toContain('Pas plus de 24 personnes.');
      await validate();
      expect((await get('')).body.staffMessage).toBeNull();
    });

    it.each([
      ['by its date', null],
      ['by a colleague', true],
    ] as const)('opens a survey that was closed %s as it sends it back: the customer changes and saves it', async (_, closed) => {
      const eventId = await waiting();
      if (closed) await world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk: true } });
      else world.clock.now = Date.UTC(2026, 9, 4);
      const { get, put, validate } = surveyOf(world, eventId);
      expect((await get('')).body.isLogOk).toBe(true);
      expect((await decide(world, eventId, 'send-back', { message: 'Pas plus de 24 personnes.' })).status).toBe(204);
      expect((await get('')).body).toMatchObject({ isLogOk: false, staffMessage: 'Pas plus de 24 personnes.' });
      expect((await put('day/0/plenary/0', roomBody)).status).toBe(200);
      expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
      const { history } = (await staffSurvey(world, eventId)).body;
      expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['opened', 'sent-back']));
      const [entry] = (await world.send('GET', '/api/staff/audit-trail', staff)).body.entries.filter(
        ({ action }: { action: string }) => action === 'survey-sent-back',
      );
      expect(entry.changes).toEqual([{ field: 'isLogOk', from: closed, to: false }]);
    });

    it('leaves the date on which a survey closes as it is, where it is still open as it is sent back', async () => {
      const eventId = await waiting();
      await decide(world, eventId, 'send-back', { message: 'Pas plus de 24 personnes.' });
      world.clock.now = Date.UTC(2026, 9, 4);
      expect((await surveyOf(world, eventId).get('')).body.isLogOk).toBe(true);
    });

    it('decides once, and only on what it has seen', async () => {
      const eventId = await waiting();
      const { revision } = (await staffSurvey(world, eventId)).body;
      const accept = (body: object) => world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body });
      expect((await accept({ revision: revision - 1 })).body).toMatchObject({ status: 409, code: 'stale-version' });
      const both = await Promise.all([accept({ revision }), accept({ revision }), decide(world, eventId, 'send-back', { message: 'Non' })]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
      expect((await decide(world, eventId, 'send-back', { message: ' ' })).body).toMatchObject({ status: 400 });
      expect((await decide(world, eventId, 'send-back', { message: 'Non\u202e' })).body.errors).toEqual({ message: 'unseen_characters' });
      expect((await decide(world, eventId, 'accept')).body).toMatchObject({ status: 409, code: 'conflict' });
    });

    it('alone may do so', async () => {
      const eventId = await waiting();
      for (const path of [
        '/api/staff/surveys',
        `/api/staff/surveys/${eventId}`,
        '/api/staff/meeting-scientists',
        '/api/staff/crm-faults',
      ]) {
        expect((await world.send('GET', path, claire)).status).toBe(403);
        expect((await world.send('GET', path, null)).status).toBe(401);
      }
      const body = { revision: 1, message: 'x', isLogOk: true };
      for (const [method, verb] of [
        ['POST', 'accept'],
        ['POST', 'send-back'],
        ['PUT', 'log-ok'],
      ] as const) {
        expect((await world.send(method, `/api/staff/surveys/${eventId}/${verb}`, claire, { body })).status).toBe(403);
      }
    });
  });

  describe('isLogOk', () => {
    const setLogOk = (eventId: string, isLogOk: boolean) =>
      world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk } });

    itOnBothEngines('sets itself 3 days before the event, at midnight of its venue', async () => {
      const eventId = await world.eventOf();
      const { get, put } = surveyOf(world, eventId);
      world.clock.now = Date.UTC(2026, 9, 2, 21, 59);
      expect((await put('additional-needs', { comment: 'Vestiaire' })).status).toBe(200);
      world.clock.now = Date.UTC(2026, 9, 2, 22);
      expect((await get('')).body.isLogOk).toBe(true);
      expect((await put('additional-needs', { comment: 'Trop tard' })).body).toMatchObject({ status: 409, code: 'survey-closed' });
      expect((await surveyOf(world, eventId).validate()).body).toMatchObject({ code: 'survey-closed' });
      expect((await get('additional-needs')).body.comment).toBe('Vestiaire');
    });

    // Covers L-F15–L-F18.
    it('is set by staff, who may open the survey again, also within the 3 days', async () => {
      const eventId = await world.eventOf();
      const { put } = surveyOf(world, eventId);
      expect((await setLogOk(eventId, true)).status).toBe(204);
      expect((await put('additional-needs', { comment: 'x' })).body).toMatchObject({ code: 'survey-closed' });
      world.clock.now = Date.UTC(2026, 9, 6) - oneDay;
      await setLogOk(eventId, false);
      expect((await put('additional-needs', { comment: 'x' })).status).toBe(200);
      const kinds = (await staffSurvey(world, eventId)).body.history.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toEqual(['closed', 'opened']);
    });
  });
});
