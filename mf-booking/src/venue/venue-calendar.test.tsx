import type { Availability } from '@plenary/contracts/booking.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../quote/route-harness.tsx';
import { thursday, tuesday, wednesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

const inAllLanguages = (name: string) => ({ fr: name, en: name, es: name, nl: name });
const works = (from: string, to: string) => ({ from, to, name: inAllLanguages('Travaux') });

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Jours/ }));
  // The first popover of a test file waits for its code to be compiled.
  await screen.findByRole('application', undefined, { timeout: 20_000 });
};
const day = (name: RegExp) => screen.getByRole('button', { name });
const reasonsOf = (cell: HTMLElement) =>
  (cell.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');

test('days on which the venue itself is closed cannot be chosen and say why; a weekend and a holiday keep their own reason', async () => {
  const closings = [works('2026-12-19', '2026-12-25'), works('12-29', '01-02')];
  await showVenue({ query: queryFor('2026-12-18'), venue: { closings } });
  await openCalendar();
  for (const [name, reason] of [
    [/\b21 décembre 2026/, 'Fermé : Travaux'],
    [/\b25 décembre 2026/, 'Fermé : Noël'],
    [/\b19 décembre 2026/, 'Fermé le week-end'],
    [/\b29 décembre 2026/, 'Fermé : Travaux'],
  ] as const) {
    expect(day(name).getAttribute('aria-disabled')).toBe('true');
    expect(reasonsOf(day(name))).toContain(reason);
  }
  expect(day(/\b28 décembre 2026/).getAttribute('aria-disabled')).toBeNull();
});

test('a venue without closings offers every open day of its country', async () => {
  await showVenue({ query: queryFor('2026-12-18') });
  await openCalendar();
  expect(day(/\b21 décembre 2026/).getAttribute('aria-disabled')).toBeNull();
});

test('several days are moved past a closing of the venue', async () => {
  const availability = (): Availability => ({ type: 'not_available', alternatives: { days: [thursday], venues: [] } });
  const closings = [works('2027-01-22', '2027-01-22')];
  await showVenue({ query: queryFor(tuesday, wednesday), availability, venue: { closings } });
  const moved = within(await screen.findByRole('dialog')).getByRole('link', { name: /janvier 2027/ });
  expect(plainText(moved)).toBe('jeu. 21 – lun. 25 janvier 2027');
});
