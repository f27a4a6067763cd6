import { addDays } from '@plenary/contracts/add-days';
import { addBlock, changeBlock, listBlocks, removeBlock } from '@plenary/contracts/blocks.endpoints';
import type { Block } from '@plenary/contracts/blocks.schemas';
import { getPlanning } from '@plenary/contracts/planning.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeBlockId, makeBlock } from '../testing/make-block.ts';
import { makePlanning } from '../testing/make-planning.ts';
import { showStaff } from '../testing/show-staff.ts';

// jsdom has no layout: the board gets a fixed size.
const size = { clientWidth: 400, clientHeight: 600 };
beforeAll(() => {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
});

const day = addDays(localToday(new Date()), 1);
const address = paths.planning({ country: 'FRA', venue: 'ternes', from: day });
const quoteId = '00000000-0000-4000-8000-00000000000a';
const taken = { roomId: 'room-1', day, half: 'PM' as const, by: { id: fakeBlockId, kind: 'confirmed' as const, quoteId } };

/** The planning of a venue whose blocks the test may change. */
const show = async (first: Block[], prepare: (fake: Fake, blocks: { now: Block[] }) => void = () => {}) => {
  const blocks = { now: first };
  return showStaff(address, {
    prepare: (fake) => {
      fake.answer(getPlanning, ({ query: { from } }) => ({ ...makePlanning(from, 0), closedDays: [] }));
      fake.answer(listBlocks, () => ({ blocks: blocks.now }));
      prepare(fake, blocks);
    },
  });
};
const panel = () => within(screen.getByRole('region', { name: 'Blocages' }));
const dialog = () => within(screen.getByRole('dialog'));
const write = (label: RegExp, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });

test('blocked halves say so on the board with their reason, and the block with its hours and what has to move', async () => {
  const held = [{ roomId: 'room-0', day, half: 'AM' as const }];
  await show([makeBlock({ from: `${day}T08:00`, to: `${day}T12:00`, held, toMove: [taken] })]);
  expect(await screen.findByRole('button', { name: /^Grand Salon, .*, matin, Bloqué, Peinture$/ })).toBeTruthy();
  expect(panel().getByText('Travaux')).toBeTruthy();
  expect(panel().getByText(/08:00.*12:00/)).toBeTruthy();
  expect(panel().getByText('1 demi-journée confirmée à déplacer :')).toBeTruthy();
  // Lifecycle L39.
  expect(screen.getByText('1 réservation confirmée est dans une salle bloquée.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir les demandes' }).getAttribute('href')).toBe('/staff/tasks');
  expect(panel().getByRole('link', { name: 'Voir le devis' }).getAttribute('href')).toBe(`/staff/quotes/${quoteId}`);
});

// Desk D9, D26.
test('whoever may not block rooms reads once who may, and the buttons of the rows say the same and do nothing', async () => {
  const { sent } = await showStaff(address, {
    platform: { session: { ...samia, jobs: [{ job: 'finance', scope: 'network', places: [] }] } },
    prepare: ({ answer }) => {
      answer(getPlanning, ({ query: { from } }) => ({ ...makePlanning(from, 0), closedDays: [] }));
      answer(listBlocks, () => ({ blocks: [makeBlock()] }));
    },
  });
  await screen.findByText('Peinture');
  expect(panel().getAllByText(/^Réservé à/)).toHaveLength(1);
  for (const name of [/^Bloquer/, /^Modifier/, /^Retirer/]) {
    const button = panel().getByRole('button', { name, description: /^Réservé à/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel().queryByRole('status')).toBeNull();
  expect(sent()).toEqual([]);
});

// Lifecycle L15, L40.
test('lunches that a closed restaurant had sold are shown with their people, apart from half-days, and the way to their quote', async () => {
  const sold = { ...taken, roomId: 'room-9', half: 'AM' as const, lunch: { service: 'service1' as const, seats: 32 } };
  await show([makeBlock({ toMove: [sold] })], ({ answer }) =>
    answer(addBlock, () => refuse('no-longer-available', { members: { conflicts: [sold] } })),
  );
  const words = /^Déjeuner, 1er service, 32 personnes, .*, réservation confirmée/;
  expect(await panel().findByText('Déjeuners vendus pendant que le restaurant est fermé, à servir ailleurs :')).toBeTruthy();
  expect(panel().getByText(words)).toBeTruthy();
  expect(panel().queryByText(/demi-journée/)).toBeNull();
  expect(panel().queryByRole('button', { name: /^Déplacer/ })).toBeNull();
  expect(panel().getByRole('link', { name: 'Voir le devis' })).toBeTruthy();
  await userEvent.click(panel().getByRole('button', { name: 'Bloquer des salles' }));
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Tout le lieu' }));
  write(/^Raison/, 'Cuisine');
  await userEvent.click(dialog().getByRole('button', { name: 'Bloquer' }));
  expect(await dialog().findByText(/Rien n’est bloqué/)).toBeTruthy();
  expect(dialog().getByText(words)).toBeTruthy();
});

test('rooms are blocked once what is in the way was shown and decided on, and the board follows', async () => {
  const held = [{ roomId: 'room-0', day, half: 'AM' as const }];
  const { sent } = await show([], ({ answer }, blocks) => {
    answer(addBlock, ({ body }) => {
      if (body.existing === 'refuse') return refuse('no-longer-available', { members: { conflicts: [taken] } });
      blocks.now = [makeBlock({ held })];
      return makeBlock({ held });
    });
  });
  expect(panel().getByText('Aucune salle n’est bloquée.')).toBeTruthy();
  await userEvent.click(panel().getByRole('button', { name: 'Bloquer des salles' }));
  const save = () => dialog().getByRole('button', { name: 'Bloquer' }) as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Grand Salon' }));
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Salon Monceau' }));
  write(/^À partir de/, `${day}T09:00`);
  write(/^Jusqu’à/, `${day}T17:00`);
  write(/^Raison/, 'Peinture');
  await userEvent.click(save());
  expect(await dialog().findByText(/Rien n’est bloqué/)).toBeTruthy();
  expect(dialog().getByText(/^Salon Monceau, .*après-midi, réservation confirmée/)).toBeTruthy();
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Ce qui est déjà posé' }), 'around');
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: /^Grand Salon, .*, matin, Bloqué, Peinture$/ })).toBeTruthy();
  const form = { rooms: ['room-0', 'room-1'], from: `${day}T09:00`, to: `${day}T17:00`, kind: 'works', reason: 'Peinture' };
  expect(sent().map(({ body }) => body)).toEqual([
    { ...form, existing: 'refuse' },
    { ...form, existing: 'around' },
  ]);
});

test('a block is changed at the revision that was seen, and its faults are said at their fields', async () => {
  const { sent } = await show([makeBlock({ rooms: 'all', revision: 3 })], ({ answer }) =>
    answer(changeBlock, () => refuse('invalid-request', { errors: { to: 'overlap', from: 'in_past' } })),
  );
  await userEvent.click(panel().getByRole('button', { name: /^Modifier/ }));
  expect((dialog().getByRole('checkbox', { name: 'Tout le lieu' }) as HTMLInputElement).checked).toBe(true);
  expect(dialog().queryByRole('checkbox', { name: 'Grand Salon' })).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Bloquer' }));
  expect(await dialog().findByText('La fin doit venir après le début.')).toBeTruthy();
  expect(dialog().getByText('Cette heure est passée.')).toBeTruthy();
  expect(sent()[0]).toMatchObject({ method: 'PUT', body: { rooms: 'all', revision: 3, existing: 'refuse' } });
});

// Covers B-N16–B-N17.
test.each([
  [/^un matin : la veille/, '15:00', '18:00'],
  [/^un après-midi/, '08:00', '12:00'],
])('a room is held for the set-up before %s, from %s to %s', async (before, from, to) => {
  const { sent } = await show([], ({ answer }) => answer(addBlock, () => makeBlock({ held: [] })));
  await userEvent.click(panel().getByRole('button', { name: 'Bloquer des salles' }));
  expect(dialog().queryByRole('combobox', { name: 'Installation avant' })).toBeNull();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Grand Salon' }));
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Nature' }), 'Installation');
  const hours = dialog().getByRole('combobox', { name: 'Installation avant' });
  await userEvent.selectOptions(hours, within(hours).getByRole('option', { name: before }));
  write(/^Raison/, 'Scène de Claire Martin');
  await userEvent.click(dialog().getByRole('button', { name: 'Bloquer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toMatchObject({ rooms: ['room-0'], kind: 'set-up', from: `${day}T${from}`, to: `${day}T${to}` });
});

test('a block is removed once it is asked twice', async () => {
  const { sent } = await show([makeBlock({ revision: 2 })], ({ answer }, blocks) =>
    answer(removeBlock, () => {
      blocks.now = [];
      return undefined;
    }),
  );
  await userEvent.click(panel().getByRole('button', { name: /^Retirer/ }));
  expect(sent()).toEqual([]);
  await userEvent.click(panel().getByRole('button', { name: 'Oui, retirer' }));
  expect(await panel().findByText('Aucune salle n’est bloquée.')).toBeTruthy();
  expect(sent().map(({ method, to }) => `${method} ${to}`)).toEqual([
    `DELETE /api/planning/venues/ternes/blocks/${fakeBlockId}?revision=2`,
  ]);
});
