import { getKeptBookings, getKeptEvents } from '@plenary/contracts/personal-data.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { otherServices } from './other-services.ts';

const forwarded = { actorToken: 'token-of-the-caller', requestId: 'request-0001' };
const noBookings = { demands: [], quotes: [], options: [], signatures: [], callbacks: [], bigEvents: [], handovers: [] };
const noEvents = { knownAs: [], bookings: [], events: [] };
const deadline = () => AbortSignal.timeout(5_000);

it("calls svc-booking and svc-survey with the caller's actor", async () => {
  const fake = createFake();
  fake.answer(getKeptBookings, () => noBookings);
  fake.answer(getKeptEvents, () => noEvents);
  const urls = { bookingUrl: 'http://booking', surveyUrl: 'http://survey' };
  const { bookings, events } = otherServices({ ...urls, fetch: fake.fetch, deadline });
  expect([await bookings?.(forwarded), await events?.(forwarded)]).toEqual([noBookings, noEvents]);
  for (const { headers } of fake.calls) expect(headers).toMatchObject({ 'x-actor': 'token-of-the-caller', 'x-request-id': 'request-0001' });
  expect(fake.faults).toEqual([]);
});

it('throws where a service is away, and knows which are not there', async () => {
  const away = async () => Promise.reject(new TypeError('fetch failed'));
  const { bookings, events } = otherServices({ bookingUrl: 'http://booking', surveyUrl: undefined, fetch: away, deadline });
  await expect(bookings?.(forwarded)).rejects.toThrow();
  expect(events).toBeNull();
});
