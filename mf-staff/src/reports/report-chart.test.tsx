import { getMoney, getOccupancy } from '@plenary/contracts/desk-reports.endpoints';
import { languages } from '@plenary/contracts/terms';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

// Issue: charts are accessible, a table beside each, no colour alone. Design: desk D4.

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
/** The chart of a name once it is drawn. */
const drawn = async (name: RegExp) => {
  const chart = screen.getByRole('img', { name });
  await waitFor(() => expect(chart.querySelector('svg rect')).toBeTruthy());
  return chart;
};
const barsOf = (chart: HTMLElement, look: 'filled' | 'hatched') => [...chart.querySelectorAll(`.${look} rect`)];
const lengths = (chart: HTMLElement, look: 'filled' | 'hatched', side = 'width') =>
  barsOf(chart, look).map((bar) => Number(bar.getAttribute(side)));
const texts = (chart: HTMLElement, part: string) => [...chart.querySelectorAll(part)].map(({ textContent }) => plain(textContent));

test('the bars have the lengths of their figures, each its name and value, and of nothing known there is none', async () => {
  await showStaff(paths.occupancy({ by: 'venue', from: '2027-01-01' }));
  const chart = await drawn(/^Occupation/);
  const [whole = 0] = lengths(chart, 'hatched');
  expect(lengths(chart, 'hatched')).toEqual([whole]);
  expect(lengths(chart, 'filled')).toEqual([expect.closeTo(whole * 0.75)]);
  expect(texts(chart, 'text')).toEqual(['50 %']);
  expect(texts(chart, '.label').reverse()).toEqual(['Comet Ternes', 'Comet Étoile']);
});

test('no series is told by its colour alone: the second is hatched, in its key and in the chart', async () => {
  await showStaff(paths.reports({ by: 'venue', from: '2027-01-01' }));
  const chart = await drawn(/^Devis et part signée/);
  const figure = chart.closest('figure') as HTMLElement;
  const pattern = figure.querySelector('figcaption pattern')?.id;
  expect(pattern).toBeTruthy();
  expect(barsOf(chart, 'hatched').map((bar) => bar.getAttribute('fill'))).toEqual([`url(#${pattern})`, `url(#${pattern})`]);
  expect(barsOf(chart, 'filled').map((bar) => bar.getAttribute('fill'))).toEqual([null, null]);
  expect(within(figure).getByText('Total HT')).toBeTruthy();
  expect(within(figure).getByText('Signé HT')).toBeTruthy();
});

test('who cannot see the chart hears what it draws, the highest of it, and that the table has each figure', async () => {
  await showStaff(paths.reports({ from: '2027-01-01' }));
  const name = /^Devis et part signée .*Total HT.*Le plus haut\s: janvier 2027, 42\sk\s€\. Le tableau qui suit donne chaque chiffre\.$/;
  const chart = await drawn(name);
  const table = screen.getByRole('table', { name: 'Mois' });
  expect(chart.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(chart.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
});

test('months are columns from left to right with short names, and a sum below zero hangs from the line', async () => {
  await showStaff(paths.money({ from: '2027-01-01' }), {
    prepare: ({ answer }) =>
      answer(getMoney, () => {
        const booked = { signed: 0, changed: 0, cancelled: 0, reinstated: 0, fees: 0 };
        const rows = [
          { key: '2027-01', name: '', count: 1, net: 100_000, booked },
          { key: '2027-02', name: '', count: 1, net: -50_000, booked: { ...booked, fees: 50_000 } },
        ];
        return { rows, total: { count: 2, net: 50_000, booked }, asOf: '2027-01-11T09:30:00Z' };
      }),
  });
  const chart = await drawn(/^Réservé, au jour de la décision/);
  const [up = 0, down] = lengths(chart, 'filled', 'height');
  expect(down).toBeCloseTo(up / 2);
  const [above, below] = barsOf(chart, 'filled');
  expect(Number(below?.getAttribute('y'))).toBeCloseTo(Number(above?.getAttribute('y')) + up);
  expect(Number(below?.getAttribute('x'))).toBeGreaterThan(Number(above?.getAttribute('x')));
  expect(lengths(chart, 'hatched', 'height')).toEqual([0, expect.closeTo(up / 2)]);
  expect(texts(chart, '.label').slice(0, 2)).toEqual(['janv. 27', 'févr. 27']);
});

test('of many rows the twenty greatest are drawn, the greatest first, and the chart says so', async () => {
  const figures = { halves: 100, blocked: 0, held: 0, evenings: 0, people: 10, seats: 10 };
  await showStaff(paths.occupancy({ by: 'venue', from: '2027-01-01' }), {
    prepare: ({ answer }) =>
      answer(getOccupancy, ({ query: { from, to } }) => ({
        rows: Array.from({ length: 30 }, (_, index) => ({
          ...figures,
          key: `v${index}`,
          name: `Lieu ${index}`,
          from,
          to,
          sold: index + 1,
        })),
        total: { ...figures, sold: 465 },
        asOf: '2027-01-11T09:30:00Z',
      })),
  });
  const chart = await drawn(/Le graphique montre les 20 premiers de 30\./);
  expect(texts(chart, '.label').reverse()).toEqual(Array.from({ length: 20 }, (_, index) => `Lieu ${29 - index}`));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(32);
});

test.each(languages)('the charts of all reports have their words (%s)', async (language) => {
  for (const address of [paths.reports(), paths.money(), paths.occupancy(), paths.times()]) {
    const { unmount } = await showStaff(address, { language });
    for (const chart of screen.getAllByRole('img')) await waitFor(() => expect(chart.querySelector('svg')).toBeTruthy());
    expect(document.body.textContent).not.toMatch(/reports\.|\{\{/);
    unmount();
  }
});
