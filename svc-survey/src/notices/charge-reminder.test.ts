import { languages } from '@plenary/contracts/terms';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { makeBooking } from '../testing/make-booking.ts';
import { onEachSupplementsWorld } from '../testing/supplements-world.ts';
import { oneDay, surveyWorld } from '../testing/survey-world.ts';
import { chargePatience } from './due-charges.ts';
import { remindOfCharges } from './remind-of-charges.ts';

const charge = { label: 'Une heure de plus', excludingVat: 25_000 };

onEachSupplementsWorld((world) => {
  const charged = async (overrides: Parameters<typeof world.eventOf>[0] = {}) => {
    const eventId = await world.eventOf(overrides);
    await world.asking({ facilitator: true }, eventId);
    await world.accept(eventId, { charge });
    const [{ id }] = (await world.customerSees(eventId)).proposedCharges;
    return { eventId, chargeId: id as string };
  };
  const reminders = async () => {
    await world.settle();
    return world.mails.filter(({ id }) => id.includes('-charge-reminder/'));
  };

  itOnBothEngines(
    'a charge that waits is marked for its customer and for staff, who find it among all others, until it is answered',
    async () => {
      const { eventId, chargeId } = await charged();
      await world.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a002' });
      const seen = async () => {
        const { incomings } = await world.customerLists();
        const { surveys } = await world.staffLists('');
        const found = await world.staffLists('?charges=proposed');
        const countOf = (list: { eventId: string; proposedChargeCount: number }[]) =>
          list.find((one) => one.eventId === eventId)?.proposedChargeCount;
        return [countOf(incomings), countOf(surveys), found.surveys.map((one: { eventId: string }) => one.eventId)];
      };
      expect(await seen()).toEqual([1, 1, [eventId]]);
      expect((await world.customerSees(eventId)).proposedChargeCount).toBe(1);
      await world.answer(eventId, chargeId, true);
      expect(await seen()).toEqual([0, 0, []]);
    },
  );

  it('its customer is reminded once, after three days, across replicas and restarts', async () => {
    const { eventId } = await charged();
    const copies = Array.from({ length: 3 }, () => surveyWorld(world.deps.database));
    const round = async (now: number) => {
      world.clock.now = now;
      for (const { clock } of copies) clock.now = now;
      const written = await Promise.all([world, ...copies].map(({ deps }) => remindOfCharges(deps)));
      return written.reduce((sum, count) => sum + count, 0);
    };
    const from = world.clock.now;
    expect(await round(from + chargePatience - 1)).toBe(0);
    expect(await round(from + chargePatience)).toBe(1);
    for (let days = 4; days < 12; days++) expect(await round(from + days * oneDay)).toBe(0);
    const [reminder, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(reminder?.to).toBe('claire@atelier-nord.example');
    expect(reminder?.text).toMatch(/Une heure de plus: 250,00\s€ HT/);
    expect(reminder?.text).toContain(`https://book.example/profile/events/${eventId}#email=claire%40atelier-nord.example`);
  });

  it.each(['agreed to', 'refused', 'taken back', 'of an event that is off'])('one that is %s is not reminded of', async (outcome) => {
    const { eventId, chargeId } = await charged();
    if (outcome === 'taken back') await world.withdraw(eventId, chargeId);
    else if (outcome.startsWith('of')) await world.tell('quote.rejected', 9, makeBooking({ status: 'Rejected' }));
    else await world.answer(eventId, chargeId, outcome === 'agreed to');
    world.clock.now += 4 * oneDay;
    expect(await remindOfCharges(world.deps)).toBe(0);
  });

  it('a second one that is proposed later has a reminder of its own', async () => {
    const { eventId } = await charged();
    world.clock.now += chargePatience;
    expect(await remindOfCharges(world.deps)).toBe(1);
    await world.asking({ wellness: true }, eventId);
    await world.accept(eventId, { charge: { label: 'Deux micros', excludingVat: 8_000 } });
    expect(await remindOfCharges(world.deps)).toBe(0);
    world.clock.now += chargePatience;
    expect(await remindOfCharges(world.deps)).toBe(1);
    const [, second] = await reminders();
    for (const label of ['Une heure de plus', 'Deux micros']) expect(second?.text).toContain(label);
  });

  it('the reminder speaks its customer’s language', async () => {
    for (const [index, lang] of languages.entries()) {
      await charged({ quoteId: `00000000-0000-4000-8000-00000000b00${index}`, customer: { ...makeBooking().customer, lang } });
    }
    world.clock.now += chargePatience;
    expect(await remindOfCharges(world.deps)).toBe(languages.length);
    const sent = await reminders();
    const spoken = sent.map(({ html }) => /<html lang="(\w+)">/.exec(html)?.[1]);
    expect(spoken.sort()).toEqual([...languages].sort());
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(languages.length);
    for (const { subject, text } of sent) expect(subject + text).not.toMatch(/\{(venue|scientist)\}|undefined/);
  });
});
