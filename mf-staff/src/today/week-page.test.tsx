import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { listBookingsWithoutQuote } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { showStaff } from '../testing/show-staff.ts';

// D6 of the desk.

const page = (deals: ListedDeal[], next: string | null = null) => ({ deals, total: deals.length, isMore: false, next });
const id = (digit: number) => `00000000-0000-4000-8000-0000000000e${digit}`;
const venue = (name: string) => ({ slug: name.toLowerCase(), name, countryCode: 'FRA' as const });

const show = async (deals: ListedDeal[]) => {
  const asked: unknown[] = [];
  await showStaff(paths.week('2099-01-22'), {
    prepare: ({ answer }) =>
      answer(listDeals, ({ query }) => {
        asked.push([query.stage, query.from, query.to]);
        return page(deals);
      }),
  });
  return { asked };
};
const cardsOf = (day: string) => {
  const column = within(screen.getByRole('region', { name: day }));
  return column.queryAllByRole('listitem').map((card) => card.textContent);
};

test('the events of a week stand on each of their days, by venue and the largest first, and lead to their records', async () => {
  const long = makeDeal({ quoteId: id(1), firstDay: '2099-01-20', lastDay: '2099-01-21', pax: 24, venue: venue('Ternes') });
  const small = makeDeal({ quoteId: id(2), firstDay: '2099-01-21', lastDay: '2099-01-21', pax: 8, venue: venue('Bourse') });
  const large = makeDeal({ quoteId: id(3), firstDay: '2099-01-21', lastDay: '2099-01-21', pax: 90, venue: venue('Bourse') });
  const { asked } = await show([long, small, large]);
  expect(asked).toEqual([['confirmed', '2099-01-19', '2099-01-25']]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Semaine du 19.25 janv\. 2099$/);
  expect(cardsOf('mar. 20 janv.')).toEqual([expect.stringContaining('Ternes24 personnes')]);
  expect(cardsOf('mer. 21 janv.')).toEqual([
    expect.stringContaining('Bourse90 personnes'),
    expect.stringContaining('Bourse8 personnes'),
    expect.stringContaining('Ternes24 personnes'),
  ]);
  const wednesday = within(screen.getByRole('region', { name: 'mer. 21 janv.' }));
  expect(wednesday.getByText('3 événements, 122 personnes')).toBeTruthy();
  expect(wednesday.getByRole('link', { name: 'mer. 21 janv.' }).getAttribute('href')).toBe(paths.today({ day: '2099-01-21' }));
  const [first] = wednesday.getAllByRole('listitem');
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.quote(id(3)), paths.sheet({ venue: 'bourse', day: '2099-01-21' })]);
  expect(within(screen.getByRole('region', { name: 'jeu. 22 janv.' })).getByText('Aucun événement')).toBeTruthy();
});

test('a booking that was entered outside the site stands on its day, and is counted apart', async () => {
  const bourse = { ...venue('Bourse'), venueId: 'Bourse' };
  const day = '2099-01-21';
  await showStaff(paths.week(day), {
    prepare: ({ answer }) => {
      answer(listDeals, () => page([makeDeal({ quoteId: id(1), firstDay: day, lastDay: day, pax: 24, venue: venue('Ternes') })]));
      answer(listBookingsWithoutQuote, ({ query }) => {
        expect(query).toEqual({ from: '2099-01-19', to: '2099-01-25' });
        return { bookings: [{ bookingId: id(2), day, venue: bourse, rooms: [{ name: 'Opéra', halves: ['SOIREE' as const] }] }] };
      });
    },
  });
  const wednesday = within(screen.getByRole('region', { name: 'mer. 21 janv.' }));
  expect(wednesday.getByText('1 événement, 24 personnes, 1 saisie hors du site')).toBeTruthy();
  expect(cardsOf('mer. 21 janv.').at(-1)).toBe('BourseHors du siteOpéra (soirée)');
  expect(wednesday.getByRole('link', { name: 'Bourse' }).getAttribute('href')).toBe(
    paths.planning({ country: 'FRA', venue: 'bourse', from: day }),
  );
});

test('the weeks before and after are one press away', async () => {
  await show([]);
  const weeks = within(screen.getByRole('navigation', { name: 'Semaine affichée' }));
  await userEvent.click(weeks.getByRole('link', { name: 'Semaine suivante' }));
  expect(await screen.findByRole('region', { name: 'lun. 26 janv.' })).toBeTruthy();
});

test('a service that is away is named, and the week stays', async () => {
  await showStaff(paths.week('2099-01-22'), { prepare: ({ answer }) => answer(listDeals, () => refuse('service-unavailable')) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Semaine du 19/);
  expect(screen.getByRole('alert').textContent).toMatch(/réservations/i);
});
