import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import { getCalendar, getVenue } from '@plenary/contracts/booking.endpoints';
import type { Venue } from '@plenary/contracts/venue';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { loadTelephones } from '@plenary/platform/telephone';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepClickId } from '../ads/keep-click-id.ts';
import { holdAnswers } from '../quote/held-answers.ts';
import { searchToQuery } from '../search/search-address.ts';
import { answerCalendar } from '../search/search-harness.tsx';
import { dayOn, searchOf, tuesday, wednesday } from '../search/search-test-data.ts';
import { buildUser, buildVenue } from './big-event-factory.ts';
import { sentState } from './sent-state.ts';
import { showBigEvent, takingFake } from './show-big-event.tsx';

// Covers B-R14–B-R15, B-E04, B-E07.

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-10T09:00:00+01:00'));
});
afterEach(() => jest.restoreAllMocks());

const query = searchToQuery(searchOf(dayOn(tuesday, 120), dayOn(wednesday, 120))) ?? '';
const address = `/venues/bourse/event-demand${query}`;
const signedIn = { platform: { session: buildUser() } };

const send = () => screen.findByRole('button', { name: 'Envoyer ma demande' });
const press = async () => userEvent.click(await send());
const message = () => screen.findByLabelText('Votre projet');
const write = async (text: string) => fireEvent.change(await message(), { target: { value: text } });

describe('the big-event form', () => {
  // Covers B-E01–B-E02.
  it('has a part for the contact and one for the event, filled in from the session and the search', async () => {
    showBigEvent({ address, ...signedIn });
    const contact = within(await screen.findByRole('group', { name: 'Vos coordonnées' }));
    expect(contact.getByLabelText('Prénom')).toHaveProperty('value', 'Claire');
    expect(contact.getByLabelText('Nom')).toHaveProperty('value', 'Martin');
    expect(contact.getByLabelText('E-mail professionnel')).toHaveProperty('value', 'claire@atelier-nord.example');
    expect(contact.getByLabelText('Téléphone')).toHaveProperty('value', '+33142000000');
    const event = within(screen.getByRole('group', { name: 'Votre événement' }));
    expect(event.getByRole('button', { name: 'Premier jour mardi 19 janvier 2027' })).toBeTruthy();
    expect(event.getByRole('button', { name: 'Dernier jour mercredi 20 janvier 2027' })).toBeTruthy();
    expect(event.getByLabelText('Participants')).toHaveProperty('value', '120');
    expect(event.getByLabelText('Salles')).toHaveProperty('value', '1');
    expect(event.getByRole('checkbox', { name: 'Mes dates sont flexibles' })).toHaveProperty('checked', false);
  });

  it('is filled in with what is known of somebody who signs in over it, but for what they typed', async () => {
    const { signIn } = showBigEvent();
    fireEvent.change(await screen.findByLabelText('Prénom'), { target: { value: 'Clara' } });
    signIn(buildUser());
    expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Clara');
    expect(screen.getByLabelText('E-mail professionnel')).toHaveProperty('value', 'claire@atelier-nord.example');
    fireEvent.change(screen.getByLabelText('Téléphone'), { target: { value: '' } });
    signIn({ ...buildUser(), phone: '+33142000001' });
    expect(screen.getByLabelText('Téléphone')).toHaveProperty('value', '');
  });

  // Covers B-E03, B-E06.
  it('has every field under its name, including the hidden ones', async () => {
    keepClickId('?gclid=click-1');
    const { container } = showBigEvent({ language: 'es' });
    await screen.findByRole('form');
    const fields = [...container.querySelectorAll<HTMLInputElement>('form [name]')];
    expect(fields.map(({ name }) => name).sort()).toEqual(
      [
        'adsTracking',
        'email',
        'end-date',
        'firstname',
        'flexible-date',
        'lang',
        'lastname',
        'message',
        'pax',
        'phone',
        'rooms-count',
        'start-date',
        'venue-id',
        'website',
      ].sort(),
    );
    const hidden = Object.fromEntries(fields.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]));
    expect(hidden).toEqual({ 'venue-id': 'a0V2p00000Qr104', lang: 'es', adsTracking: 'click-1', 'start-date': '', 'end-date': '' });
    const trap = fields.find(({ name }) => name === 'website');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  });

  it.each([
    [{ default: 60, minimum: 50 }, '60', 'À partir de 50 personnes'],
    [{ default: 50, minimum: 50 }, '50', 'À partir de 50 personnes'],
    [{ default: 50, minimum: null }, '50', null],
    [{ default: 1, minimum: null }, '1', null],
  ])('of a venue with %j starts at %s people and says "%s"', async (eventDemandPax, value, hint) => {
    showBigEvent({ venue: buildVenue({ eventDemandPax }) });
    expect(await screen.findByLabelText('Participants')).toHaveProperty('value', value);
    expect(screen.queryByText(/^À partir de/)?.textContent ?? null).toBe(hint);
  });

  // Covers B-E26.
  it('sends the demand and leads to its confirmation, the search still in the address', async () => {
    const { sent, place, fake } = showBigEvent({ address, ...signedIn });
    await write('Une convention');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mes dates sont flexibles' }));
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est envoyée' })).toBeTruthy();
    expect(place()).toBe(`/venues/bourse/event-demand-confirmation${query}`);
    expect(sent().map(({ address: path, body }) => [path, body])).toEqual([
      [
        '/api/create-big-event-demand',
        {
          'venue-id': 'a0V2p00000Qr104',
          lang: 'fr',
          firstname: 'Claire',
          lastname: 'Martin',
          email: 'claire@atelier-nord.example',
          phone: '+33142000000',
          'start-date': tuesday,
          'end-date': wednesday,
          'flexible-date': true,
          'rooms-count': 1,
          pax: 120,
          message: 'Une convention',
        },
      ],
    ]);
    expect(fake.faults).toEqual([]);
  });

  it('sends nothing more once it is taken, however long the confirmation takes to come', async () => {
    const fake = takingFake();
    const { sent } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    const confirmation = holdAnswers<Venue>();
    fake.answer(getVenue, () => confirmation.hold(buildVenue()));
    await press();
    await waitFor(() => expect(confirmation.heldCount()).toBe(1));
    await press();
    fireEvent.submit(screen.getByRole('form'));
    expect(sent()).toHaveLength(1);
    confirmation.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est envoyée' })).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });

  it('sends once despite repeated presses, and says that it is sending', async () => {
    let take = () => {};
    const fake = createFake();
    fake.answer(createBigEventDemand, () => new Promise((resolve) => (take = () => resolve({ success: true }))));
    const { sent } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(screen.getByText('Envoi en cours')).toBeTruthy();
    await press();
    fireEvent.submit(screen.getByRole('form'));
    expect(sent()).toHaveLength(1);
    take();
    expect(await screen.findByRole('heading', { name: 'Votre demande est envoyée' })).toBeTruthy();
  });
});

describe('the days of the form', () => {
  const openDay = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('application');
  };
  const cell = (name: RegExp) => within(screen.getByRole('application')).getByRole('button', { name });

  it('are those of the calendar of the search: closed ones cannot be chosen and say why', async () => {
    const closings = [{ from: '2026-12-14', to: '2026-12-15', name: { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' } }];
    showBigEvent({ venue: buildVenue({ closings }) });
    await openDay(/^Premier jour/);
    const reasonOf = (day: HTMLElement) =>
      (day.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    for (const [name, reason] of [
      [/\b10 décembre 2026/, 'Réservation à partir de demain'],
      [/\b12 décembre 2026/, 'Fermé le week-end'],
      [/\b14 décembre 2026/, 'Fermé : Travaux'],
      [/\b25 décembre 2026/, 'Fermé : Noël'],
    ] as const) {
      expect(cell(name).getAttribute('aria-disabled')).toBe('true');
      expect(reasonOf(cell(name))).toContain(reason);
    }
  });

  it('follow each other: the first one brings the last one along, which does not come before it', async () => {
    const { container } = showBigEvent();
    const sentDays = () =>
      ['start-date', 'end-date'].map((name) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value);
    await openDay(/^Premier jour Choisir un jour/);
    await userEvent.click(cell(/\b16 décembre 2026/));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Premier jour mercredi 16 décembre 2026' }));
    expect(screen.queryByRole('application')).toBeNull();
    expect(sentDays()).toEqual(['2026-12-16', '2026-12-16']);
    await openDay(/^Dernier jour/);
    expect(cell(/\b15 décembre 2026/).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cell(/\b18 décembre 2026/));
    expect(sentDays()).toEqual(['2026-12-16', '2026-12-18']);
    await openDay(/^Premier jour/);
    await userEvent.click(cell(/\b17 décembre 2026/));
    expect(sentDays()).toEqual(['2026-12-17', '2026-12-18']);
  });

  it('can be loaded again where their calendar did not come', async () => {
    const { fake } = showBigEvent();
    const opener = await screen.findByRole('button', { name: /^Premier jour/ });
    fake.answer(getCalendar, () => refuse('service-unavailable'));
    await userEvent.click(opener);
    expect(await screen.findByText('Ces champs n’ont pas pu être chargés.')).toBeTruthy();
    answerCalendar(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('application')).toBeTruthy();
  });
});

describe('a form that is not right', () => {
  it('is not sent: a summary takes the focus and leads to each field', async () => {
    const { sent } = showBigEvent();
    await press();
    const summary = await screen.findByRole('region', { name: '7 champs sont à corriger' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Prénom : Le champ est obligatoire',
      'Nom : Le champ est obligatoire',
      'E-mail professionnel : Une adresse email est obligatoire',
      'Téléphone : Le champ est obligatoire',
      'Premier jour : Le champ est obligatoire',
      'Dernier jour : Le champ est obligatoire',
      'Votre projet : Le champ est obligatoire',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /^Votre projet/ }));
    expect(document.activeElement).toBe(await message());
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Participants', '20', 'Ce lieu reçoit les événements à partir de 50 personnes'],
    ['Salles', '', 'Le champ est obligatoire'],
    ['E-mail professionnel', 'claire', "L'adresse email est invalide"],
  ])('says at %s = "%s": %s', async (label, value, text) => {
    showBigEvent({ address, ...signedIn });
    await write('Une convention');
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press();
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described.join(' ')).toContain(text);
  });

  it('says at a telephone number that it is none, and is not sent', async () => {
    const { sent } = showBigEvent({ address, ...signedIn });
    await act(loadTelephones);
    await write('Une convention');
    const telephone = screen.getByLabelText('Téléphone');
    fireEvent.change(telephone, { target: { value: '123' } });
    await press();
    expect(telephone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: /^Téléphone : Ce n’est pas un numéro de téléphone/ })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  // Covers B-E27.
  it('shows the errors that the service answers on their fields, and drops each once its field is edited', async () => {
    const fake = createFake();
    fake.answer(createBigEventDemand, () =>
      refuse('public-email-forbidden', { errors: { email: 'public-email-forbidden' }, members: { success: false } }),
    );
    const { platform } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(await screen.findByRole('region', { name: 'Un champ est à corriger' })).toBe(document.activeElement);
    const email = screen.getByLabelText('E-mail professionnel');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Veuillez saisir une adresse email professionnelle')).toBeTruthy();
    fireEvent.change(email, { target: { value: 'claire@grand-compte.example' } });
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Veuillez saisir une adresse email professionnelle')).toBeNull();
    expect(platform.reported).toEqual([]);
  });

  it('has words for a code it does not know', async () => {
    const fake = createFake();
    fake.answer(createBigEventDemand, () => refuse('invalid-request', { errors: { phone: 'strange' }, members: { success: false } }));
    showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(await screen.findByText('Le champ est invalide')).toBeTruthy();
  });
});

describe('a demand that fails', () => {
  it('over a lost connection keeps the typed values, says so, and is the same demand when sent again', async () => {
    const { fake, sent, platform } = showBigEvent({ address, ...signedIn });
    await write('Une convention');
    const online = globalThis.fetch;
    const keys: (string | null)[] = [];
    globalThis.fetch = async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      throw new TypeError('no network');
    };
    await press();
    expect(within(await screen.findByRole('alert')).getByText(/La connexion s’est interrompue/)).toBeTruthy();
    expect(await message()).toHaveProperty('value', 'Une convention');
    expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Claire');
    expect(platform.reported).toEqual([]);

    globalThis.fetch = online;
    await press();
    expect(await screen.findByRole('heading', { name: 'Votre demande est envoyée' })).toBeTruthy();
    expect(sent().map(({ headers }) => headers['idempotency-key'])).toEqual(keys);
    expect(fake.faults).toEqual([]);
  });

  it('is another demand once it is changed', async () => {
    const fake = createFake();
    fake.answer(createBigEventDemand, () => refuse('service-unavailable'));
    const { sent, platform } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(await screen.findByText(/Une erreur est survenue et votre demande n’est pas partie/)).toBeTruthy();
    expect(platform.reported).toHaveLength(1);
    await write('Deux conventions');
    expect(screen.queryByText(/Une erreur est survenue/)).toBeNull();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(await screen.findByText(/Une erreur est survenue/)).toBeTruthy();
  });

  it('because of the network’s rate limit says when to retry', async () => {
    const fake = createFake();
    fake.answer(createBigEventDemand, () => refuse('too-many-requests', { retryAfterSeconds: 2_400 }));
    const { platform } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(await screen.findByText(/réessayez dans 40\sminutes/)).toBeTruthy();
    expect(platform.reported).toEqual([]);
  });

  it('because of a hidden field says to try again, and is reported', async () => {
    const fake = createFake();
    fake.answer(createBigEventDemand, () =>
      refuse('invalid-request', { errors: { 'venue-id': 'invalid_value' }, members: { success: false } }),
    );
    const { platform } = showBigEvent({ address, ...signedIn, fake });
    await write('Une convention');
    await press();
    expect(await screen.findByText(/Une erreur est survenue/)).toBeTruthy();
    expect(platform.reported).toHaveLength(1);
  });
});

describe('around the form', () => {
  it('links lead back to the venue with the search, to its country and to the privacy policy', async () => {
    showBigEvent({ address });
    const hrefOf = async (name: string) => (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
    expect(await hrefOf('Bourse')).toEqual([`/venues/bourse${query}`, `/venues/bourse${query}`]);
    expect((await hrefOf('France'))[0]).toMatch(/^\/\?countryCode=FRA/);
    expect(await hrefOf('Ce que nous faisons de vos données')).toEqual(['/private-policy']);
    await waitFor(() => expect(document.title).toBe('Demande d’événement, Bourse · Comet'));
  });
});

// Covers B-R16, B-E28–B-E29.
describe('the confirmation', () => {
  it('shows the venue, the next steps and the link home, after a reload too', async () => {
    showBigEvent({ address: `/venues/bourse/event-demand-confirmation${query}`, state: sentState });
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est envoyée' })).toBeTruthy();
    expect(screen.getByText(/Votre demande pour Bourse est bien arrivée : réponse sous 24h/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bourse' }).getAttribute('href')).toBe(`/venues/bourse${query}`);
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  });

  it('says nothing was sent where nothing was: opened by hand it leads to the form, with the search', async () => {
    const { place } = showBigEvent({ address: `/venues/bourse/event-demand-confirmation${query}` });
    expect(await screen.findByRole('form', { name: 'Demande d’événement' })).toBeTruthy();
    expect(place()).toBe(`/venues/bourse/event-demand${query}`);
    expect(screen.queryByText(/est envoyée/)).toBeNull();
  });
});
