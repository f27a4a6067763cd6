import { tellDaySurveys, tellManyDaySurveys } from '@plenary/contracts/sheets.endpoints';
import type { DaySurveys, SheetPlace } from '@plenary/contracts/sheets.schemas';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createSurveyedDays } from './surveyed-days.ts';

const day = '2026-10-06';
const namedAfter = ({ venue }: SheetPlace): DaySurveys => ({ scientist: { name: venue, phone: '', email: '' }, events: [] });
const places = (count: number): SheetPlace[] => Array.from({ length: count }, (_, index) => ({ venue: `venue-${index}`, day }));
/** `isOlder`: without the call for several days. */
const surveys = ({ isOlder = false } = {}) => {
  const fake = createFake();
  const fetch: typeof globalThis.fetch = async (address, init) =>
    isOlder && init?.method === 'POST' ? Response.json({ code: 'not-found' }, { status: 404 }) : fake.fetch(address, init);
  const ask = createSurveyedDays({
    origin: 'http://survey',
    identify: async () => ({}),
    fetch,
    newId: () => '00000000-0000-4000-8000-000000000001',
    deadline: () => AbortSignal.timeout(60_000),
    logger: { warn: () => {} },
  });
  const names = async (count: number) => (await ask(places(count))).map(({ scientist }) => scientist?.name);
  return { ...fake, names, sent: () => fake.calls.map(({ method }) => method) };
};
const venuesOf = (count: number) => places(count).map(({ venue }) => venue);

test.each([
  [0, []],
  [1, ['GET']],
  [2, ['POST']],
  [100, ['POST']],
  [250, ['POST', 'POST', 'POST']],
])('%d days are asked in calls of 100 at most, and told in their order', async (count, methods) => {
  const { answer, names, sent } = surveys();
  answer(tellDaySurveys, ({ params }) => namedAfter(params));
  answer(tellManyDaySurveys, ({ body }) => ({ days: body.places.map(namedAfter) }));
  expect(await names(count)).toEqual(venuesOf(count));
  expect(sent()).toEqual(methods);
});

test('an older svc-survey is asked day by day', async () => {
  const { answer, names, sent } = surveys({ isOlder: true });
  answer(tellDaySurveys, ({ params }) => namedAfter(params));
  expect(await names(3)).toEqual(venuesOf(3));
  expect(sent()).toEqual(['GET', 'GET', 'GET']);
});

test.each([
  ['does not answer', () => refuse('service-unavailable')],
  ['leaves a day out', () => ({ days: [] })],
])('nothing is told of half of the days where svc-survey %s', async (_what, told) => {
  const { answer, names } = surveys();
  answer(tellManyDaySurveys, told);
  await expect(names(2)).rejects.toThrow('service-unavailable');
});
