import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { showSearch } from './search-harness.tsx';
import { dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

// Covers B-A05.

const segment = (name: RegExp) => screen.getByRole('button', { name });
const submit = () => screen.getByRole('button', { name: 'Voir les disponibilités' });
const twoDays = searchToQuery(searchOf(dayOn(tuesday), dayOn(wednesday))) ?? '';

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;

/** Goes on with Tab until the element named has the focus. */
const tabTo = async (name: string) => {
  for (let presses = 0; presses < 30 && nameOf(document.activeElement) !== name; presses++) await userEvent.tab();
  expect(nameOf(document.activeElement)).toBe(name);
};

beforeEach(() => {
  const others = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'queueMicrotask',
  ] as const;
  const frames = [
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'performance',
    'nextTick',
  ] as const;
  jest.useFakeTimers({ now: new Date('2026-12-10T09:00:00Z'), doNotFake: [...others, ...frames, 'hrtime'] });
});
afterEach(() => jest.useRealTimers());

// Covers B-F01–B-F04, B-C01.
test('the keyboard alone leads through days, rooms and lunches to a search for availabilities', async () => {
  const { sent } = showSearch();
  await userEvent.tab();
  expect(document.activeElement).toBe(segment(/^Jours/));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('application', { name: /Premier et dernier jour/ });
  // Thursday 10 December to Tuesday 15; the calendar then goes to the next day by itself.
  await userEvent.keyboard('{ArrowRight>5/}{Enter}{Enter}');
  expect(segment(/^Jours/).textContent?.replace(/\s/g, ' ')).toBe('Joursmar. 15 – mer. 16 décembre 2026');

  await tabTo('Continuer');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Vos salles' });
  const people = await screen.findByRole('textbox', { name: 'Participants' });
  while (document.activeElement !== people) await userEvent.tab();
  await userEvent.keyboard('24');
  await tabTo('Ajouter une sous-salle');
  await userEvent.keyboard('{Enter}');
  const [, subRoomPeople] = screen.getAllByRole('textbox', { name: 'Participants' });
  expect(document.activeElement).toBe(subRoomPeople);
  await userEvent.keyboard('{Backspace>2/}8');

  await tabTo('Continuer');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Vos déjeuners' });
  await screen.findAllByRole('checkbox');
  await tabTo('Voir les disponibilités');
  await userEvent.keyboard('{Enter}');

  expect(sent).toHaveLength(1);
  expect(new URLSearchParams(sent[0]).get('action')).toBe('availabilities');
  expect(searchFromQuery(sent[0] ?? '').days).toEqual([
    dayOn('2026-12-15', 24, { subcommittees: [room(8, { configuration: 'casual' })] }),
    dayOn('2026-12-16', 24),
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(submit());
});

// Covers B-S11.
test('one popover is open at a time, and Escape gives the focus back to its segment', async () => {
  showSearch({ query: twoDays });
  await userEvent.click(segment(/^Jours/));
  await userEvent.click(segment(/^Salles/));
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'))).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Vos salles' })).toBeTruthy();
  expect(segment(/^Jours/).getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(segment(/^Salles/));
});

// Covers B-S38–B-S41.
test('with a result the button shows the total and places an option, until the search changes', async () => {
  const placeOptionAt = { to: '/venues/ternes/upsell?demandId=d', search: twoDays };
  const { sent, router } = showSearch({ query: twoDays, variant: 'card', result: { total: 496_000 }, placeOptionAt });
  const link = screen.getByRole('link', { name: /Poser une option/ });
  expect(link.textContent?.replace(/\s/g, ' ')).toBe('Poser une option · 4 960 € HT');
  expect(link.getAttribute('href')).toBe(placeOptionAt.to);
  await userEvent.click(link);
  expect(router.state.location).toMatchObject({ pathname: '/venues/ternes/upsell', state: { search: twoDays } });
  expect(sent).toEqual([]);

  await userEvent.click(segment(/^Salles/));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Un de plus/ }))[0] ?? document.body);
  expect(screen.queryByRole('link', { name: /Poser une option/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /^Un de moins/ })[0] ?? document.body);
  expect(screen.getByRole('link', { name: /Poser une option/ })).toBeTruthy();
});

test('the link that takes the place of the pressed button takes its focus', async () => {
  const placeOptionAt = { to: '/venues/ternes/upsell?demandId=d', search: twoDays };
  const { offer } = showSearch({ query: twoDays, placeOptionAt });
  await userEvent.click(screen.getByRole('button', { name: 'Voir les disponibilités' }));
  await offer({ total: 496_000 });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Poser une option/ }));
});

test('the calendar is fetched once for a country, when the user approaches', async () => {
  const { calls } = showSearch({ query: twoDays });
  expect(calls).toEqual([]);
  await userEvent.click(segment(/^Jours/));
  await screen.findByRole('application');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(segment(/^Jours/));
  expect(calls.map(({ address }) => address)).toEqual(['/api/calendars/FRA']);
});
