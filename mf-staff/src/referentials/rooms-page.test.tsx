import { listReferentialRooms, requestRoomModification } from '@plenary/contracts/referentials.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeChangeId } from '../testing/answer-staff.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeRoom } from '../testing/make-room.ts';
import { showStaff } from '../testing/show-staff.ts';

// Covers L-E01.

const ternes = paths.rooms({ venue: 'ternes' });
const row = (room: string) => screen.getByRole('row', { name: new RegExp(`^${room}`) });
const field = (name: string) => screen.getByRole('textbox', { name });
const ask = (room: string) => within(row(room)).getByRole('button', { name: 'Demander' });

// Covers L-E02–L-E04.
test('the country is France, and no venue is chosen, until the address says so', async () => {
  await showStaff(paths.rooms());
  expect((screen.getByRole('combobox', { name: 'Pays' }) as HTMLSelectElement).value).toBe('FRA');
  expect(screen.getByRole('heading', { name: 'Choisissez un lieu' })).toBeTruthy();
});

// Covers L-E02–L-E04.
test('choosing a country and a venue writes them into the address', async () => {
  const { where } = await showStaff(ternes);
  expect((screen.getByRole('combobox', { name: 'Lieu' }) as HTMLSelectElement).value).toBe('ternes');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'BEL');
  await waitFor(() => expect(where()).toBe('/referentials?country=BEL'));
});

// Covers L-E10–L-E11.
test('every capacity and threshold of a room takes 1 to 999, in three digits', async () => {
  await showStaff(ternes);
  const fields = within(row('Grand Salon')).getAllByRole('textbox');
  expect(fields).toHaveLength(11);
  for (const one of fields) expect([one.getAttribute('min'), one.getAttribute('maxlength')]).toEqual(['1', '3']);
  const theater = field('Théâtre, Grand Salon');
  await userEvent.clear(theater);
  await userEvent.type(theater, '0a12x345');
  expect((theater as HTMLInputElement).value).toBe('123');
});

// Covers L-E05–L-E08.
test('capacities, thresholds, categories and types of subcommittee rooms are those of the specification', async () => {
  await showStaff(ternes);
  const room = within(row('Grand Salon'));
  const labels = room.getAllByRole('textbox').map((one) => one.getAttribute('aria-label')?.split(',')[0]);
  const capacities = ['Auditorium', 'Table de conseil', 'En U', 'Cabarets', 'Théâtre', 'Casual', 'Debout', 'Classe', 'Au ras du sol'];
  expect(labels.sort()).toEqual([...capacities, 'Seuil bas', 'Seuil haut'].sort());
  const offered = (name: RegExp) =>
    within(room.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((one) => one.textContent);
  expect(offered(/^Catégorie/)).toEqual(['Premium', 'Standard', 'Espace commun', 'Restaurant']);
  expect(offered(/^Type/)).toEqual(['Petite', 'Moyenne', 'Grande', 'XL']);
});

test('emptying a figure says that it changes nothing', async () => {
  await showStaff(ternes);
  expect(screen.queryByText(/un champ vide ne change rien/)).toBeNull();
  await userEvent.clear(field('Théâtre, Grand Salon'));
  expect(screen.getByText(/^Théâtre\s: un champ vide ne change rien, la valeur reste telle quelle\.$/)).toBeTruthy();
  expect((ask('Grand Salon') as HTMLButtonElement).disabled).toBe(true);
});

// Desk D26.
test('who may ask for no change reads the rooms of a venue, and who may elsewhere reads them too', async () => {
  const anywhere = { job: 'sales', scope: 'network', places: [] };
  const venueOf = (place: string) => ({ job: 'venue', scope: 'venues', places: [place] });
  for (const jobs of [[anywhere], [anywhere, venueOf('another')]]) {
    const { unmount } = await showStaff(ternes, { platform: { session: { ...samia, jobs } } });
    const room = within(row('Grand Salon'));
    expect([room.queryAllByRole('textbox'), room.queryAllByRole('combobox'), room.queryAllByRole('button')]).toEqual([[], [], []]);
    expect(room.getByText('Premium')).toBeTruthy();
    unmount();
  }
});

// Covers L-E12–L-E15, L-Q01.
test('a request holds what changed and is not empty, and leads to itself with thanks', async () => {
  const { sent, where, platform } = await showStaff(ternes);
  expect((ask('Grand Salon') as HTMLButtonElement).disabled).toBe(true);
  await userEvent.clear(field('Théâtre, Grand Salon'));
  await userEvent.type(field('Théâtre, Grand Salon'), '90');
  await userEvent.clear(field('Classe, Grand Salon'));
  await userEvent.selectOptions(within(row('Grand Salon')).getByRole('combobox', { name: /^Catégorie/ }), 'Standard');
  await userEvent.click(ask('Grand Salon'));
  await waitFor(() => expect(where()).toBe(`/referential-changes/${fakeChangeId}`));
  expect(sent()).toEqual([
    {
      method: 'POST',
      to: '/api/referentials/countries/FRA/venues/ternes/rooms/ternes-grand-salon/modification-request',
      body: { theater: 90, category: 'Standard' },
    },
  ]);
  expect(platform.notices[0]?.text).toMatch(/^Thanks!/);
});

test('the whole of it by keyboard: arrows go along a column, Enter asks', async () => {
  const { where } = await showStaff(ternes);
  field('Théâtre, Atelier').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('Théâtre, Grand Salon'));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('Théâtre, Grand Salon'));
  await userEvent.keyboard('91{Enter}');
  await waitFor(() => expect(where()).toBe(`/referential-changes/${fakeChangeId}`));
});

// Covers L-E14–L-E15.
test('a failure says Oops and keeps what was typed', async () => {
  const { platform } = await showStaff(ternes, {
    prepare: ({ answer }) => answer(requestRoomModification, () => refuse('unexpected-error')),
  });
  await userEvent.type(field('Auditorium, Atelier'), '12');
  await userEvent.click(ask('Atelier'));
  expect(within(await screen.findByRole('alert')).getByText('Oops')).toBeTruthy();
  expect((field('Auditorium, Atelier') as HTMLInputElement).value).toBe('12');
  expect(platform.reported).toHaveLength(1);
});

test('arrows go past what a row says of its failure', async () => {
  await showStaff(ternes, {
    prepare: ({ answer }) => answer(requestRoomModification, () => refuse('unexpected-error')),
  });
  await userEvent.clear(field('Théâtre, Grand Salon'));
  await userEvent.type(field('Théâtre, Grand Salon'), '91{Enter}');
  await screen.findByRole('alert');
  field('Théâtre, Grand Salon').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field('Théâtre, Atelier'));
});

test('thresholds that cross are marked', async () => {
  await showStaff(ternes, {
    prepare: ({ answer }) =>
      answer(requestRoomModification, () => refuse('invalid-request', { errors: { lowAttendanceEconomicPaxThreshold: 'too_large' } })),
  });
  await userEvent.clear(field('Seuil bas, Atelier'));
  await userEvent.type(field('Seuil bas, Atelier'), '99{Enter}');
  await screen.findByText(/le seuil bas ne dépasse pas le seuil haut/);
  expect(field('Seuil bas, Atelier').getAttribute('aria-invalid')).toBe('true');
});

test('a room that has the values already says so, and is shown as it is now', async () => {
  let room = makeRoom('Atelier', { theater: 86, class: 40 });
  const { platform } = await showStaff(ternes, {
    prepare: ({ answer }) => {
      answer(listReferentialRooms, () => ({ rooms: [room], openRequests: [] }));
      answer(requestRoomModification, () => {
        room = makeRoom('Atelier', { theater: 90, class: 44 });
        return refuse('invalid-request', { errors: { '': 'required' } });
      });
    },
  });
  await userEvent.clear(field('Théâtre, Atelier'));
  await userEvent.type(field('Théâtre, Atelier'), '90{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('La salle a déjà ces valeurs');
  await waitFor(() => expect((field('Classe, Atelier') as HTMLInputElement).value).toBe('44'));
  expect((field('Théâtre, Atelier') as HTMLInputElement).value).toBe('90');
  expect((ask('Atelier') as HTMLButtonElement).disabled).toBe(true);
  expect(platform.reported).toEqual([]);
});

// Covers L-E09.
test('flags are words, not fields', async () => {
  await showStaff(ternes);
  expect(within(row('Grand Salon')).getByText('Visio · Plusieurs écrans · Accès PMR')).toBeTruthy();
  expect(within(row('Atelier')).getByText('Visio · Poteau gênant')).toBeTruthy();
});
