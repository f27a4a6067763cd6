import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import * as contract from '@plenary/contracts/booking.endpoints';
import * as signature from '@plenary/contracts/signature.endpoints';
import type { User } from '@plenary/contracts/user.schemas';
import { createCaller } from '@plenary/http/create-caller';
import { createFake } from '@plenary/http/create-fake';
import { answerBooking } from './answer-booking.ts';
import { countersignToken } from './answer-signatures.ts';
import { fakeUsers } from './fake-users.ts';
import { bookingScreens } from './screens.ts';

const now = Date.UTC(2027, 0, 14, 9);
const [claire, hugo] = fakeUsers;

const setUp = (session: User | null = claire) => {
  const fake = createFake();
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-00000000010${count++}`;
  answerBooking(fake, { now: () => now, newId, session: () => session });
  return { fake, call: createCaller({ origin: '', fetch: fake.fetch, newId, headers: () => ({}) }) };
};

/** Query of a screen, as the remote sends it. */
const queryOf = (label: string) => {
  const address = bookingScreens(now).find((screen) => screen.label === label)?.address ?? '';
  const { days } = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  return { countryCode: 'FRA' as const, action: 'availabilities', days };
};
const search = queryOf('List, with a search');

describe('the fakes of the stand-alone page', () => {
  it('keep to the contract from a search to the quote', async () => {
    const { fake, call } = setUp();
    await call(contract.getCalendar, { params: { countryCode: 'FRA' } });
    const { venues } = await call(contract.listVenues, { query: search });
    expect(venues.map(({ slug, price }) => [slug, price?.type])).toContainEqual(['bourse', 'custom']);
    await call(contract.getVenue, { params: { venueSlug: 'ternes' } });
    const found = await call(contract.checkAvailability, { params: { venueSlug: 'ternes' }, query: search });
    if (found.type !== 'available') throw new Error(found.type);
    const { demandId } = found;
    const { unavailable: _, ...addons } = await call(contract.getUpsells, { params: { demandId } });
    await call(contract.requestCallback, { params: { demandId }, body: { action: 'call-me-back' } });
    const { quoteId } = await call(contract.createQuote, { body: { demandId, addons: { ...addons, afterwork: true } } });
    const quote = await call(contract.getQuote, { params: { quoteId }, query: { lng: 'nl' } });
    expect(quote.items.map(({ description }) => description)).toContain('Dagarrangement');
    expect(quote.addons.afterwork).toBe(true);
    expect(fake.faults).toEqual([]);
  });

  it('take a signature to its end', async () => {
    const { fake, call } = setUp();
    const params = { quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d02' };
    const { form } = await call(signature.getSignature, { params });
    const body = { ...form, goodForAgreement: true as const };
    const document = await call(signature.prepareSignature, { params, query: {}, body });
    const signed = await call(signature.signQuote, { params, body: { ...document, signatoryName: 'Claire', goodForAgreement: true } });
    expect(signed.status).toBe('Devis signé - Missing info');
    const whole = { street: 'Rue', zipCode: '1', city: 'Lille', country: 'France', recipient: 'Nous' };
    const completed = await call(signature.completeBilling, { params, body: { ...form, billing: { ...form.billing, ...whole } } });
    expect(completed.status).toBe('Approved');
    expect((await call(contract.getQuote, { params, query: {} })).status).toBe('Approved');
    await call(signature.openCountersignature, { params, body: { token: countersignToken } });
    expect(fake.faults).toEqual([]);
  });

  it('hold an option until it is released', async () => {
    const { fake, call } = setUp();
    const params = { quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d02' };
    const option = await call(contract.placeOption, { params });
    expect(await call(contract.placeOption, { params })).toEqual(option);
    expect((await call(contract.getQuote, { params, query: {} })).option).toEqual(option);
    await call(contract.releaseOption, { params });
    expect((await call(contract.getQuote, { params, query: {} })).option).toBeNull();
    await expect(call(contract.releaseOption, { params })).rejects.toMatchObject({ code: 'not-found' });
    expect(fake.faults).toEqual([]);
  });

  it.each([
    ['without a contract', claire],
    ['with one', hugo],
  ])('have prices that add up %s', async (_, user) => {
    const { call } = setUp(user);
    const demandId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d01';
    const priced = await call(contract.priceDemand, { params: { demandId }, query: { afterwork: 'true' } });
    const lines = priced.items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const { discount, administrationFees, vatBreakdown } = priced;
    expect(discount?.percent).toBe(user.frameworkContract?.percent);
    expect(priced.totalExcludingVatPrice).toBe(lines - (discount?.amount ?? 0) + (administrationFees?.amount ?? 0));
    expect(vatBreakdown.reduce((sum, { base }) => sum + base, 0)).toBe(priced.totalExcludingVatPrice);
    expect(priced.totalIncludingVatPrice).toBe(priced.totalExcludingVatPrice + priced.vat.amount);
  });

  it.each([
    ['a search of a visitor', null, search, 'authentication-required'],
    ['a search with an error', claire, queryOf('List, a search with an error'), 'invalid-search'],
  ] as const)('refuse %s and still bring the venues', async (_, user, query, code) => {
    const { fake, call } = setUp(user);
    const refused = call(contract.listVenues, { query });
    await expect(refused).rejects.toMatchObject({ code, body: { venues: { length: 5 } } });
    expect(fake.faults).toEqual([]);
  });

  it('include a party too big for every venue, and rooms taken by another user', async () => {
    const { fake, call } = setUp();
    const { venues } = await call(contract.listVenues, { query: queryOf('List, no venue is large enough') });
    expect(venues).toEqual([]);
    const found = await call(contract.checkAvailability, { params: { venueSlug: 'lepic' }, query: search });
    if (found.type !== 'available') throw new Error(found.type);
    await expect(call(contract.priceDemand, { params: { demandId: found.demandId }, query: {} })).rejects.toMatchObject({
      code: 'no-longer-available',
    });
    expect(fake.faults).toEqual([]);
  });

  it('accept a big-event demand, and none from a private address', async () => {
    const { fake, call } = setUp();
    const demand = {
      'venue-id': 'a0V0000000003A1',
      lang: 'fr' as const,
      firstname: 'Claire',
      lastname: 'Vasseur',
      phone: '0612345678',
      'start-date': '2027-03-02',
      'end-date': '2027-03-03',
      pax: 120,
      message: 'Une convention.',
    };
    await expect(call(createBigEventDemand, { body: { ...demand, email: 'claire@atelier-nord.example' } })).resolves.toEqual({
      success: true,
    });
    await expect(call(createBigEventDemand, { body: { ...demand, email: 'claire@gmail.com' } })).rejects.toMatchObject({
      code: 'public-email-forbidden',
      errors: { email: 'public-email-forbidden' },
    });
    expect(fake.faults).toEqual([]);
  });
});
