import * as blocks from '@plenary/contracts/blocks.endpoints';
import { getRoomPlaces, moveRooms } from '@plenary/contracts/room-moves.endpoints';
import type { RoomChoice, RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeBlock } from '../testing/make-block.ts';
import { showStaff } from '../testing/show-staff.ts';

const bookingId = '00000000-0000-4000-8000-000000000001';
const quoteId = '00000000-0000-4000-8000-00000000000a';
const choice = (name: string, overrides: Partial<RoomChoice> = {}): RoomChoice => ({
  ...{ roomId: `room-${name}`, name, floor: 1, people: 40, lacks: [], heldBy: null, canSwap: false },
  ...overrides,
});
const holder = (number: number) => ({ id: `00000000-0000-4000-8000-00000000001${number}`, kind: 'confirmed' as const, quoteId });
const choices = [
  choice('Niel'),
  choice('Wagram', { lacks: ['visio'] }),
  choice('Bayen', { heldBy: holder(1), canSwap: true }),
  choice('Ternes', { heldBy: holder(2) }),
  choice('Loge', { people: 12 }),
];
const makePlaces = (overrides: Partial<RoomPlaces> = {}): RoomPlaces => ({
  ...{ bookingId, quoteId, revision: 3 },
  places: [
    {
      ...{ day: '2027-01-12', halves: ['AM', 'PM'], kind: 'plenary', roomId: 'room-0', roomName: 'Grand Salon' },
      ...{ configuration: 'theater', pax: 24, isOver: false, choices },
    },
  ],
  ...overrides,
});
const held = { roomId: 'room-0', day: '2027-01-12', half: 'AM' as const, by: { id: bookingId, kind: 'confirmed' as const, quoteId } };

/** Opens the dialog from a block that a booking is in the way of. */
const open = async (options: Parameters<typeof showStaff>[1] = {}) => {
  const shown = await showStaff(paths.planning({ country: 'FRA', venue: 'ternes' }), {
    ...options,
    prepare: (fake) => {
      fake.answer(blocks.listBlocks, () => ({ blocks: [makeBlock({ toMove: [held] })] }));
      fake.answer(getRoomPlaces, () => makePlaces());
      fake.answer(moveRooms, () => makePlaces({ revision: 4 }));
      options.prepare?.(fake);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Changer de salle/ }));
  await screen.findByRole('dialog', { name: 'Changer de salle' });
  return shown;
};
const room = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Mardi 12 janvier 2027, journée' });
const save = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Changer' });
const written = (sent: Awaited<ReturnType<typeof open>>['sent']) => sent().filter(({ method }) => method === 'PUT');

test('staff choose among the rooms that can be had, and read why not the others', async () => {
  await open();
  const options = within(await room()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Grand Salon (salle actuelle)', false],
    ['Niel, 40 personnes', false],
    ['Wagram, 40 personnes, sans visio', false],
    ['Bayen, 40 personnes, occupée, échange possible', false],
    ['Ternes, 40 personnes, occupée', true],
    ['Loge, 12 personnes, trop petite', true],
  ]);
  expect(screen.getByText('Plénière, 24 personnes')).toBeTruthy();
  expect(save().disabled).toBe(true);
});

test('a chosen room is written with the revision that was seen, and the customer is said to be told', async () => {
  const notify = jest.fn();
  const { sent } = await open({ platform: { notify } });
  await userEvent.selectOptions(await room(), 'room-Niel');
  await userEvent.type(screen.getByLabelText(/^Raison/), 'Travaux');
  await userEvent.click(save());
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ text: 'Salle changée. Le client reçoit un e-mail.' }));
  expect(written(sent).at(-1)).toMatchObject({
    to: `/api/planning/bookings/${bookingId}/rooms`,
    body: { revision: 3, moves: [{ day: '2027-01-12', halves: ['AM', 'PM'], from: 'room-0', to: 'room-Niel' }], reason: 'Travaux' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a room that offers less asks for who agreed', async () => {
  const { sent } = await open();
  await userEvent.selectOptions(await room(), 'room-Wagram');
  expect(save().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Accord du client/), 'Claire, par téléphone');
  await userEvent.click(save());
  expect(written(sent).at(-1)?.body).toMatchObject({ consent: 'Claire, par téléphone' });
});

test('a room that another booking holds is swapped with it', async () => {
  const { sent } = await open();
  await userEvent.selectOptions(await room(), 'room-Bayen');
  expect(screen.getByText(/L’autre réservation reçoit la salle laissée/)).toBeTruthy();
  await userEvent.click(save());
  expect(written(sent).at(-1)?.body).toMatchObject({ swapWith: holder(1).id });
});

test('a room that was taken in the meantime is said so, and the rooms that are left are shown', async () => {
  let reads = 0;
  await open({
    prepare: ({ answer }) => {
      answer(getRoomPlaces, () => {
        reads++;
        return makePlaces();
      });
      answer(moveRooms, () => refuse('no-longer-available', { members: { conflicts: [held] } }));
    },
  });
  await userEvent.selectOptions(await room(), 'room-Niel');
  await userEvent.click(save());
  expect(await screen.findByText(/Une salle vient d’être prise/)).toBeTruthy();
  expect((await room()).value).toBe('room-0');
  expect(reads).toBe(2);
});

test('rooms that cannot be loaded are said so', async () => {
  await open({ prepare: ({ answer }) => answer(getRoomPlaces, () => refuse('service-unavailable', { retryAfterSeconds: 1 })) });
  expect(await screen.findByText(/Les salles n’ont pas pu être chargées/)).toBeTruthy();
});
