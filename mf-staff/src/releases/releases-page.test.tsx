import { getReleases, promoteRelease, rollBackRelease } from '@plenary/contracts/releases.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makeReleases } from '../testing/make-releases.ts';
import { showStaff } from '../testing/show-staff.ts';

type Options = Parameters<typeof showStaff>[1];
const show = (options: Options = {}) => showStaff(paths.releases, { platform: { session: adrien }, ...options });
const booking = () => within(screen.getByRole('region', { name: 'Réservation' }));
const press = (name: RegExp | string) => userEvent.click(booking().getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test("each domain shows what is live, its canary's audience, and the faults that browsers reported", async () => {
  await show();
  expect(booking().getByText('1 visiteur, dont 1 avec une erreur')).toBeTruthy();
  expect(booking().getByText('41 visiteurs, dont 0 avec une erreur')).toBeTruthy();
  const row = booking().getByRole('row', { name: /^0\.2\.0-4e5f6a7b/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 4)).toEqual(['nadia.delacroix-van-den-berg@comet.example', '10 %', '3']);
  expect(booking().getByRole('row', { name: /^0\.1\.0-0a1b2c3d/ }).textContent).toContain('90 %');
  expect(within(screen.getByRole('region', { name: 'Connexion' })).getByText(/Aucune mise en ligne/)).toBeTruthy();
});

test('the trail shows each action with its actor, and the automatic actions of the platform', async () => {
  await show();
  const row = screen.getByRole('row', { name: /version d’essai retirée/ });
  expect(row.textContent).toContain('La plateforme, d’elle-même');
  expect(row.textContent).toContain('0.1.0-99887766: 8/8, live: 0/60');
});

test.each([
  [/^Donner à tous 0\.2\.0-4e5f6a7b \(mf-booking\)/, 'Donner à tous', 'promotion', { version: '0.2.0-4e5f6a7b', revision: 4 }],
  [/^Retirer le canari/, 'Retirer', 'withdrawal', { revision: 4 }],
  [/^Revenir à la version installée/, 'Revenir en arrière', 'rollback', { revision: 4 }],
  [/^Donner à tous 0\.1\.0-99887766/, 'Donner à tous', 'promotion', { version: '0.1.0-99887766', revision: 4 }],
  [/^Essayer sur une part 0\.1\.0-99887766/, 'Essayer', 'canary', { version: '0.1.0-99887766', percent: 10, revision: 4 }],
])('%s asks first, then does it to the state that was seen, and reads anew', async (name, confirm, path, body) => {
  const { sent, calls } = await show();
  await press(name);
  expect(sent()).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ method: 'POST', to: `/api/releases/mf-booking/${path}`, body }]);
  await waitFor(() => expect(calls('/api/releases')).toBe(2));
});

test('a canary gets the share that was chosen', async () => {
  const { sent } = await show();
  await press(/^Changer la part/);
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Part des visiteurs' }), '50 %');
  await userEvent.click(dialog().getByRole('button', { name: 'Essayer' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ version: '0.2.0-4e5f6a7b', percent: 50, revision: 4 });
});

test('who thinks better of it changes nothing', async () => {
  const { sent } = await show();
  await press(/^Retirer le canari/);
  await userEvent.click(dialog().getByRole('button', { name: 'Non' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});

test('after another user’s quicker action the page shows what is live now, and the next action applies to that', async () => {
  let current = makeReleases();
  const { sent } = await show({
    prepare: ({ answer }) => {
      answer(getReleases, () => current);
      answer(rollBackRelease, ({ body: { revision } }) => {
        if (revision === 9) return current;
        const [first, ...others] = current.remotes;
        current = { ...current, revision: 9, remotes: first ? [{ ...first, live: '0.1.0-99887766' }, ...others] : [] };
        return refuse('stale-version', { members: { current } });
      });
    },
  });
  await press(/^Revenir à/);
  const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Revenir en arrière' }));
  await confirm();
  expect((await dialog().findByRole('alert')).textContent).toContain('Quelqu’un a changé les mises en ligne entre-temps');
  await screen.findByText('0.1.0-99887766', { selector: 'p' });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ revision: 4 }, { revision: 9 }]);
});

test.each([
  ['conflict', 'Cette version ne le permet pas', 0],
  ['service-unavailable', 'L’action n’a pas abouti', 1],
] as const)('a deed that is refused as %s says why', async (code, words, reports) => {
  const { platform } = await show({ prepare: ({ answer }) => answer(promoteRelease, () => refuse(code)) });
  await press(/^Donner à tous 0\.1\.0-99887766/);
  await userEvent.click(dialog().getByRole('button', { name: 'Donner à tous' }));
  expect((await dialog().findByRole('alert')).textContent).toContain(words);
  expect(platform.reported).toHaveLength(reports);
});

const bookingService = () => within(screen.getByRole('region', { name: 'Service Réservation' }));

test('a service shows what is live and how many of its replicas run it', async () => {
  await show();
  expect(bookingService().getByText('Copies à jour : 1 sur 2')).toBeTruthy();
  expect(bookingService().getByRole('row', { name: /^0\.2\.0-11223344/ }).textContent).toContain('nadia.delacroix-van-den-berg');
  expect(bookingService().queryByText('10 %')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Service Comptes' })).getByText(/sa version installée/)).toBeTruthy();
});

test.each([
  [/^Revenir à la version installée/, 'Revenir en arrière', 'rollback', { revision: 4 }],
  [/^Mettre en ligne 0\.2\.0-11223344/, 'Mettre en ligne', 'promotion', { version: '0.2.0-11223344', revision: 4 }],
])('%s of a service asks first, then does it', async (name, confirm, path, body) => {
  const { sent } = await show();
  await userEvent.click(bookingService().getByRole('button', { name }));
  expect(dialog().getByText(/remplacées l’une après l’autre/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ method: 'POST', to: `/api/releases/svc-booking/${path}`, body }]);
});

test('a service that must not go back says what for', async () => {
  await show({ prepare: ({ answer }) => answer(rollBackRelease, () => refuse('conflict')) });
  await userEvent.click(bookingService().getByRole('button', { name: /^Revenir à/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Revenir en arrière' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('des pages en ligne ont besoin');
});

test('a gateway from before services were released shows the remotes alone', async () => {
  const { services: _, ...before } = makeReleases();
  await show({ prepare: ({ answer }) => answer(getReleases, () => before) });
  expect(screen.queryByRole('region', { name: 'Service Réservation' })).toBeNull();
  expect(booking().getByRole('row', { name: /^0\.2\.0-4e5f6a7b/ })).toBeTruthy();
});
