import { defaultModes } from '@plenary/contracts/deployment-terms';
import { addGuests, changeGuest, inviteGuests, listGuests, removeGuest } from '@plenary/contracts/guests.endpoints';
import { refuse } from '@plenary/http/refuse';
import { loadTelephones } from '@plenary/platform/telephone';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIds } from '../testing/answer-area.ts';
import { anne, makeGuest, makeGuestList, paul } from '../testing/make-guests.ts';
import { plainText, showArea } from '../testing/show-route.ts';

// Covers B-D04.

type Options = Partial<Parameters<typeof showArea>[0]>;

const show = async (id: string = fakeIds.todo, options: Options = {}) => {
  const shown = await showArea({ address: `/profile/events/${id}/guests`, ...options });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const page = () => plainText(document.body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** Pasted, not typed: a key after the other takes a test's time. */
const fill = async (name: string | RegExp, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const sentTo = ({ fake }: Awaited<ReturnType<typeof show>>, method: string) =>
  fake.calls.filter((call) => call.method === method).map(({ address, body }) => ({ address: address.split('/guests')[1], body }));

describe('the list', () => {
  test('shows the guests and the state of each invitation', async () => {
    const { fake } = await show();
    expect(document.title.replace(/\s/g, ' ')).toBe('Invités, Comet Ternes · Comet');
    expect(await screen.findByText('+33 1 42 00 00 01')).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1).map(plainText);
    expect(rows[0]).toContain('Anne Dumasanne@nord.exampleAtelier Nord+33 1 42 00 00 01À inviter');
    expect(rows[1]).toContain('Envoi en échec');
    expect(rows[2]).toMatch(/^invite4@nord\.exampleInvitation envoyée/);
    expect(page()).toContain('1 à inviter · 2 invitations envoyées · 1 envoi en échec');
    expect(fake.faults).toEqual([]);
  });

  test('speaks of the reception if the venue has a visitor system', async () => {
    const list = makeGuestList({ mode: 'OCTOPUS', guests: [paul] });
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(listGuests, () => list) });
    expect(page()).toContain('L’accueil du lieu connaît vos invités');
    expect(screen.getAllByRole('row').slice(1).map(plainText)[0]).toContain('Attendu');
    expect(screen.queryByRole('button', { name: /^Inviter/ })).toBeNull();
  });

  test('is empty at first, and says what to do', async () => {
    await show(fakeIds.done);
    expect(screen.getByRole('heading', { level: 2, name: /^Qui vient/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Ajouter des invités' })).toHaveLength(1);
  });

  test('can be read alone once the event is over', async () => {
    await show(fakeIds.past);
    expect(page()).toContain('la liste peut être relue');
    expect(screen.queryByRole('button', { name: /Ajouter|Inviter|Modifier|Retirer|Renvoyer/ })).toBeNull();
  });

  test('of many guests is filtered, ignoring accents', async () => {
    const guests = [
      ...Array.from({ length: 12 }, (_, index) => makeGuest(index + 10)),
      makeGuest(40, { firstname: 'Hélène', lastname: 'Weiß' }),
    ];
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(listGuests, () => makeGuestList({ guests })) });
    const filter = screen.getByRole('searchbox', { name: 'Filtrer la liste' });
    await userEvent.type(filter, 'HELENE');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(filter, ' x');
    expect(page()).toContain('Aucun invité ne correspond.');
  });

  test.each([
    ['not-found', 404],
    ['authentication-required', 401],
  ] as const)('that is refused as %s is raised to the root', async (code, status) => {
    await showArea({ address: `/profile/events/${fakeIds.todo}/guests`, prepare: ({ answer }) => answer(listGuests, () => refuse(code)) });
    expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
  });

  test('that cannot be loaded says so and leads back', async () => {
    await show(fakeIds.todo, { prepare: ({ answer }) => answer(listGuests, () => refuse('service-unavailable')) });
    expect(screen.getByRole('link', { name: 'Retour à l’espace client' })).toBeTruthy();
  });
});

describe('inviting', () => {
  test('invites who is not invited, and shows how it goes', async () => {
    const shown = await show();
    shown.fake.answer(listGuests, () => makeGuestList({ guests: [{ ...anne, state: 'sending' }] }));
    await press('Inviter 1 personne');
    await waitFor(() => expect(page()).toContain('1 invitation en cours d’envoi'));
    expect(sentTo(shown, 'POST')).toEqual([{ address: '/invitations', body: {} }]);
    expect(shown.platform.notices.map(({ text }) => text)).toEqual(['Invitation en cours d’envoi']);
    expect(screen.queryByRole('button', { name: /^Inviter/ })).toBeNull();
  });

  test('sends again what failed', async () => {
    const shown = await show(fakeIds.todo, {
      prepare: ({ answer }) => {
        answer(listGuests, () => makeGuestList({ guests: [{ ...paul, state: 'failed' }] }));
        answer(inviteGuests, () => ({ invited: 0, retried: 1 }));
      },
    });
    expect(page()).toContain('Vérifiez les adresses');
    await press('Renvoyer ce qui a échoué');
    await waitFor(() => expect(shown.platform.notices.map(({ text }) => text)).toEqual(['Les envois en échec sont relancés']));
  });

  test.each([
    ['service-unavailable', 'Cela n’a pas abouti. Réessayez dans un instant.', 1],
    ['event-over', 'L’événement est passé, la liste ne change plus.', 0],
  ] as const)('that is refused as %s says so', async (code, words, reports) => {
    const { platform } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(inviteGuests, () => refuse(code)) });
    await press('Inviter 1 personne');
    await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual([words]));
    expect(platform.reported).toHaveLength(reports);
  });
});

const openAdd = async (options: Options = {}) => {
  const shown = await show(fakeIds.todo, options);
  await press('Ajouter des invités');
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter des invités' });
  return { ...shown, dialog };
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('adding one guest', () => {
  test('takes them and waits for the next', async () => {
    const shown = await openAdd();
    await fill('E-mail', ' Eva@Nord.example');
    await fill(/^Prénom/, 'Eva');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown.platform.notices.map(({ text }) => text)).toEqual(['Eva est dans la liste']));
    const body = { guests: [{ email: 'eva@nord.example', firstname: 'Eva', lastname: '', company: '', phone: '' }] };
    expect(sentTo(shown, 'POST')).toEqual([{ address: '', body }]);
    expect((field('E-mail') as HTMLInputElement).value).toBe('');
  });

  test('says what is wrong of a field, leads to it, and sends nothing', async () => {
    const shown = await openAdd();
    await fill('E-mail', 'nobody');
    await press('Ajouter');
    const summary = await screen.findByRole('region', { name: '1 champ est à revoir' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(shown, 'POST')).toEqual([]);
    await fill('E-mail', '@nord.example');
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  });

  test('says that a telephone number is none, and sends nothing', async () => {
    const shown = await openAdd();
    await act(loadTelephones);
    await fill('E-mail', 'eva@nord.example');
    await fill(/^Téléphone/, '123');
    await press('Ajouter');
    const summary = await screen.findByRole('region', { name: '1 champ est à revoir' });
    expect(summary.textContent).toContain('Ce n’est pas un numéro de téléphone');
    expect(field(/^Téléphone/).getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(shown, 'POST')).toEqual([]);
  });

  test('requires a name if the reception needs one', async () => {
    await openAdd({ prepare: ({ answer }) => answer(listGuests, () => makeGuestList({ mode: 'PROXYCLICK' })) });
    await fill('E-mail', 'eva@nord.example');
    await press('Ajouter');
    expect(await screen.findByRole('region', { name: '2 champs sont à revoir' })).toBeTruthy();
  });

  test('keeps what was typed where it cannot be saved', async () => {
    const { platform } = await openAdd({ prepare: ({ answer }) => answer(addGuests, () => refuse('service-unavailable')) });
    await fill('E-mail', 'eva@nord.example');
    await press('Ajouter');
    expect(plainText(await screen.findByRole('alert'))).toContain('Cela n’a pas abouti');
    expect((field('E-mail') as HTMLInputElement).value).toBe('eva@nord.example');
    expect(platform.reported).toHaveLength(1);
  });
});

describe('pasting a list', () => {
  const paste = async (text: string) => {
    await choose('Coller');
    await fill('Liste d’invités', text);
    await press('Vérifier la liste');
  };

  test('shows the guests found and the reason for each other line, then adds them', async () => {
    const shown = await openAdd();
    await paste('Eva Blum <eva@nord.example>\nPersonne\npaul@nord.example\nEVA@nord.example\nmax@nord');
    const heading = await screen.findByRole('heading', { name: '1 invité prêt à être ajouté' });
    expect(document.activeElement).toBe(heading);
    const faults = within(shown.dialog).getAllByRole('listitem').map(plainText);
    expect(faults).toEqual([
      'Ligne 2, « Personne » : il n’y a pas d’adresse e-mail',
      'Ligne 3, « paul@nord.example » : cette adresse est déjà dans la liste',
      'Ligne 4, « EVA@nord.example » : la même adresse figure déjà ligne 1',
      'Ligne 5, « max@nord » : l’adresse e-mail n’est pas valable',
    ]);
    expect(sentTo(shown, 'POST')).toEqual([]);
    await press('Ajouter 1 invité');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(shown, 'POST')).toMatchObject([
      { body: { guests: [{ email: 'eva@nord.example', firstname: 'Eva', lastname: 'Blum' }] } },
    ]);
    expect(shown.platform.notices.map(({ text }) => text)).toEqual(['1 invité ajouté']);
  });

  test('is corrected where it was left', async () => {
    await openAdd();
    await paste('Personne');
    expect(await screen.findByRole('heading', { name: 'Aucun invité ne peut être ajouté' })).toBeTruthy();
    await press('Corriger');
    expect((field('Liste d’invités') as HTMLTextAreaElement).value).toBe('Personne');
  });

  test('says that there is nothing', async () => {
    await openAdd();
    await paste('\n ;\n');
    expect(page()).toContain('La liste est vide');
  });

  test('takes many in calls of fifty, and goes on after a failure', async () => {
    let calls = 0;
    const shown = await openAdd({
      prepare: ({ answer }) =>
        answer(addGuests, ({ body }) => (++calls === 2 ? refuse('service-unavailable') : { added: body.guests.length, alreadyListed: [] })),
    });
    await paste(Array.from({ length: 52 }, (_, index) => `g${index}@nord.example`).join('\n'));
    await press('Ajouter 52 invités');
    expect(plainText(await screen.findByRole('alert'))).toContain('Tout n’a pas pu être ajouté');
    await press('Ajouter 52 invités');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(shown, 'POST').map(({ body }) => (body as { guests: object[] }).guests.length)).toEqual([50, 2, 50, 2]);
  });
});

describe('a CSV file', () => {
  const give = async (content: string | Uint8Array<ArrayBuffer>) => {
    const file = new File([content], 'guests.csv', { type: 'text/csv' });
    // jsdom's files cannot be read whole.
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await userEvent.upload(screen.getByLabelText('Fichier CSV'), Object.assign(file, { arrayBuffer: async () => bytes.buffer }));
  };

  test('is read by its columns, and shown before it is taken', async () => {
    const shown = await openAdd();
    await choose('Importer');
    await give('Nom;Prénom;E-mail\r\nBlum;Eva;eva@nord.example\r\n"Blum;Max;max@nord.example\r\n');
    expect(await screen.findByRole('heading', { name: '1 invité prêt à être ajouté' })).toBeTruthy();
    expect(page()).toContain('un guillemet n’est pas fermé ou mal placé');
    await press('Ajouter 1 invité');
    await waitFor(() => expect(sentTo(shown, 'POST')).toMatchObject([{ body: { guests: [{ firstname: 'Eva', lastname: 'Blum' }] } }]));
  });

  test('in Latin-1 is read, and said to be a guess', async () => {
    await openAdd();
    await choose('Importer');
    await give(new Uint8Array([...Buffer.from('Prénom;Email\nHélène;h@nord.example', 'latin1')]));
    expect(await screen.findByRole('rowheader', { name: /^Hélène/ })).toBeTruthy();
    expect(page()).toContain('il a été lu comme du Latin-1');
  });

  test('that is no list, too big or empty is refused in words, and another can be given', async () => {
    await openAdd();
    await choose('Importer');
    for (const [content, words] of [
      [new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'Ce fichier n’est pas un CSV.'],
      ['x'.repeat(1_000_001), 'Ce fichier dépasse 1 Mo.'],
      ['Email;Nom\n', 'Ce fichier ne contient aucun invité.'],
    ] as const) {
      await give(content);
      await waitFor(() => expect(page()).toContain(words));
      expect(screen.getByLabelText('Fichier CSV').getAttribute('aria-invalid')).toBe('true');
    }
  });
});

describe('a guest', () => {
  test('is changed, and who was invited learns what another address means', async () => {
    const shown = await show();
    await press('Modifier Paul Roux');
    const dialog = await screen.findByRole('dialog', { name: 'Modifier un invité' });
    expect(plainText(dialog)).toContain('La nouvelle adresse reçoit l’invitation');
    await userEvent.clear(field(/^Nom/));
    await fill(/^Nom/, 'Roux-Dumas');
    await press('Enregistrer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(shown, 'PUT')).toMatchObject([{ address: `/${paul.id}`, body: { lastname: 'Roux-Dumas', version: 1 } }]);
  });

  test('that another person changed meanwhile shows the newer values, and keeps what was typed', async () => {
    const current = { ...paul, lastname: 'Newer', version: 7 };
    let isFirst = true;
    const shown = await show(fakeIds.todo, {
      prepare: ({ answer }) =>
        answer(changeGuest, ({ body }) => {
          if (!isFirst) return { ...current, ...body, version: 8 };
          isFirst = false;
          return refuse('stale-version', { members: { current } });
        }),
    });
    await press('Modifier Paul Roux');
    await fill(/^Entreprise/, ' Nord');
    const typed = (field(/^Entreprise/) as HTMLInputElement).value;
    await press('Enregistrer');
    const alert = plainText(await screen.findByRole('alert'));
    expect(alert).toContain('Voici ses valeurs actuelles');
    expect(alert).toContain('Newer');
    expect((field(/^Nom/) as HTMLInputElement).value).toBe('Newer');
    expect((field(/^Entreprise/) as HTMLInputElement).value).toBe(typed);
    await press('Enregistrer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(shown, 'PUT').map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 7, company: typed }]);
  });

  test('with the address of another guest is refused at the field', async () => {
    await show(fakeIds.todo, {
      prepare: ({ answer }) => answer(changeGuest, () => refuse('invalid-request', { errors: { email: 'already_listed' } })),
    });
    await press('Modifier Paul Roux');
    await press('Enregistrer');
    expect(await screen.findByRole('link', { name: /Cette adresse est déjà dans la liste/ })).toBeTruthy();
  });

  test('is taken off once the customer has said so', async () => {
    const shown = await show();
    await press('Retirer Paul Roux');
    const dialog = await screen.findByRole('alertdialog', { name: /^Retirer Paul Roux/ });
    expect(plainText(dialog)).toContain('Une annulation lui est envoyée');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Garder' }));
    expect(sentTo(shown, 'DELETE')).toEqual([]);
    await press('Retirer Paul Roux');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(shown.platform.notices.map(({ text }) => text)).toEqual(['Paul Roux n’est plus dans la liste']));
    expect(sentTo(shown, 'DELETE').map(({ address }) => address)).toEqual([`/${paul.id}`]);
  });

  test('that is gone already is gone', async () => {
    const { platform } = await show(fakeIds.todo, { prepare: ({ answer }) => answer(removeGuest, () => refuse('not-found')) });
    await press('Retirer Paul Roux');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(platform.notices).toHaveLength(1));
    expect(platform.reported).toEqual([]);
  });
});

describe('the card on the page of the event', () => {
  const { settings } = createTestPlatform();
  const showEvent = async (mode: 'NONE' | 'CALENDAR', options: Options = {}) => {
    const platform = { settings: { ...settings, ...defaultModes, guestManagementMode: mode } };
    const shown = await showArea({ address: `/profile/events/${fakeIds.todo}`, platform, ...options });
    await screen.findByRole('heading', { level: 1 });
    return shown;
  };
  const card = () => screen.queryByRole('region', { name: 'Vos invités' });

  test('counts the guests and leads to them', async () => {
    await showEvent('CALENDAR');
    expect(plainText(card())).toContain('4 invités · 1 à inviter · 2 invitations envoyées · 1 envoi en échec');
    const link = within(card() as HTMLElement).getByRole('link', { name: 'Gérer les invités' });
    expect(link.getAttribute('href')).toBe(`/profile/events/${fakeIds.todo}/guests`);
  });

  test('is not there where there are no guests, and nothing is asked for', async () => {
    const { fake } = await showEvent('NONE');
    expect(card()).toBeNull();
    expect(fake.calls.some(({ address }) => address.includes('/guests'))).toBe(false);
  });

  test('says that the list cannot be had, and the rest of the page stands', async () => {
    const { platform } = await showEvent('CALENDAR', { prepare: ({ answer }) => answer(listGuests, () => refuse('service-unavailable')) });
    expect(plainText(card())).toContain('ne peut pas être affichée');
    expect(platform.reported).toHaveLength(1);
  });
});
