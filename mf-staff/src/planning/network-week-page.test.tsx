import { languages } from '@plenary/contracts/terms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { weekOf } from '../desk/week.ts';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

// design: desk D11

const address = paths.networkWeek({ day: '2027-01-21' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));

test('each venue has seven days from Monday on, with what is taken in words, and each leads to its planning', async () => {
  await showStaff(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Semaine du réseau, 18–24 janv\. 2027$/);
  const [ternes, louise] = rows();
  expect([ternes?.length, louise?.length]).toEqual([7, 7]);
  const tuesday = within(ternes?.[1] as HTMLElement).getByRole('link');
  expect(tuesday.textContent?.replace(/\s/g, ' ')).toBe('7 / 24Comet Ternes, 19 janv. 2027: 4 confirmées, 2 en option, 1 bloquée');
  expect(tuesday.getAttribute('href')).toBe(paths.planning({ country: 'FRA', venue: 'ternes', from: '2027-01-19' }));
  expect(louise?.[2]?.textContent).toBe('Fermé');
});

test('leads to the weeks around it and to this one, of a country where one is chosen', async () => {
  const { where } = await showStaff(address);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Belgique');
  await waitFor(() => expect(screen.queryByText('Comet Ternes')).toBeNull());
  expect(where()).toBe(paths.networkWeek({ day: '2027-01-18', country: 'BEL' }));
  const to = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Semaine affichée' }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(to('Semaine précédente')).toBe(paths.networkWeek({ day: '2027-01-11', country: 'BEL' }));
  expect(to('Semaine suivante')).toBe(paths.networkWeek({ day: '2027-01-25', country: 'BEL' }));
  expect(to('Cette semaine')).toBe(paths.networkWeek({ country: 'BEL' }));
});

test('what the address cannot mean is left out, and this week is shown', async () => {
  await showStaff('/staff/planning/week?day=2027-02-31&country=DEU');
  const [monday = ''] = weekOf(localToday(new Date()));
  expect(within(screen.getByRole('table')).getAllByRole('columnheader', { current: 'date' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Comet Ternes' }).getAttribute('href')).toContain(`from=${monday}`);
});

test('is linked from the planning of a venue', async () => {
  await showStaff(paths.planning({ country: 'FRA', venue: 'ternes' }));
  expect((await screen.findByRole('link', { name: 'Semaine du réseau' })).getAttribute('href')).toContain('/staff/planning/week?day=');
});

test.each(languages)('no word is missing (%s)', async (language) => {
  await showStaff(address, { language });
  expect(document.body.textContent).not.toMatch(/networkWeek\.|\{\{/);
});
