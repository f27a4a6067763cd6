import {
  addNetworkRoom,
  addNetworkVenue,
  archiveNetworkVenue,
  getNetworkVenue,
  publishNetworkVenue,
} from '@plenary/contracts/network.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makeNetworkRoom, makeNetworkVenue } from '../testing/make-network.ts';
import { showStaff } from '../testing/show-staff.ts';

const platform = { session: adrien };
const state = () => within(screen.getByRole('region', { name: 'État' }));
const type = (box: ReturnType<typeof within>, name: string | RegExp, text: string) =>
  userEvent.type(box.getByRole('textbox', { name }), text);

test('a venue begins with its name and its place: the rest of its address follows the name until it is typed', async () => {
  const { sent, where } = await showStaff(paths.network(), { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau lieu' }));
  const dialog = within(await screen.findByRole('dialog'));
  await type(dialog, 'Nom', 'Bastille');
  expect((dialog.getByRole('textbox', { name: 'Nom complet' }) as HTMLInputElement).value).toBe('Comet Bastille');
  await type(dialog, 'Rue et numéro', '3 rue de la Roquette');
  await type(dialog, 'Code postal', '75011');
  await type(dialog, 'Ville', 'Paris');
  await type(dialog, 'Quartier', 'Paris 11e');
  await type(dialog, /^Position/, '48.8541, 2.3715');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le brouillon' }));
  await waitFor(() => expect(where()).toBe('/staff/network/bastille'));
  expect(sent()).toEqual([
    {
      method: 'POST',
      to: '/api/network/venues',
      body: {
        countryCode: 'FRA',
        name: 'Bastille',
        commercialName: 'Comet Bastille',
        slug: 'bastille',
        address: { street: '3 rue de la Roquette', zipCode: '75011', city: 'Paris', district: 'Paris 11e' },
        coordinates: { latitude: 48.8541, longitude: 2.3715 },
      },
    },
  ]);
});

test('a new venue with faults is not sent: each is named with the way to it, and one that the service finds is beside its field', async () => {
  const { sent } = await showStaff(paths.network(), {
    platform,
    prepare: ({ answer }) => answer(addNetworkVenue, () => refuse('invalid-request', { errors: { slug: 'taken' } })),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau lieu' }));
  const dialog = within(await screen.findByRole('dialog'));
  await type(dialog, 'Nom', 'Ternes');
  await type(dialog, /^Position/, '2.29, 48.88');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le brouillon' }));
  expect((await dialog.findByRole('link', { name: /^Position/ })).textContent).toBe(
    'Position (latitude, longitude) : hors du pays, ou latitude et longitude inversées',
  );
  expect(sent()).toEqual([]);
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Position/ }));
  await type(dialog, /^Position/, '48.88, 2.29');
  for (const name of ['Rue et numéro', 'Code postal', 'Ville', 'Quartier']) await type(dialog, name, 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer le brouillon' }));
  expect(await dialog.findByRole('link', { name: 'Adresse de la page : porté déjà par un autre' })).toBeTruthy();
});

test('a draft says what publishing needs, and leads there', async () => {
  await showStaff(paths.networkVenue('bastille'), { platform });
  expect((state().getByRole('button', { name: 'Publier' }) as HTMLButtonElement).disabled).toBe(true);
  const links = state()
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Salle de réunion avec une configuration', '#rooms'],
    ['Meeting Scientist', '/staff/meeting-scientists'],
    ['Couverts du déjeuner', '#venue-lunchSeats-service1'],
    ['Thème : Français', '#venue-themeName-fr'],
    ['Présentation : Français', '#venue-description-fr'],
    ['/venues/bastille', '/venues/bastille'],
  ]);
});

test('a draft that lacks nothing is published', async () => {
  const draft = makeNetworkVenue({}, { state: 'draft', missing: ['pictures'] });
  const { sent, platform: shown } = await showStaff(paths.networkVenue('ternes'), {
    platform,
    prepare: ({ answer }) => {
      answer(getNetworkVenue, () => draft);
      answer(publishNetworkVenue, () => ({ ...draft, state: 'published' as const, revision: 5 }));
    },
  });
  await userEvent.click(state().getByRole('button', { name: 'Publier' }));
  expect(await state().findByText('Publié')).toBeTruthy();
  expect(sent()).toEqual([{ method: 'POST', to: `/api/network/venues/${draft.id}/publication`, body: { revision: 4 } }]);
  expect(shown.notices[0]?.text).toBe('Publié : les clients le voient dès maintenant.');
});

test('a venue with bookings to come is not archived: they are listed, each with the way to it', async () => {
  const quoteId = '33333333-3333-4333-8333-333333333333';
  const booking = { bookingId: 'b', quoteId, status: 'confirmed' as const, firstDay: '2026-10-05', lastDay: '2026-10-06' };
  await showStaff(paths.networkVenue('ternes'), {
    platform,
    prepare: ({ answer }) => answer(archiveNetworkVenue, () => refuse('conflict', { members: { count: 3, bookings: [booking] } })),
  });
  await userEvent.click(state().getByRole('button', { name: 'Archiver' }));
  await userEvent.click(state().getByRole('button', { name: 'Archiver' }));
  const alert = await state().findByRole('alert');
  expect(alert.textContent).toContain('3 réservations ou options à venir');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(paths.quote(quoteId));
  expect(within(alert).getByText('et 2 autres')).toBeTruthy();
});

test('a room of a draft is added with its people; a number that is none is not sent', async () => {
  const { sent } = await showStaff(paths.networkVenue('bastille'), {
    platform,
    prepare: ({ answer }) =>
      answer(addNetworkRoom, ({ body }) =>
        makeNetworkVenue({}, { state: 'draft', rooms: [{ ...makeNetworkRoom('Nef'), facts: body.facts }] }),
      ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une salle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await type(dialog, 'Nom', 'Nef');
  await type(dialog, 'Théâtre', 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une salle' }));
  expect(await dialog.findByRole('link', { name: 'Théâtre : un nombre est attendu' })).toBeTruthy();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Théâtre' }));
  await type(dialog, 'Théâtre', '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une salle' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]).toMatchObject({
    method: 'POST',
    body: {
      facts: { name: 'Nef', floor: 0 },
      figures: { category: 'Standard', subcommitteeType: 'Moyenne', people: { theater: 60, u: null } },
    },
  });
  expect(screen.getByRole('button', { name: 'Capacités Nef' })).toBeTruthy();
});

test('the people of a room of a published venue are left to two persons', async () => {
  await showStaff(paths.networkVenue('ternes'), { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une salle' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('textbox', { name: 'Théâtre' })).toBeNull();
  expect(dialog.getByText(/deux personnes valident/)).toBeTruthy();
});
