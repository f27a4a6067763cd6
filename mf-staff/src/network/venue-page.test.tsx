import { changeNetworkRoom, changeNetworkVenue, getNetworkVenue } from '@plenary/contracts/network.endpoints';
import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makeNetworkRoom, makeNetworkVenue } from '../testing/make-network.ts';
import { showStaff } from '../testing/show-staff.ts';

const ternes = makeNetworkVenue();
const open = (prepare?: Parameters<typeof showStaff>[1]) =>
  showStaff(paths.networkVenue('ternes'), { platform: { session: adrien }, ...prepare });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const name = () => panel('Nom et promesses').getByRole('textbox', { name: 'Nom' });
const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value;
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
/** Another person saves first, once. */
const savedMeanwhile = (current: NetworkVenue) => ({
  prepare: (fake: Parameters<NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>>[0]) => {
    fake.answer(changeNetworkVenue, ({ body }) =>
      body.revision < current.revision
        ? refuse('stale-version', { members: { current } })
        : { ...current, revision: body.revision + 1, facts: body.facts },
    );
    fake.answer(changeNetworkRoom, ({ params, body }) => {
      const room = current.rooms.find(({ id }) => id === params.roomId) ?? refuse('not-found');
      return body.revision < room.revision ? refuse('stale-version', { members: { current } }) : current;
    });
  },
});

afterEach(() => localStorage.clear());

test('what is typed is saved as a whole with the version that was seen, and the fields that nobody typed in stay', async () => {
  const { sent, platform } = await open();
  await retype(name(), 'Wagram');
  await retype(panel('Adresse').getByRole('textbox', { name: /^Position/ }), '48.8801 2.2990');
  await retype(panel('Textes').getByRole('textbox', { name: 'Présentation, néerlandais' }), 'Een oude drukkerij');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ouvre à' }), '7');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ferme à' }), '21');
  await retype(screen.getByRole('textbox', { name: /^Prix minimum/ }), '1 750,50');
  expect(screen.getByText('6 champs modifiés, non enregistrés')).toBeTruthy();
  await save();
  const facts = {
    ...ternes.facts,
    name: 'Wagram',
    coordinates: { latitude: 48.8801, longitude: 2.299 },
    description: { ...ternes.facts.description, nl: 'Een oude drukkerij' },
    openingHours: { opens: 7, closes: 21 },
    minimumPricePerDay: 175_050,
  };
  expect(sent()).toEqual([{ method: 'PUT', to: `/api/network/venues/${ternes.id}`, body: { revision: 4, facts } }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wagram' })).toBeTruthy();
  expect(screen.getByText('Tout est enregistré.')).toBeTruthy();
  expect(platform.notices[0]?.text).toBe('Enregistré : les clients le lisent dès maintenant.');
});

test('closed days are typed by row, one day alone once; what is no day is told before it is sent', async () => {
  const { sent } = await open();
  const closings = panel('Fermetures du lieu');
  const add = () => userEvent.click(closings.getByRole('button', { name: /^Ajouter/ }));
  const last = (column: string) => closings.getAllByRole('textbox', { name: column }).at(-1) as HTMLElement;
  await add();
  await userEvent.type(last('Du'), '12-24');
  await userEvent.type(last('Au'), '01-02');
  expect((await closings.findByText(/^21 réservations ou options/)).textContent).toMatch(/24\sdéc\..*2\sjanv\./);
  await add();
  await userEvent.type(last('Du'), '2027-02-31');
  await save();
  expect(closings.getByText(/un jour comme 2027-03-01/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await retype(last('Du'), '2027-03-01');
  await userEvent.type(last('Motif'), 'Travaux');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    facts: {
      closings: [
        { from: '12-24', to: '01-02' },
        { from: '2027-03-01', to: '2027-03-01', reason: 'Travaux' },
      ],
    },
  });
});

test('a reason is typed in the languages that staff give it, and taken away again', async () => {
  const { sent, platform } = await open();
  const closings = panel('Fermetures du lieu');
  await userEvent.click(closings.getByRole('button', { name: /^Ajouter/ }));
  const last = (column: string) => closings.getAllByRole('textbox', { name: column }).at(-1) as HTMLElement;
  await userEvent.type(last('Du'), '2027-03-01');
  await userEvent.type(last('Motif'), 'Travaux');
  await userEvent.type(last('Motif (anglais)'), 'Works');
  await save();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  const days = { from: '2027-03-01', to: '2027-03-01', reason: 'Travaux' };
  const told = () => sent().map(({ body }) => (body as { facts: { closings: object[] } }).facts.closings.at(-1));
  expect(told()).toEqual([{ ...days, reasons: { en: 'Works' } }]);
  await userEvent.clear(last('Motif (anglais)'));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(told().at(-1)).toEqual({ ...days, reasons: {} });
});

test('an older service knows no closings: they are not shown, and not sent', async () => {
  const older = makeNetworkVenue({ closings: undefined });
  const { sent } = await open({ prepare: (fake) => fake.answer(getNetworkVenue, () => older) });
  expect(screen.queryByRole('region', { name: 'Fermetures du lieu' })).toBeNull();
  await retype(name(), 'Wagram');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.stringify(sent()[0]?.body)).not.toContain('closings');
});

test('a save is undone from its notice, and Ctrl+S saves without the mouse', async () => {
  const { sent, platform } = await open();
  await retype(name(), 'Wagram');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  act(() => platform.notices[0]?.action?.onPress());
  await waitFor(() => expect(platform.notices).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    { revision: 4, facts: { ...ternes.facts, name: 'Wagram' } },
    { revision: 5, facts: ternes.facts },
  ]);
  expect(typedIn(name())).toBe('Ternes');
});

test('Ctrl+Z takes back text, ticks, choices and rows in their turn, also after a save, and Ctrl+Shift+Z makes them again', async () => {
  const { sent, platform } = await open();
  const back = () => userEvent.keyboard('{Control>}z{/Control}');
  const again = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sur demande seulement' });
  const hours = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ouvre à' });
  const rows = () => within(screen.getByRole('group', { name: 'Métro' })).queryAllByRole('listitem').length;
  const [wasTicked, wasOpen, wereRows] = [tick.checked, hours.value, rows()];
  await retype(name(), 'Wagram');
  await userEvent.click(tick);
  await userEvent.selectOptions(hours, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une ligne Métro' }));
  expect(rows()).toBe(wereRows + 1);
  await back();
  expect(rows()).toBe(wereRows);
  await back();
  expect(hours.value).toBe(wasOpen);
  await back();
  expect([tick.checked, typedIn(name())]).toEqual([wasTicked, 'Wagram']);
  await again();
  expect(tick.checked).toBe(!wasTicked);
  await back();
  await back();
  expect(typedIn(name())).toBe('Ternes');
  await again();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  await back();
  expect(typedIn(name())).toBe('Ternes');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => (body as { facts: { name: string } }).facts.name)).toEqual(['Wagram', 'Ternes']);
});

test('an earlier address leads to the one of today', async () => {
  await showStaff(paths.networkVenue('ancien-ternes'), {
    platform: { session: adrien },
    prepare: ({ answer }) => answer(getNetworkVenue, () => ternes),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ternes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Photos' }).getAttribute('href')).toBe(paths.networkPictures('ternes'));
});

test('Ctrl+Z leaves alone what another person saved over a change of mine', async () => {
  const current = makeNetworkVenue({ name: 'Étoile' }, { revision: 5 });
  await open(savedMeanwhile(current));
  await retype(name(), 'Wagram');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Prendre cette valeur Nom' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(typedIn(name())).toBe('Étoile');
});

test('where another person saved first, my words stay, their other fields are taken, and nothing is sent over theirs before I choose', async () => {
  const current = makeNetworkVenue({ name: 'Étoile', commercialName: 'Comet Étoile' }, { revision: 5 });
  const { sent } = await open(savedMeanwhile(current));
  await retype(name(), 'Wagram');
  await save();
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Enregistré entre-temps : Étoile');
  expect(typedIn(name())).toBe('Wagram');
  expect(typedIn(screen.getByRole('textbox', { name: 'Nom complet' }))).toBe('Comet Étoile');
  expect(document.activeElement?.contains(warning)).toBe(true);
  await userEvent.click(name());
  await save();
  expect(document.activeElement?.contains(warning)).toBe(true);
  expect(sent()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Garder la mienne Nom' }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ revision: 5, facts: { ...current.facts, name: 'Wagram' } });
});

test('what another person saved in a field can be taken in its place', async () => {
  const current = makeNetworkVenue({ name: 'Étoile' }, { revision: 5 });
  await open(savedMeanwhile(current));
  await retype(name(), 'Wagram');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Prendre cette valeur Nom' }));
  expect(typedIn(name())).toBe('Étoile');
  expect(screen.getByText('Tout est enregistré.')).toBeTruthy();
});

test('what is typed outlives a reload, and is taken back on request', async () => {
  const first = await open();
  await retype(name(), 'Wagram');
  first.unmount();
  await open();
  expect(typedIn(name())).toBe('Wagram');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
  expect(typedIn(name())).toBe('Ternes');
});

test('faults are counted and led to, and nothing is sent', async () => {
  const { sent } = await open();
  await retype(panel('Adresse').getByRole('textbox', { name: /^Position/ }), '2.2981, 48.8786');
  await retype(panel('Textes').getByRole('textbox', { name: 'Petit plus, français' }), '');
  await save();
  const summary = await screen.findByRole('region', { name: 'À corriger' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Position (latitude, longitude) : hors du pays, ou latitude et longitude inversées', 'Petit plus, français : à remplir']);
  expect(document.activeElement).toBe(summary);
  expect(sent()).toEqual([]);
});

test('a fault that the service finds stands at its field', async () => {
  await open({
    prepare: ({ answer }) => answer(changeNetworkVenue, () => refuse('invalid-request', { errors: { 'facts.commercialName': 'taken' } })),
  });
  await retype(screen.getByRole('textbox', { name: 'Nom complet' }), 'Comet Louise');
  await save();
  expect(await screen.findByRole('link', { name: 'Nom complet : porté déjà par un autre' })).toBeTruthy();
});

test('stops are added, changed and removed in their list by keyboard, and an empty row is not sent', async () => {
  const { sent } = await open();
  const rer = within(screen.getByRole('group', { name: 'RER' }));
  await userEvent.click(rer.getByRole('button', { name: 'Ajouter une ligne RER' }));
  await userEvent.keyboard('A{Tab}Charles de Gaulle – Étoile{Tab}9');
  await userEvent.click(rer.getByRole('button', { name: 'Ajouter une ligne RER' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bus : retirer la ligne 1' }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    facts: { rers: [{ line: 'A', station: 'Charles de Gaulle – Étoile', minutesToWalk: 9 }], buses: [] },
  });
});

describe('a room', () => {
  const dialog = async (room: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Modifier ${room}` }));
    return within(await screen.findByRole('dialog'));
  };

  test('is saved from its dialog without its figures, heights in metres', async () => {
    const { sent } = await open();
    const room = await dialog('Bayen');
    await retype(room.getByRole('textbox', { name: 'Surface, m²' }), '61,5');
    await retype(room.getByRole('textbox', { name: 'Hauteur, m' }), '2,8');
    await userEvent.click(room.getByRole('radio', { name: 'Oui' }));
    await userEvent.click(room.getByRole('checkbox', { name: 'Estrade' }));
    await userEvent.click(room.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { facts } = makeNetworkRoom('Bayen', { floor: 0, isStepFree: false });
    expect(sent()).toEqual([
      {
        method: 'PUT',
        to: `/api/network/venues/${ternes.id}/rooms/ternes-bayen`,
        body: { revision: 1, facts: { ...facts, area: 61.5, height: 280, hasDaylight: true, equipment: ['stage'] } },
      },
    ]);
    expect(panel('Salles').getByText(/61,5/)).toBeTruthy();
  });

  test('that another person saved first keeps what I typed and takes their other fields', async () => {
    const moved = { ...makeNetworkRoom('Salon Wagram', { floor: 3, height: 400 }), revision: 2 };
    const { sent } = await open(savedMeanwhile({ ...ternes, rooms: [moved, ...ternes.rooms.slice(1)] }));
    const room = await dialog('Salon Wagram');
    await retype(room.getByRole('textbox', { name: 'Surface, m²' }), '140');
    await userEvent.click(room.getByRole('button', { name: 'Enregistrer' }));
    expect((await room.findByRole('alert')).textContent).toContain('Étage 3');
    await userEvent.click(room.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ revision: 2, facts: { area: 140, floor: 3, height: 400 } });
  });
});

// Lifecycle L40.
test('seats that are taken on days to come are kept: each day leads to its sheet, and what is typed stays', async () => {
  const lunches = [{ day: '2099-01-20', service: 'service1' as const, taken: 48 }];
  await open({ prepare: (fake) => fake.answer(changeNetworkVenue, () => refuse('conflict', { members: { lunches } })) });
  await retype(name(), 'Wagram');
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Des déjeuners à venir ont plus de places prises');
  const link = within(alert).getByRole('link', { name: /20 janv\. 2099 : 48 places prises/ });
  expect(link.getAttribute('href')).toBe(paths.sheet({ venue: ternes.slug, day: '2099-01-20' }));
  expect(typedIn(name())).toBe('Wagram');
});
