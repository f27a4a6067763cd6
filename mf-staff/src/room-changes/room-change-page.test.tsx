import { getRoomModificationRequest, validateRoomModification } from '@plenary/contracts/referentials.endpoints';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeChangeId } from '../testing/answer-staff.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeAttributes } from '../testing/make-room.ts';
import { showStaff } from '../testing/show-staff.ts';

// Covers L-Q05.

const address = paths.roomChange(fakeChangeId);
const button = (name: string) => screen.getByRole('button', { name });
const requested = (overrides: Partial<RoomModificationRequest>): RoomModificationRequest => ({
  id: fakeChangeId,
  state: 'open',
  venue: { venueId: 'ternes', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
  room: { id: 'r', name: 'Cour', floor: 0, roomAttributes: makeAttributes() },
  modifications: moved,
  requestedBy: { userId: fakeChangeId, email: 'a@comet.example', name: 'Ana' },
  requestedAt: '2027-01-11T09:30:00Z',
  decidedBy: null,
  decidedAt: null,
  reason: '',
  ...overrides,
});
const moved = [{ field: 'theater' as const, from: 86, to: 90, current: 88 }];

// Covers L-Q02–L-Q04.
test('the difference is shown old against new, and cannot be edited', async () => {
  await showStaff(address);
  const row = screen.getByRole('row', { name: /Théâtre/ });
  expect(row.textContent).toBe('Théâtre8690');
  expect(within(row).queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/Modification demandée par Adrien Moreau/)).toBeTruthy();
});

// Covers L-Q02–L-Q05.
test('validating leads back to the rooms of the venue, with thanks', async () => {
  const { sent, where, platform } = await showStaff(address);
  await userEvent.click(button('Valider'));
  await waitFor(() => expect(where()).toBe('/referentials?country=FRA&venue=ternes'));
  expect(sent().map(({ method, to }) => `${method} ${to}`)).toEqual([
    `PUT /api/referentials/room-modification-requests/${fakeChangeId}/validate`,
  ]);
  expect(platform.notices[0]?.text).toMatch(/^Thanks!/);
});

// Covers L-Q02–L-Q05.
test('rejecting requires a reason, and leads back to the rooms', async () => {
  const { sent, where } = await showStaff(address);
  await userEvent.click(button('Refuser'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Mur porteur');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }));
  await waitFor(() => expect(where()).toBe('/referentials?country=FRA&venue=ternes'));
  expect(sent()[0]?.body).toEqual({ reason: 'Mur porteur' });
});

test('where the room has moved on it cannot be validated, only rejected', async () => {
  const { where } = await showStaff(address, {
    prepare: ({ answer }) => {
      answer(validateRoomModification, () => refuse('conflict', { members: { state: 'open', modifications: moved } }));
    },
  });
  await userEvent.click(button('Valider'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^OopsLa salle a changé depuis la demande/);
  expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  expect(button('Refuser')).toBeTruthy();
  expect(where()).toBe(address);
});

test('a room that has moved on before the page came shows what it has today, and why it cannot be validated', async () => {
  await showStaff(address, { prepare: ({ answer }) => answer(getRoomModificationRequest, () => requested({})) });
  expect(screen.getByRole('columnheader', { name: 'Aujourd’hui' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Théâtre/ }).textContent).toBe('Théâtre868890');
  expect(screen.getByText(/^La salle a changé depuis la demande/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
});

test('a decided request shows its author and reason, and no button', async () => {
  const decided = requested({
    state: 'rejected',
    decidedBy: { userId: fakeChangeId, email: 'o@comet.example', name: 'Omar Petit' },
    decidedAt: '2027-01-12T09:30:00Z',
    reason: 'Mur porteur',
  });
  await showStaff(address, { prepare: ({ answer }) => answer(getRoomModificationRequest, () => decided) });
  expect(screen.getByText(/Refusée par Omar Petit/).textContent).toContain('Raison : Mur porteur');
  expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
});

// Desk D30.
test('bookings that the room would not hold are named, each with the way to it, and counted once they have to be moved', async () => {
  const booking = {
    ...{ bookingId: 'b1', quoteId: 'q1', firstDay: '2027-03-16', lastDay: '2027-03-17' },
    ...{ pax: 88, configuration: 'theater' as const, people: 70 },
  };
  const bookings = [
    { ...booking, status: 'confirmed' as const },
    { ...booking, bookingId: 'b2', quoteId: 'q2', status: 'option' as const, pax: 74 },
  ];
  const asked = requested({
    modifications: [{ field: 'theater', from: 88, to: 70, current: 88 }],
    outgrown: { count: 52, bookings },
  });
  const { platform } = await showStaff(address, {
    prepare: ({ answer }) => {
      answer(getRoomModificationRequest, () => asked);
      answer(validateRoomModification, () => ({ ...asked, state: 'validated' as const }));
    },
  });
  expect(screen.getByText('52 réservations ou options n’y tiendraient plus')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /Théâtre\s: 70 au plus$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^16–17 mars 2027 · Confirmée · 88 personnes/), paths.quote('q1')],
    [expect.stringMatching(/· Option · 74 personnes/), paths.quote('q2')],
  ]);
  expect(screen.getByText('et 50 autres')).toBeTruthy();
  await userEvent.click(button('Valider'));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/^Merci\s! 1 réservation est à déplacer\.$/));
});

test('who asked for a change does not validate it, and may take it back', async () => {
  const own = requested({
    modifications: [{ field: 'theater', from: 86, to: 90, current: 86 }],
    requestedBy: { userId: samia.id, email: samia.email, name: 'Samia Benali' },
  });
  await showStaff(address, { prepare: ({ answer }) => answer(getRoomModificationRequest, () => own) });
  expect(screen.getByText('Vous avez demandé cette modification : une autre personne la valide.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  expect(button('Refuser')).toBeTruthy();
});
