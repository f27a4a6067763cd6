import { tellAgreedSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { type StandingSurvey, surveyStands } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellStandings } from '../surveys/tell-standings.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { onEachSupplementsWorld } from '../testing/supplements-world.ts';
import { fillIn, surveyOf } from '../testing/survey-answers.ts';
import { claire, hugo, staff } from '../testing/survey-world.ts';

// Covers B-N21.

const charge = { label: 'Une heure de plus', excludingVat: 25_000 };

onEachSupplementsWorld((world) => {
  /** A survey that staff accepted with a charge. */
  const charged = async () => {
    const eventId = await world.eventOf({ addonPrices: [{ addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 }] });
    await world.asking({ facilitator: true }, eventId);
    await world.accept(eventId, { charge });
    const [proposed] = (await world.customerSees(eventId)).proposedCharges;
    await world.settle();
    return { eventId, chargeId: proposed.id as string };
  };
  const trail = async () => (await world.send('GET', '/api/staff/audit-trail', staff)).body.entries;
  const toldToCrm = () => world.crm.at(-1)?.supplements.map(({ addon, label }) => addon ?? label);

  itOnBothEngines('is proposed first: nothing is agreed, and the mail asks for the customer’s answer', async () => {
    const { eventId, chargeId } = await charged();
    const proposed = [{ id: chargeId, addon: null, ...charge, includingVat: null }];
    expect(await world.customerSees(eventId)).toMatchObject({ supplements: [{ addon: 'facilitator' }], proposedCharges: proposed });
    expect((await world.staffSees(eventId)).supplements).toMatchObject({ agreed: [{ addon: 'facilitator' }], proposed, refused: [] });
    expect(toldToCrm()).toEqual(['facilitator']);
    const mail = world.mails.find(({ id }) => id.includes('-accepted-'));
    expect(mail?.text).toMatch(/Facilitateur: 412,00\s€ HT/);
    expect(mail?.text).toMatch(/sans votre accord.*\s+Une heure de plus: 250,00\s€ HT/);
    expect((await trail())[0].changes).toEqual([{ field: 'charge', from: null, to: '250.00 EUR' }]);
  });

  it('keeps what was accepted with it from being told as agreed, in the mail too', async () => {
    const eventId = await world.eventOf();
    const { validate } = await fillIn(world, eventId, { configuration: 'board' });
    await validate();
    await world.accept(eventId, { charge });
    await world.settle();
    const text = world.mails.find(({ id }) => id.includes('-accepted-'))?.text ?? '';
    expect(text).toMatch(/Ce qui change si vous acceptez le supplément proposé.*\s+.*Disposition/);
    expect(text).toMatch(/qui est convenu\s: .*Début\s: 08:00 → 09:00\n/);
  });

  it('with its VAT rate is told with and without VAT, on the page and in the mail', async () => {
    const eventId = await world.eventOf();
    await world.asking({ facilitator: true }, eventId);
    expect((await world.accept(eventId, { charge: { ...charge, vatPercent: 101 } })).status).toBe(400);
    await world.accept(eventId, { charge: { ...charge, vatPercent: 5.5 } });
    expect((await world.customerSees(eventId)).proposedCharges).toMatchObject([{ ...charge, includingVat: 26_375 }]);
    await world.settle();
    const mail = world.mails.find(({ id }) => id.includes('-accepted-'));
    expect(mail?.text).toMatch(/Une heure de plus: 250,00\s€ HT, 263,75\s€ TTC/);
  });

  // Lifecycle L19.
  itOnBothEngines('is a supplement at once where the customer agreed on the phone, with the note of staff in the history', async () => {
    const eventId = await world.eventOf();
    await world.asking({ facilitator: true }, eventId);
    await world.accept(eventId, { charge, consent: 'Claire, by phone' });
    expect(await world.customerSees(eventId)).toMatchObject({
      supplements: [{ addon: 'facilitator' }, { label: charge.label }],
      proposedCharges: [],
    });
    await world.settle();
    expect(toldToCrm()).toEqual(['facilitator', charge.label]);
    const { history } = await world.staffSees(eventId);
    expect(history).toContainEqual(expect.objectContaining({ kind: 'charge-agreed', message: 'Une heure de plus (Claire, by phone)' }));
  });

  it('is a supplement once the customer agrees, and the Meeting Scientist and the CRM are told', async () => {
    const { eventId, chargeId } = await charged();
    expect((await world.answer(eventId, chargeId, true)).status).toBe(204);
    expect(await world.customerSees(eventId)).toMatchObject({
      status: 'DONE',
      supplements: [{ addon: 'facilitator' }, { id: chargeId, label: charge.label }],
      proposedCharges: [],
    });
    await world.settle();
    expect(toldToCrm()).toEqual(['facilitator', charge.label]);
    expect(world.mails.find(({ id }) => id.includes('-charge-agreed-'))).toMatchObject({
      to: 'sales@comet.example',
      text: expect.stringContaining(charge.label),
    });
  });

  itOnBothEngines('is told to the paper of its booking once it is agreed on, with the instant, and to services alone', async () => {
    const { eventId, chargeId } = await charged();
    const { quoteId } = await world.customerSees(eventId);
    const told = async (actor: Parameters<typeof as>[0] = { kind: 'service', name: 'svc-booking' }) =>
      world.app.request(`/internal/supplements/${quoteId}`, { headers: await as(actor) });
    const agreed = async () => tellAgreedSupplements.response.parse(await (await told()).json());
    const first = await agreed();
    expect(first.supplements).toEqual([{ id: 'facilitator', addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 }]);
    expect(first.agreedAt).toBe(new Date(world.deps.now()).toISOString());
    await world.answer(eventId, chargeId, true);
    expect((await agreed()).supplements).toMatchObject([{ addon: 'facilitator' }, { id: chargeId, ...charge, includingVat: null }]);
    expect((await told(claire)).status).toBe(404);
    const { meetingEvent } = world.deps.tables;
    await world.deps.database.transact((tx) => tx.update(meetingEvent).set({ isCancelled: true }));
    expect(await agreed()).toEqual({ supplements: [], agreedAt: null });
  });

  // Desk D19.
  itOnBothEngines('counts in the sum that svc-booking is told since its agreement, and no more once it is taken back', async () => {
    const last = async () => {
      await tellStandings(world.deps);
      await world.settle();
      const told = world.told.filter(({ type }) => type === surveyStands);
      return (told.at(-1)?.payload as StandingSurvey | undefined)?.supplements;
    };
    const now = () => new Date(world.deps.now()).toISOString();
    const { eventId, chargeId } = await charged();
    const accepted = { net: 41_200, agreedAt: now() };
    expect(await last()).toEqual(accepted);
    world.clock.now += 60_000;
    await world.answer(eventId, chargeId, true);
    expect(await last()).toEqual({ net: 66_200, agreedAt: now() });
    world.clock.now += 60_000;
    expect((await world.withdraw(eventId, chargeId)).status).toBe(204);
    expect(await last()).toEqual({ net: 41_200, agreedAt: now() });
    // A version that does not tell of supplements told the survey last.
    const { toldSurvey } = world.deps.tables;
    await world.deps.database.transact((tx) => tx.update(toldSurvey).set({ pricedRevision: null }).returning());
    const before = world.told.length;
    expect(await last()).toMatchObject({ net: 41_200 });
    expect(world.told.length).toBe(before + 1);
  });

  // design: desk D13
  itOnBothEngines('stands on the sheet of its day once it is agreed on, without its price', async () => {
    const { eventId, chargeId } = await charged();
    const extras = async () => (await world.send('GET', '/api/desk/sheets/ternes/2026-10-06/surveys', staff)).body.events[0].extras;
    expect(await extras()).toEqual([{ addon: 'facilitator' }]);
    await world.answer(eventId, chargeId, true);
    expect(await extras()).toEqual([{ addon: 'facilitator' }, { addon: null, label: charge.label }]);
  });

  it('that the customer refuses is never billed, and puts the survey before the Meeting Scientist again', async () => {
    const { eventId, chargeId } = await charged();
    expect((await world.answer(eventId, chargeId, false)).status).toBe(204);
    expect(await world.customerSees(eventId)).toMatchObject({ status: 'WAITING_COMET_VALIDATION', proposedCharges: [] });
    const { supplements, history } = await world.staffSees(eventId);
    expect(supplements).toMatchObject({ agreed: [{ addon: 'facilitator' }], proposed: [], refused: [{ id: chargeId }] });
    expect(history.at(-1)).toMatchObject({ kind: 'charge-refused', message: charge.label, by: 'claire@atelier-nord.example' });
    await world.settle();
    expect(world.mails.some(({ id }) => id.includes('-charge-refused-'))).toBe(true);
    expect((await world.accept(eventId)).status).toBe(204);
    expect((await world.customerSees(eventId)).supplements).toHaveLength(1);
  });

  it('that is refused does not submit what the customer is still choosing', async () => {
    const { eventId, chargeId } = await charged();
    const { put, validate } = surveyOf(world, eventId);
    await put('upsell', { wellness: true });
    expect((await world.answer(eventId, chargeId, false)).status).toBe(204);
    expect((await world.customerSees(eventId)).status).toBe('TODO');
    expect((await world.accept(eventId)).body.code).toBe('conflict');
    expect((await world.customerSees(eventId)).supplements).toHaveLength(1);
    await world.settle();
    const { text } = world.mails.find(({ id }) => id.includes('-charge-refused-')) ?? {};
    expect(text).toContain('Le client complète encore son questionnaire');
    expect(text).not.toContain('vous attend de nouveau');
    expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
  });

  it('that is refused does not close a survey with unanswered new questions', async () => {
    const eventId = await world.eventOf();
    await world.asking({ wellness: true }, eventId);
    await world.accept(eventId, { charge });
    const { proposedCharges } = await world.customerSees(eventId);
    await world.answer(eventId, proposedCharges[0].id, false);
    expect((await world.customerSees(eventId)).status).toBe('TODO');
    await world.writeStatus(eventId, 'WAITING_COMET_VALIDATION');
    const before = await world.staffSees(eventId);
    expect((await world.accept(eventId)).body).toMatchObject({ status: 400, errors: { 'days.0.wellness.startTime': 'required' } });
    expect(await world.staffSees(eventId)).toEqual(before);
  });

  // Covers L-G03.
  itOnBothEngines('is for staff where its answer is taken back, though what was agreed is never reached any more', async () => {
    const eventId = await world.eventOf();
    const { get, put, validate } = await fillIn(world, eventId, { endTime: '19:00' });
    expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
    await world.accept(eventId, { charge });
    const { body } = await get('day/0/plenary/0');
    expect(body).toMatchObject({ initialEndTime: '19:00', bindingFields: expect.arrayContaining(['endTime']) });
    await put('day/0/plenary/0', { ...body, endTime: '18:00' });
    expect((await validate()).body).toEqual({ status: 'WAITING_COMET_VALIDATION', hasWarning: true });
    expect((await world.staffSees(eventId)).differences).toContainEqual(
      expect.objectContaining({ path: 'days.0.plenaries.0.endTime', initial: '19:00', current: '18:00', warns: true }),
    );
    const [{ id }] = (await world.customerSees(eventId)).proposedCharges;
    await world.withdraw(eventId, id);
    expect((await get('day/0/plenary/0')).body).not.toHaveProperty('bindingFields');
  });

  itOnBothEngines('is to be reviewed by staff where the booking holds no more what it was agreed on with', async () => {
    const eventId = await world.eventOf();
    const { validate } = await fillIn(world, eventId, { endTime: '19:00' });
    await validate();
    await world.accept(eventId, { charge });
    const [{ id }] = (await world.customerSees(eventId)).proposedCharges;
    await world.answer(eventId, id, true);
    const morning = bookedDay('2026-10-06', { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } });
    await world.tell('booking.changed', 6, makeBooking({ days: [morning] }));
    await world.settle();
    const mail = world.mails.find(({ id: mailId }) => mailId.includes('-charge-to-review-'));
    expect(mail?.text).toContain(charge.label);
  });

  it('is answered once, by its customer alone', async () => {
    const { eventId, chargeId } = await charged();
    expect((await world.answer(eventId, chargeId, true, hugo)).status).toBe(404);
    expect((await world.answer(eventId, 'charge-9', true)).status).toBe(404);
    const answers = await Promise.all([world.answer(eventId, chargeId, true), world.answer(eventId, chargeId, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it.each([
    ['that waits for the customer', false],
    ['that the customer agreed to', true],
  ])('%s can be taken back: once, on what was seen, told to the customer and kept in the trail', async (_, agrees) => {
    const { eventId, chargeId } = await charged();
    if (agrees) await world.answer(eventId, chargeId, true);
    const path = `/api/staff/surveys/${eventId}/supplements/${chargeId}/withdraw`;
    const { revision } = await world.staffSees(eventId);
    const stale = await world.send('POST', path, staff, { body: { revision: revision - 1 } });
    expect(stale.body.code).toBe('stale-version');
    const body = { revision };
    const both = await Promise.all([world.send('POST', path, staff, { body }), world.send('POST', path, staff, { body })]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await world.withdraw(eventId, chargeId)).body.code).toBe('conflict');
    expect(await world.customerSees(eventId)).toMatchObject({ supplements: [{ addon: 'facilitator' }], proposedCharges: [] });
    expect((await world.answer(eventId, chargeId, true)).body.code).toBe('conflict');
    await world.settle();
    expect(toldToCrm()).toEqual(['facilitator']);
    expect(world.mails.find(({ id }) => id.includes('-withdrawn-'))).toMatchObject({
      to: 'claire@atelier-nord.example',
      text: expect.stringContaining(charge.label),
    });
    expect((await trail())[0]).toMatchObject({
      action: 'supplement-withdrawn',
      changes: [{ field: 'charge', from: '250.00 EUR', to: null }],
    });
  });

  it('is part of the customer’s export, with their answer', async () => {
    const { eventId, chargeId } = await charged();
    await world.answer(eventId, chargeId, false);
    const kept = (await world.send('GET', '/api/personal-data/events', claire)).body;
    expect(kept.events[0].supplements).toEqual([
      { name: 'facilitator', excludingVat: 41_200, state: 'agreed' },
      { name: charge.label, excludingVat: 25_000, state: 'refused' },
    ]);
  });

  it('of before customers were asked counts as agreed to, and can be taken back', async () => {
    const { eventId } = await charged();
    const row = await world.rowOf(eventId);
    const { database, tables } = world.deps;
    if (row)
      await database.transact((tx) =>
        tx
          .update(tables.meetingEvent)
          .set({ record: { ...row.record, charges: [charge] } })
          .returning(),
      );
    expect((await world.customerSees(eventId)).supplements.at(-1)).toMatchObject({ id: 'charge-0', label: charge.label });
    expect((await world.withdraw(eventId, 'charge-0')).status).toBe(204);
    expect((await world.customerSees(eventId)).supplements).toHaveLength(1);
  });
});
