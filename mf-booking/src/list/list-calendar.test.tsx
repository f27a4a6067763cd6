import { getVenue, listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { listed } from '../testing/listed-venues.ts';
import { buildVenue, queryFor } from '../venue/venue-factory.ts';

const works = { from: '2027-01-20', to: '2027-01-20', name: { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' } };
const ternes = buildVenue({ slug: 'ternes', closings: [works] });
const inBelgium = buildVenue({ slug: 'louise', closings: [works], address: { ...ternes.address, countryCode: 'BEL' } });

const showList = async (...slugs: string[]) => {
  const fake = createFake();
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => null });
  const venues = [listed('Ternes', { dayPrice: 131 }), listed('Lepic', { dayPrice: 104 })];
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues, demandId }));
  const known = [ternes, inBelgium];
  fake.answer(getVenue, ({ params }) => known.find(({ slug }) => slug === params.venueSlug) ?? refuse('not-found'));
  showRoute({ address: `/${queryFor(tuesday)}${slugs.map((slug) => `&venue=${slug}`).join('')}`, fake });
  await screen.findByRole('heading', { level: 1 });
  return fake;
};
const wednesday = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Jours/ }));
  // The first popover of a test file waits for its code to be compiled.
  await screen.findByRole('application', undefined, { timeout: 20_000 });
  return screen.getByRole('button', { name: /\b20 janvier 2027/ });
};
const isClosed = (day: HTMLElement) => day.getAttribute('aria-disabled') === 'true';

test('a list narrowed to one venue greys out the closings of that venue, and says why', async () => {
  const fake = await showList('ternes');
  const day = await wednesday();
  expect(isClosed(day)).toBe(true);
  const reasons = (day.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(reasons).toContain('Fermé : Travaux');
  expect(fake.faults).toEqual([]);
});

test('it has the calendar of the country again once all venues are shown', async () => {
  await showList('ternes');
  expect(isClosed(await wednesday())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Voir tous les lieux' }));
  expect(isClosed(await wednesday())).toBe(false);
});

test.each([
  ['several venues', ['ternes', 'lepic']],
  ['a venue that is gone', ['nowhere']],
  ['a venue of another country', ['louise']],
])('narrowed to %s, the list keeps the calendar of the country', async (_, slugs) => {
  const fake = await showList(...slugs);
  expect(isClosed(await wednesday())).toBe(false);
  expect(fake.faults).toEqual([]);
});
