import { telephonesOf } from '@plenary/contracts/testing/telephones-of';
import { eq } from 'drizzle-orm';
import { claire, halfDay, oneDay } from './options/testing/option-searches.ts';
import { onEachSignatureWorld } from './signature/testing/each-signature-world.ts';
import { emptyBilling, makeFields, wholeBilling } from './signature/testing/make-fields.ts';
import { makeRoom, makeVenue, putVenues } from './testing/make-venue.ts';

// Covers B-J15–B-J17.

const reminder = (phone: string) => ({ paymentReminder: { ...wholeBilling.paymentReminder, phone } });
const wrong = '123';
const venueId = 'a0V2p00000Qr901';
const demand = {
  ...{ lang: 'fr', firstname: 'Inès', lastname: 'Durand', email: 'ines@atelier-nord.example', message: 'Une convention' },
  ...{ 'start-date': oneDay[0]?.date, 'end-date': oneDay[0]?.date, 'rooms-count': 2, pax: 120 },
};

onEachSignatureWorld((world) => {
  beforeEach(() => putVenues(world.deps, [{ record: makeVenue(venueId), rooms: [makeRoom(venueId, 'A')] }]));

  const signed = async (days = oneDay) => {
    const quoteId = await world.quoteOf(claire, days);
    await world.prepareAndSign(claire, quoteId, emptyBilling);
    return quoteId;
  };
  const calls: Record<string, (phone: string) => Promise<{ status: number; body: unknown }>> = {
    'completeBilling.paymentReminder.phone': async (phone) => {
      const days = phone === wrong ? halfDay('AM') : halfDay('PM');
      return world.complete(claire, await signed(days), { ...wholeBilling, ...reminder(phone) });
    },
    'createBigEventDemand.phone': async (phone) => {
      const body = { ...demand, 'venue-id': venueId, phone };
      return world.send('POST', '/api/create-big-event-demand', claire, { body });
    },
    'prepareSignature.paymentReminder.phone': async (phone) => world.prepare(claire, await world.quoteOf(claire, oneDay), reminder(phone)),
  };

  it('every telephone number that svc-booking takes is known here', () => {
    expect(Object.keys(calls).sort()).toEqual(telephonesOf('booking'));
  });

  it.each(telephonesOf('booking'))('%s has to be a telephone number', async (telephone) => {
    const send = calls[telephone];
    if (!send) throw new Error(`nothing sends ${telephone}`);
    const field = telephone.slice(telephone.indexOf('.') + 1);
    expect(await send(wrong)).toMatchObject({ status: 400, body: { errors: { [field]: 'invalid' } } });
    expect((await send('+32 2 555 12 12')).status).toBeLessThan(300);
  });

  it('the number of a payment reminder is stored in E.164', async () => {
    const quoteId = await signed();
    await world.complete(claire, quoteId, { ...wholeBilling, ...reminder('01 42 00 00 01') });
    expect((await world.state(claire, quoteId)).form.paymentReminder.phone).toBe('+33142000001');
  });

  it('a text that was signed before the rule is offered again and passes, until it is changed', async () => {
    const quoteId = await signed(halfDay('AM'));
    const { database, tables } = world.deps;
    const billing = { ...wholeBilling, ...reminder('switchboard') };
    await database.transact((tx) => tx.update(tables.signature).set({ billing }).where(eq(tables.signature.quoteId, quoteId)).returning());
    const next = await world.quoteOf(claire, halfDay('PM'));
    expect((await world.state(claire, next)).form.paymentReminder.phone).toBe('switchboard');
    expect((await world.prepare(claire, next, makeFields(reminder('switchboard')))).status).toBe(201);
    expect((await world.prepare(claire, next, makeFields(reminder('reception')))).status).toBe(400);
    expect((await world.complete(claire, quoteId, billing)).status).toBe(200);
  });
});
