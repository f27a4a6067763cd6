import { languages } from '@plenary/contracts/terms';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// design: desk D19, D22, D23

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const figuresOf = (row: HTMLElement | undefined, count: number) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .slice(0, count)
    .map((cell) => cell.textContent?.replace(/\s/g, ' '));
const year = { from: '2027-01-01', to: '2027-12-31' };

test('what was signed, changed, cancelled and taken back stand apart, fees beside, and each number leads to its lines', async () => {
  await showStaff(paths.money({ from: '2027-01-01' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chiffre d’affaires');
  expect(figuresOf(rows()[0], 7)).toEqual(['4', '42 000 €', '1 000 €', '-9 000 €', '7 000 €', '41 000 €', '300 €']);
  expect(figuresOf(rows()[2], 7)).toEqual(['4', '42 000 €', '1 000 €', '-9 000 €', '7 000 €', '41 000 €', '300 €']);
  const asked = { basis: 'booked', by: 'month', ...year };
  expect(screen.getByRole('link', { name: 'janvier 2027' }).getAttribute('href')).toBe(paths.moneyLines({ ...asked, row: '2027-01' }));
  const cancelled = within(rows()[0] as HTMLElement).getByRole('link', { name: /-9\s000/ });
  expect(cancelled.getAttribute('href')).toBe(paths.moneyLines({ ...asked, row: '2027-01', kind: 'cancelled' }));
  expect(screen.getByRole('link', { name: 'Total' }).getAttribute('href')).toBe(paths.moneyLines(asked));
});

test('by day of the event it tells discounts, people, lunches and the net of a person, and of nobody a dash', async () => {
  await showStaff(paths.money({ basis: 'held', by: 'company', from: '2027-01-01' }));
  expect(rows().map((row) => figuresOf(row, 6))).toEqual([
    ['3', '30 000 €', '1 200 €', '200', '180', '150 €'],
    ['0', '0 €', '0 €', '0', '0', '–'],
    ['3', '30 000 €', '1 200 €', '200', '180', '150 €'],
  ]);
  expect(screen.getByRole('link', { name: 'Sans société' }).getAttribute('href')).toContain('row=-');
});

test('the address holds what is asked for, a group that the other way of counting lacks is left, and the export is of what is shown', async () => {
  const { where } = await showStaff(paths.money({ by: 'reason', from: '2027-01-01' }));
  expect(screen.getByRole('link', { name: 'Budget' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compté' }), 'Au jour de l’événement');
  expect(await screen.findByRole('columnheader', { name: 'Déjeuners' })).toBeTruthy();
  expect(where()).toContain('basis=held');
  expect(screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')).toBe(
    '/api/desk/reports/money/export?basis=held&by=month&from=2027-01-01&to=2027-12-31&format=csv&lng=fr',
  );
});

test('the lines name deal, day, venue and what was decided, sum up to the number, and go on', async () => {
  const asked = { basis: 'booked', by: 'reason', ...year, row: 'budget' };
  await showStaff(paths.moneyLines(asked));
  expect(rows().map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Atelier Nord · [0-9A-F]{8}4 janv. 2027Comet TernesSignature42 000,00 €0,00 €$/),
    expect.stringMatching(/8 janv. 2027Comet TernesAnnulation · Budget-9 000,00 €300,00 €$/),
    'Total de la liste41 000,00 €300,00 €',
  ]);
  expect(
    within(rows()[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(paths.quote(fakeQuoteId));
  expect(screen.getByRole('link', { name: 'Suivantes' }).getAttribute('href')).toBe(
    paths.moneyLines({ ...asked, after: '2027-01-08_next_1' }),
  );
  const { row: _, ...report } = asked;
  expect(screen.getByRole('link', { name: 'Retour au rapport' }).getAttribute('href')).toBe(paths.money(report));
});

test.each(languages)('no word is missing (%s)', async (language) => {
  for (const page of [
    paths.money(),
    paths.money({ basis: 'held', by: 'room-type' }),
    paths.moneyLines(),
    paths.moneyLines({ basis: 'held' }),
  ]) {
    const { unmount } = await showStaff(page, { language });
    expect(document.body.textContent).not.toMatch(/reports\.|cancellation\.|\{\{/);
    unmount();
  }
});
