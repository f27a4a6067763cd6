import { listVenues } from '@plenary/contracts/booking.endpoints';
import type { RefusalCode } from '@plenary/contracts/problem';
import { documentedSearch } from '@plenary/contracts/search-address';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor } from '@testing-library/react';
import { demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { searchToQuery } from '../search/search-address.ts';
import { dayOn, searchOf, tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';

// Covers B-A17–B-A19.

const [claire] = fakeUsers;
let fake = createFake();
beforeEach(() => {
  fake = createFake();
});
afterEach(() => expect(fake.faults).toEqual([]));

const searchFor = (pax: number) => searchToQuery(searchOf(dayOn(tuesday, pax))) ?? '';
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(plainText);

const showList = async (query: string, session: typeof claire | null = claire) => {
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => session });
  const shown = showRoute({ address: `/${query}`, fake });
  await screen.findByRole('heading', { level: 1 });
  const parameters = () => Object.fromEntries(new URLSearchParams(shown.router.state.location.search));
  const tracked = () => shown.platform.tracked.map(({ event }) => event);
  const asked = () => fake.calls.filter(({ address }) => address.startsWith('/api/available-venues')).map(({ address }) => address);
  return { ...shown, parameters, tracked, asked };
};

test('a search without a session opens the sign-in for this very address, over venues without prices', async () => {
  const { platform, speak, router } = await showList(searchFor(24), null);
  expect(platform.signIns.map(({ from }) => from)).toEqual([`/${searchFor(24)}`]);
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bercy', 'Bourse', 'Mouffetard']);
  expect(document.body.textContent).not.toContain('€');
  expect(router.state.location.search).toBe(searchFor(24));
  await speak('en');
  expect(platform.signIns).toHaveLength(1);
});

test('closing the sign-in removes the action from the address, keeps the search and requests no availability', async () => {
  const { platform, parameters, asked, router } = await showList(searchFor(24), null);
  await act(async () => platform.signIns[0]?.onClose?.());
  await waitFor(() => expect(asked()).toHaveLength(2));
  const { action: _, ...kept } = Object.fromEntries(new URLSearchParams(searchFor(24)));
  expect(parameters()).toEqual(kept);
  expect(Object.fromEntries(new URLSearchParams(asked()[1]?.split('?')[1]))).toEqual(
    Object.fromEntries(documentedSearch(new URLSearchParams(kept))),
  );
  expect(router.state.historyAction).toBe('REPLACE');
  expect(plainText(screen.getByRole('button', { name: /^Jours/ }))).toContain('19 janv');
  expect(plainText(screen.getByRole('button', { name: /^Salles/ }))).toContain('24 pers.');
  expect(names()).toContain('Ternes');
  expect(platform.signIns).toHaveLength(1);
});

// Covers B-A14.
test('a refused search shows its errors on the fields of the search, over the venues of the country', async () => {
  const { platform } = await showList(searchFor(700));
  expect(plainText(screen.getByRole('button', { name: /^Salles/ }))).toContain('999 personnes au plus');
  expect(plainText(screen.getByRole('button', { name: /^Jours/ }))).not.toContain('999');
  expect(names()).toContain('Ternes');
  expect(platform.signIns).toEqual([]);
});

test.each<[RefusalCode, number]>([
  ['unexpected-error', 500],
  ['service-unavailable', 503],
  ['invalid-request', 400],
])('any other refusal is thrown to the boundary: %s', async (code, status) => {
  fake.answer(listVenues, () => refuse(code));
  const { platform } = showRoute({ address: `/${searchFor(24)}`, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
  expect(platform.tracked).toEqual([]);
  expect(platform.signIns).toEqual([]);
});

test('a network failure is thrown to the boundary as a 500', async () => {
  const offline = { ...fake, fetch: () => Promise.reject(new TypeError('offline')) };
  showRoute({ address: '/?countryCode=FRA', fake: offline });
  expect((await screen.findByRole('alert')).textContent).toBe('raised 500');
});

test.each([
  ['no search', '?countryCode=FRA', claire, []],
  ['a search without a session', searchFor(24), null, ['AnonymousValidSearch_Sent']],
  ['a search that is wrong', searchFor(700), claire, ['InvalidSearch_Sent']],
  ['venues with prices', searchFor(24).replace('FRA', 'BEL'), claire, ['ValidSearch_Sent', 'PricedResults_Displayed']],
  ['bourse among them', searchFor(24), claire, ['ValidSearch_Sent', 'PricedResults_Displayed', 'BourseResults_Displayed']],
  ['no venue', searchFor(480), claire, ['ValidSearch_Sent', 'EmptyResults_Displayed']],
])('statistics are told once what came of the address: %s', async (_, query, session, events) => {
  const { tracked, speak } = await showList(query, session);
  await speak('en');
  expect(tracked()).toEqual(events);
});

test('each answer is announced: the same search sent again, too', async () => {
  const { tracked, router, asked } = await showList(searchFor(480));
  await act(() => router.navigate(`/${searchFor(480)}`));
  expect(asked()).toHaveLength(2);
  expect(tracked()).toEqual(['ValidSearch_Sent', 'EmptyResults_Displayed', 'ValidSearch_Sent', 'EmptyResults_Displayed']);
});
