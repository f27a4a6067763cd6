import { addCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from '@plenary/contracts/calendar-feeds.endpoints';
import { listColleagues } from '@plenary/contracts/desk-accounts.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeFeedId, makeFeed } from '../testing/answer-feeds.ts';
import { adrien } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

// Design: desk D27.

const row = (name: RegExp) => screen.getByRole('row', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau flux' }));
  return dialog();
};
const choose = async (form: ReturnType<typeof within>, name: string, option: string) => {
  const field = form.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await waitFor(() => expect(within(field).getByRole('option', { name: option })).toBeTruthy());
  await userEvent.selectOptions(field, option);
};
const make = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Créer le flux' }) as HTMLButtonElement;

test('feeds stand under Administration with what they are of, how much they tell, and when they were read', async () => {
  await showStaff(paths.feeds, { platform: { session: adrien } });
  expect(screen.getByRole('link', { name: 'Flux d’agenda', current: 'page' })).toBeTruthy();
  expect(row(/^Écran de l’accueil/).textContent).toMatch(/Un lieu.*Comet Ternes.*Société.*11 janv\. 2027/);
  expect(row(/^Mon téléphone/).textContent).toMatch(/Les dossiers d’une personne.*Louis Arnaud.*Louis Arnaud.*Jamais/);
});

test('a feed of a venue is made, and its address shown once to be copied', async () => {
  // Puts a clipboard in the place of the browser's.
  userEvent.setup();
  const { sent } = await showStaff(paths.feeds);
  const form = await open();
  expect(make(form).disabled).toBe(true);
  await userEvent.type(form.getByRole('textbox', { name: /^Nom/ }), ' Accueil ');
  await choose(form, 'Lieu', 'Comet Ternes');
  await choose(form, 'Détail', 'Occupé seulement');
  expect(form.getByText(/sans dire par qui/)).toBeTruthy();
  await userEvent.click(make(form));
  const shown = within(await screen.findByRole('dialog', { name: 'Adresse de « Accueil »' }));
  const address = `https://book.example/api/feeds/${fakeFeedId}/calendar.ics?token=8fY2`;
  expect((shown.getByRole('textbox', { name: 'Adresse du flux' }) as HTMLInputElement).value).toBe(address);
  await userEvent.click(shown.getByRole('button', { name: 'Copier l’adresse' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await waitFor(() => expect(shown.getByRole('status').textContent).toBe('Adresse copiée'));
  await userEvent.click(shown.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain('token=');
  expect(sent().map(({ body }) => body)).toEqual([{ name: 'Accueil', kind: 'venue', id: 'ternes', detail: 'busy' }]);
});

test.each([
  [
    'Une salle',
    'room',
    [
      ['Lieu', 'Comet Ternes'],
      ['Salle', 'Atelier'],
    ],
    expect.any(String),
  ],
  ['Les dossiers d’une personne', 'owner', [['Suivis par', 'Louis Arnaud']], '11111111-1111-4111-8111-111111111114'],
  ['Les lieux d’un Meeting Scientist', 'scientist', [['Meeting Scientist', 'Lotte Peeters']], 'lotte.peeters@comet.example'],
] as const)('a feed of %s is made', async (label, kind, choices, id) => {
  const { sent } = await showStaff(paths.feeds);
  const form = await open();
  await userEvent.type(form.getByRole('textbox', { name: /^Nom/ }), 'Agenda');
  await choose(form, 'Contenu', label);
  for (const [field, option] of choices) {
    expect(make(form).disabled).toBe(true);
    await choose(form, field, option);
  }
  await userEvent.click(make(form));
  await screen.findByRole('dialog', { name: 'Adresse de « Agenda »' });
  expect(sent()[0]?.body).toMatchObject({ kind, id });
});

test('a refused feed says why, and nothing that was chosen is lost', async () => {
  await showStaff(paths.feeds, { prepare: ({ answer }) => answer(addCalendarFeed, () => refuse('conflict')) });
  const form = await open();
  await userEvent.type(form.getByRole('textbox', { name: /^Nom/ }), 'Accueil');
  await choose(form, 'Lieu', 'Comet Ternes');
  await userEvent.click(make(form));
  expect((await form.findByRole('alert')).textContent).toContain('Vous avez déjà 50 flux');
  expect((form.getByRole('textbox', { name: /^Nom/ }) as HTMLInputElement).value).toBe('Accueil');
});

test('people that cannot be loaded are said to be so', async () => {
  await showStaff(paths.feeds, { prepare: ({ answer }) => answer(listColleagues, () => refuse('service-unavailable')) });
  const form = await open();
  await choose(form, 'Contenu', 'Les dossiers d’une personne');
  expect((await form.findByRole('alert')).textContent).toContain('La liste des personnes n’a pas pu être chargée');
});

test('a feed is revoked once it is asked twice, also where a colleague was faster', async () => {
  let feeds = [makeFeed()];
  const { sent, platform } = await showStaff(paths.feeds, {
    prepare: ({ answer }) => {
      answer(listCalendarFeeds, () => ({ feeds }));
      answer(revokeCalendarFeed, () => {
        feeds = [];
        return refuse('not-found');
      });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Révoquer/ }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Oui, révoquer' }));
  expect(await screen.findByText('Aucun flux')).toBeTruthy();
  expect(sent().map(({ method, to }) => `${method} ${to}`)).toEqual([`DELETE /api/desk/feeds/${fakeFeedId}`]);
  expect(platform.notices.map(({ text }) => text)).toEqual(['Flux révoqué']);
});
