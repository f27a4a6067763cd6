import { changeScientist, createScientist, listScientists, retryCrm } from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { loadTelephones } from '@plenary/platform/telephone';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeScientists } from '../testing/answer-surveys.ts';
import { showStaff } from '../testing/show-staff.ts';

const dialogOf = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const fill = async (dialog: ReturnType<typeof within>) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Prénom' }), 'Thomas');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Arnaud');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'thomas@comet.example');
};

test('Meeting Scientists stand with the names of their venues', async () => {
  await showStaff(paths.scientists);
  const [nadia, lotte] = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li')?.textContent);
  expect(nadia).toMatch(/Nadia KellerPar défaut.*Français, Anglais.*Aucun lieu attribué/);
  expect(lotte).toMatch(/Lotte Peeters.*Comet Ternes/);
});

test('one is added with languages and venues, and the previous holder of each venue is named', async () => {
  const { sent } = await showStaff(paths.scientists);
  const dialog = await dialogOf('Ajouter');
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  expect(save).toHaveProperty('disabled', true);
  await fill(dialog);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Anglais' }));
  expect(dialog.getByText('Aujourd’hui : Lotte Peeters')).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Comet Ternes' }));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toEqual({
    firstName: 'Thomas',
    lastName: 'Arnaud',
    email: 'thomas@comet.example',
    phoneNumber: '',
    languages: ['fr', 'en'],
    venueIds: ['ternes'],
  });
});

test('one is changed, and a venue is left to the default one', async () => {
  const { sent } = await showStaff(paths.scientists);
  const dialog = await dialogOf(/^Modifier\s+Lotte Peeters$/);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Comet Ternes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    to: '/api/staff/meeting-scientists/5c1e0000-0000-4000-8000-000000000003',
    body: { lastName: 'Peeters', venueIds: [], version: 4 },
  });
});

test('an address that is already in use is refused at its field, and no input is lost', async () => {
  await showStaff(paths.scientists, { prepare: ({ answer }) => answer(createScientist, () => refuse('conflict')) });
  const dialog = await dialogOf('Ajouter');
  await fill(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Un Meeting Scientist a déjà cette adresse e-mail.');
  const email = dialog.getByRole('textbox', { name: 'E-mail' }) as HTMLInputElement;
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email.value).toBe('thomas@comet.example');
});

test('a telephone number that is none is said at its field, and nothing is sent', async () => {
  const { sent } = await showStaff(paths.scientists);
  await act(loadTelephones);
  const dialog = await dialogOf('Ajouter');
  await fill(dialog);
  const telephone = dialog.getByRole('textbox', { name: /^Téléphone/ });
  await userEvent.type(telephone, '123');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(telephone.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText(/^Ce n’est pas un numéro de téléphone/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('one that another person changed meanwhile is not overwritten: both are shown, and the next save starts from the newer state', async () => {
  let scientists = fakeScientists;
  const { sent } = await showStaff(paths.scientists, {
    prepare: ({ answer }) => {
      answer(listScientists, () => ({ scientists: [...scientists] }));
      answer(changeScientist, ({ body }) => {
        if (body.version === 5) return undefined;
        scientists = scientists.map((one) => (one.version === 4 ? { ...one, email: 'newer@comet.example', version: 5 } : one));
        return refuse('stale-version');
      });
    },
  });
  const dialog = await dialogOf(/^Modifier\s+Lotte Peeters$/);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), '-Maes');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('a modifié ce Meeting Scientist entre-temps');
  await waitFor(() => expect(alert.textContent).toContain('newer@comet.example'));
  expect((dialog.getByRole('textbox', { name: 'Nom' }) as HTMLInputElement).value).toBe('Peeters-Maes');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]?.body).toMatchObject({ lastName: 'Peeters-Maes', version: 5 });
});

test('a booking and a hand-over that the CRM refused show why and where, and are sent again', async () => {
  const { sent, platform } = await showStaff(paths.crmFaults);
  expect(screen.getByText('Account.BillingCity: Required field')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ouvrir la fiche/ }).getAttribute('href')).toBe('https://crm.example/Account/001');
  const [booking, handover] = screen.getAllByRole('button', { name: 'Relancer' });
  await userEvent.click(booking ?? document.body);
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['C’est reparti']));
  await userEvent.click(handover ?? document.body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ to }) => to)).toEqual([
    '/api/staff/crm-faults/d0000000-0000-4000-8000-000000000012/retry',
    '/api/sales-desk/crm-records/7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d21/resend',
  ]);
  expect(screen.getByRole('row', { name: /^Rappel, Hugo Lefort, Comet Ternes/ }).textContent).toContain('Le CRM n’a pas dit pourquoi');
});

test('a booking that another user has already sent again says so', async () => {
  const { platform } = await showStaff(paths.crmFaults, { prepare: ({ answer }) => answer(retryCrm, () => refuse('not-found')) });
  await userEvent.click(screen.getAllByRole('button', { name: 'Relancer' })[0] ?? document.body);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toMatch(/déjà/);
});
