import { addDays } from '@plenary/contracts/add-days';
import { formatDay } from '@plenary/contracts/format';
import { extendOption, getBookedQuote, getPlanning, withdrawOption } from '@plenary/contracts/planning.endpoints';
import { listReferentialVenues } from '@plenary/contracts/referentials.endpoints';
import { getRoomPlaces } from '@plenary/contracts/room-moves.endpoints';
import type { RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { refuse } from '@plenary/http/refuse';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeBooking, makePlanning } from '../testing/make-planning.ts';
import { makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';
import { boardRange, daysPerPart } from './board-days.ts';

// jsdom has no layout: the board gets a fixed size.
const size = { clientWidth: 400, clientHeight: 600 };
beforeAll(() => {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
});

const day = addDays(localToday(new Date()), 1);
const address = paths.planning({ country: 'FRA', venue: 'ternes', from: day });
const booking = makeBooking({ firstDay: day, lastDay: day });
const rival = makeBooking({
  id: '00000000-0000-4000-8000-000000000002',
  rank: 2,
  customer: { name: 'Hugo Lefort', companyName: 'Grand Compte', email: 'hugo@grand-compte.example' },
});
const heldFrom = ({ from, to }: { from: string; to: string }, claimed: readonly (typeof booking)[]) => ({
  ...makePlanning(from, 0),
  closedDays: [],
  claims:
    from <= day && day <= to ? claimed.map(({ id, rank }) => ({ roomId: 'room-0', day, half: 'AM' as const, rank, bookingId: id })) : [],
  bookings: from <= day && day <= to ? [...claimed] : [],
});
const held = (claimed: readonly (typeof booking)[]) => ({
  prepare: ({ answer }: Parameters<NonNullable<Parameters<typeof showStaff>[1]>['prepare'] & object>[0]) =>
    answer(getPlanning, ({ query }) => heldFrom(query, claimed)),
});
const slot = (words: RegExp) => screen.findByRole('button', { name: words });

/** Drawn by its style, since its button says it in words. */
const signOf = (button: Element) => button.querySelector('[data-text]')?.getAttribute('data-text');

test('a slot says in words which room, day and half it is, its state and who holds it', async () => {
  await showStaff(address, held([booking, rival]));
  const held1 = await slot(/^Grand Salon, .*, matin, Option 2, Atelier Nord, Grand Compte$/);
  expect(held1.textContent).toBe('Atelier Nord');
  expect(signOf(held1)).toBe('2');
  expect(screen.getAllByRole('button', { name: /^Salon Monceau, .*matin, (Libre|Fermé)$/ })[0]?.textContent).toBe('');
});

// Desk D11.
test('who holds a room for a whole day is named once, over the halves that they hold', async () => {
  await showStaff(address, {
    prepare: ({ answer }) =>
      answer(getPlanning, ({ query }) => {
        const known = heldFrom(query, [booking]);
        return { ...known, claims: known.claims.flatMap((claim) => [claim, { ...claim, half: 'PM' as const }]) };
      }),
  });
  expect((await slot(/^Grand Salon, .*, matin, Option 1, Atelier Nord$/)).textContent).toBe('Atelier Nord');
  expect((await slot(/^Grand Salon, .*, après-midi, Option 1, Atelier Nord$/)).textContent).toBe('');
});

test('links lead to the week before, to today and to the week after, and a head says month and whole year', async () => {
  await showStaff(address);
  const weeks = within(await screen.findByRole('navigation', { name: 'Semaine affichée' })).getAllByRole('link');
  const from = (shown: string) => paths.planning({ country: 'FRA', venue: 'ternes', from: shown });
  expect(weeks.map((link) => link.getAttribute('href'))).toEqual([addDays(day, -7), localToday(new Date()), addDays(day, 7)].map(from));
  expect(screen.getAllByRole('columnheader')[1]?.textContent).toMatch(/\s20\d\d/);
});

test('what an address names and no planning has is said, with what is shown instead', async () => {
  const { unmount } = await showStaff('/staff/planning?country=FRA&venue=nope&from=2031-01-01');
  expect(await screen.findByText(/^L’adresse ne nomme aucun lieu de ce pays\s: Comet Ternes est affiché\.$/)).toBeTruthy();
  expect(screen.getByText(/^L’adresse ne nomme aucun jour de ce planning\s: il commence aujourd’hui\.$/)).toBeTruthy();
  unmount();
  await showStaff(address);
  expect(screen.queryByText(/^L’adresse ne nomme/)).toBeNull();
});

test('a room says its floor, area and seats in theatre, what is none its kind, in the language of the page', async () => {
  await showStaff(address, { language: 'en' });
  const rooms = (await screen.findAllByRole('rowheader')).map((room) => room.lastElementChild?.textContent);
  expect([rooms[0], rooms[6]]).toEqual(['Fl. 0 · 130 m² · 86', 'Fl. 2 · Common area']);
});

// Desk D18.
test('an open day says how far its meeting rooms are sold, a closed one does not', async () => {
  await showStaff(address);
  const heads = (await screen.findAllByRole('columnheader')).slice(1).map((head) => head.textContent ?? '');
  expect(heads.filter((text) => /(lun|mar|mer|jeu|ven)\. \d/.test(text) && /\d+\s%/.test(text)).length).toBeGreaterThan(0);
  expect(heads.filter((text) => /(sam|dim)\. \d/.test(text) && /%/.test(text))).toEqual([]);
});

test('a venue that the address names by its id is the one that is shown', async () => {
  const asked: string[] = [];
  const named = (venueId: string) => ({ venueId, slug: `of-${venueId}`, name: `Comet ${venueId}`, roomsCount: 1 });
  await showStaff(paths.planning({ country: 'FRA', venue: 'second', from: day }), {
    prepare: ({ answer }) => {
      answer(listReferentialVenues, () => ({ venues: [named('first'), named('second')] }));
      answer(getPlanning, ({ params, query }) => {
        asked.push(params.venue);
        return heldFrom(query, []);
      });
    },
  });
  await waitFor(() => expect(new Set(asked)).toEqual(new Set(['of-second'])));
});

test('the restaurant row shows the covers of each sitting, and what is left of it', async () => {
  const lunches = [{ day, service1: { taken: 60, seats: 60 }, service2: { taken: 12, seats: 40 } }];
  await showStaff(address, { prepare: ({ answer }) => answer(getPlanning, ({ query }) => ({ ...heldFrom(query, []), lunches })) });
  const full = await screen.findByRole('button', { name: /^La Table, .*1er service\s: 60 couverts sur 60, 0 places libres$/ });
  expect([signOf(full), full.getAttribute('data-state')]).toEqual(['60/0', 'confirmed']);
  const second = screen.getByRole('button', { name: /^La Table, .*2e service\s: 12 couverts sur 40, 28 places libres$/ });
  expect(signOf(second)).toBe('12/28');
  expect(second.getAttribute('data-state')).not.toBe('confirmed');
});

test('a sitting of a closed restaurant says so, with the covers that were sold', async () => {
  const lunches = [{ day, service1: { taken: 32, seats: 0 }, service2: { taken: 0, seats: 0 } }];
  await showStaff(address, { prepare: ({ answer }) => answer(getPlanning, ({ query }) => ({ ...heldFrom(query, []), lunches })) });
  expect(signOf(await screen.findByRole('button', { name: /^La Table, .*Restaurant fermé\s: 32 couverts vendus$/ }))).toBe('32/0');
});

test('a slot opens on the booking behind it: who and how to reach them, how many people, at what price, and its quote', async () => {
  await showStaff(address, held([booking, makeBooking({ id: rival.id, rank: 2, quoteId: null, quote: null, customer: null })]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const [first, second] = within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL');
  if (!first || !second) throw new Error('no bookings');
  const shown = within(first);
  expect(shown.getByText('Atelier Nord, Claire Martin')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'claire@atelier-nord.example' }).getAttribute('href')).toBe('mailto:claire@atelier-nord.example');
  expect(await shown.findByRole('link', { name: '+33 1 42 00 00 01' })).toBeTruthy();
  expect(shown.getByText(/, 24 personnes$/)).toBeTruthy();
  expect(shown.getByText('2 816,00 € HT, 3 312,40 € TTC')).toBeTruthy();
  expect(shown.getByText('Présenté')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Voir le devis' }).getAttribute('href')).toBe(`/staff/quotes/${booking.quoteId}`);
  expect(within(second).getByText('Sans devis : saisie hors du site, sans client connu.')).toBeTruthy();
  expect(within(second).queryByRole('link')).toBeNull();
});

test('an option is extended from when it ends, as the page knows it', async () => {
  const { sent, platform } = await showStaff(address, held([booking]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Atelier Nord, Claire Martin')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Prolonger jusqu’au' }), '2026-09-23T08:00:00.000Z');
  await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/^Option prolongée/));
  expect(sent()).toEqual([
    {
      method: 'POST',
      to: `/api/planning/options/${booking.id}/extension`,
      body: { expiresAt: '2026-09-23T08:00:00.000Z', known: '2026-09-21T08:00:00.000Z' },
    },
  ]);
});

// Lifecycle L12.
test('an option behind which somebody waits is extended with a reason, also where the page learns of them late', async () => {
  const { sent, platform } = await showStaff(address, held([booking, rival]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const [first] = within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Option 1'));
  const shown = within(first ?? document.body);
  expect(shown.getByText(/^Grand Compte, Hugo Lefort attend derrière cette option/)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Prolonger' }));
  expect(await shown.findByText('Indiquez la raison.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(shown.getByRole('textbox', { name: 'Pourquoi prolonger malgré la deuxième option' }), 'Conseil lundi');
  await userEvent.click(shown.getByRole('button', { name: 'Prolonger' }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/^Option prolongée/));
  expect(sent()[0]?.body).toMatchObject({ despiteSecond: true, reason: 'Conseil lundi' });
});

test('who extends an option behind which somebody waits since is asked why', async () => {
  const { sent, platform } = await showStaff(address, {
    prepare: (fake) => {
      fake.answer(getPlanning, ({ query }) => heldFrom(query, [booking]));
      fake.answer(extendOption, ({ body }) => (body.despiteSecond ? booking : refuse('second-waiting')));
    },
  });
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Une deuxième option attend derrière celle-ci/);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Pourquoi prolonger malgré la deuxième option' }), 'Conseil lundi');
  await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/^Option prolongée/));
  expect(sent().at(-1)?.body).toMatchObject({ despiteSecond: true, reason: 'Conseil lundi' });
});

test('a booking whose change waits says so, and what is held for it leads to the booking', async () => {
  const dealId = '00000000-0000-4000-8000-00000000000d';
  await showStaff(address, held([{ ...booking, quoteId: null, quote: null, change: { dealId, level: 'signature' } }]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Avenant en attente de signature')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Voir la réservation à modifier' }).getAttribute('href')).toBe(`/staff/quotes/${dealId}`);
  expect(dialog.queryByText(/^Sans devis/)).toBeNull();
});

test('no end is offered that the service would refuse', async () => {
  await showStaff(address, held([{ ...booking, extendChoices: [] }]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const dialog = within(await screen.findByRole('dialog'));
  const description = 'Cette option court déjà jusqu’à 48 heures avant l’événement.';
  expect(dialog.getByRole('button', { name: 'Prolonger', description }).getAttribute('aria-disabled')).toBe('true');
});

// Desk D9, D26.
test('a job that may neither hold nor move reads which ones may, and presses in vain', async () => {
  const { sent } = await showStaff(address, {
    ...held([booking]),
    platform: { session: { ...samia, jobs: [{ job: 'finance', scope: 'network', places: [] }] } },
  });
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option 1/));
  const dialog = within(await screen.findByRole('dialog'));
  const description = 'Réservé à : Vente et Direction des ventes.';
  for (const name of ['Prolonger', 'Retirer l’option']) await userEvent.click(dialog.getByRole('button', { name, description }));
  await userEvent.click(dialog.getByRole('button', { name: 'Changer de salle', description: /^Réservé à/ }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(sent()).toEqual([]);
});

const noQuote = { status: 'confirmed', expiresAt: null, quoteId: null } as const;
const changing = {
  status: 'confirmed',
  expiresAt: null,
  change: { dealId: '00000000-0000-4000-8000-00000000000a', level: 'consent' },
} as const;
test.each([
  ['an option is changed by a new version of its quote', {}, 'Reporter ou modifier', /nouvelle version de son devis/],
  ['a second option moves once it has moved up', { rank: 2 }, 'Changer de salle', /derrière la première/],
  ['what was entered outside the site has nothing to change', noQuote, 'Changer de salle', /Saisie hors du site/],
  ['one change is settled before the next', changing, 'Reporter ou modifier', /attend déjà/],
])('%s, and says so', async (_, overrides, name, description) => {
  await showStaff(address, held([{ ...booking, ...overrides }]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, (Option [12]|Validé)/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name, description }).getAttribute('aria-disabled')).toBe('true');
});

test('who withdraws an option reads who moves up behind it', async () => {
  await showStaff(address, held([booking, rival]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const [first] = within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Option 1'));
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Retirer l’option' }));
  expect(within(first ?? document.body).getByText(/La deuxième option \(Grand Compte, Hugo Lefort\) passe en premier\.$/)).toBeTruthy();
});

test('an option is withdrawn once it is asked twice', async () => {
  const { sent } = await showStaff(address, held([booking]));
  await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer l’option' }));
  expect(dialog.getByText(/^Atelier Nord, Claire Martin \(2\s816,00\s€ HT\)\s: retirer l’option\s\?/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Oui, retirer' }));
  await waitFor(() => expect(sent().map(({ to }) => to)).toEqual([`/api/planning/options/${booking.id}/withdrawal`]));
});

test.each([
  ['Prolonger', 'conflict', /a changé entre-temps/],
  ['Prolonger', 'stale-version', /a changé entre-temps/],
  ['Retirer l’option', 'not-found', /n’est plus en cours/],
] as const)(
  'an option that changed meanwhile says so, and shows its present deadline when it is opened again (%s, %s)',
  async (action, code, words) => {
    let present = booking;
    await showStaff(address, {
      prepare: (fake) => {
        fake.answer(getPlanning, ({ query }) => heldFrom(query, [present]));
        const refuseMoved = () => {
          present = { ...booking, expiresAt: '2026-09-25T08:00:00.000Z' };
          return refuse(code, code === 'stale-version' ? { members: { current: present } } : {});
        };
        fake.answer(extendOption, refuseMoved);
        fake.answer(withdrawOption, refuseMoved);
      },
    });
    await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Option valable jusqu’au 21 sept/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: action }));
    const confirm = dialog.queryByRole('button', { name: 'Oui, retirer' });
    if (confirm) await userEvent.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(await slot(/^Grand Salon, .*matin, Option [12]/));
    expect(within(await screen.findByRole('dialog')).getByText(/^Option valable jusqu’au 25 sept/)).toBeTruthy();
  },
);

test('days that could not be loaded are never called free, and are asked for again', async () => {
  const { first } = boardRange(localToday(new Date()));
  const next = addDays(first, daysPerPart);
  let isDown = true;
  let finish = () => {};
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await showStaff(paths.planning({ country: 'FRA', venue: 'ternes', from: addDays(next, -1) }), {
    prepare: (fake) =>
      fake.answer(getPlanning, async ({ query }) => {
        if (query.from !== next) return heldFrom(query, []);
        if (isDown) return refuse('not-found');
        await answered;
        return heldFrom(query, []);
      }),
  });
  const monday = formatDay(next, 'fr-FR', 'full');
  const known = (state: string) => slot(new RegExp(`^Grand Salon, ${monday}, matin, ${state}$`));
  expect((await screen.findByRole('alert')).textContent).toMatch(/n’a pas pu être chargée/);
  await known('Non chargé, état inconnu');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await known('En cours de chargement');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
  finish();
  await known('Libre');
});

test('one slot is reached by Tab, the others from it by arrow keys', async () => {
  await showStaff(address, held([booking]));
  const first = await slot(/^Grand Salon, .*matin, Option [12]/);
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Salon Monceau, .*après-midi/);
});

// design: desk D11
describe('a booking is dragged to another room', () => {
  const dragTo = async (target: HTMLElement, end: 'pointerUp' | 'escape' = 'pointerUp') => {
    const from = await slot(/^Grand Salon, .*matin, Option 1/);
    const elementFromPoint = jest.fn(() => target);
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: elementFromPoint });
    // jsdom has no pointer events of its own.
    const point = (type: string, clientY: number) => new MouseEvent(type, { bubbles: true, button: 0, clientX: 10, clientY });
    fireEvent(from, point('pointerdown', 10));
    fireEvent(document, point('pointermove', 60));
    const isAimedAt = target.hasAttribute('data-target');
    if (end === 'escape') fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent(document, point('pointerup', 60));
    expect(target.hasAttribute('data-target')).toBe(false);
    return isAimedAt;
  };
  const cellOf = async (room: number, columns = 0) => {
    const { row, column } = (await slot(/^Grand Salon, .*matin, Option 1/)).dataset;
    const cell = document.querySelector<HTMLElement>(`[data-row="${Number(row) + room}"][data-column="${Number(column) + columns}"]`);
    if (!cell) throw new Error('no such cell');
    return cell;
  };
  const choice: RoomPlaces['places'][number]['choices'][number] = {
    roomId: 'room-1',
    name: 'Salon Monceau',
    floor: 1,
    people: 40,
    lacks: [],
    heldBy: null,
    canSwap: false,
  };
  const show = (overrides: Partial<typeof choice> = {}) =>
    showStaff(address, {
      prepare: (fake) => {
        held([booking]).prepare(fake);
        fake.answer(
          getRoomPlaces,
          (): RoomPlaces => ({
            ...{ bookingId: booking.id, quoteId: booking.quoteId ?? '', revision: 3 },
            places: [
              {
                ...{ day, halves: ['AM'], kind: 'plenary', roomId: 'room-0', roomName: 'Grand Salon', configuration: 'theater' },
                ...{ pax: 24, isOver: false, choices: [{ ...choice, ...overrides }] },
              },
            ],
          }),
        );
      },
    });
  const dialog = () => screen.findByRole('dialog', { name: 'Changer de salle' });
  const save = async () => within(await dialog()).findByRole<HTMLButtonElement>('button', { name: 'Changer' });

  test('the dialog shows what would change, and nothing is written before it is confirmed', async () => {
    const { sent } = await show();
    expect(await dragTo(await cellOf(1))).toBe(true);
    const room = await within(await dialog()).findByRole<HTMLSelectElement>('combobox');
    expect(room.value).toBe('room-1');
    expect((await save()).disabled).toBe(false);
    expect(sent()).toEqual([]);
  });

  test('a room that cannot be had is not chosen, and the dialog says so', async () => {
    await show({ people: 12 });
    await dragTo(await cellOf(1));
    expect(await within(await dialog()).findByText(/^Cette salle n’est pas possible/)).toBeTruthy();
    expect((await save()).disabled).toBe(true);
  });

  test('let go on another half, or ended by Escape, it stays where it is', async () => {
    await show();
    expect(await dragTo(await cellOf(1, 1))).toBe(false);
    expect(await dragTo(await cellOf(1), 'escape')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// Lifecycle L17.
describe('a confirmed booking is dragged to another day', () => {
  const confirmed = makeBooking({ firstDay: day, lastDay: day, status: 'confirmed', expiresAt: null });
  const days = [{ date: day, plenary: { pax: 24, duration: 'AM' as const, configuration: 'theater' as const }, subcommittees: [] }];
  const show = (session = samia) =>
    showStaff(address, {
      platform: { session },
      prepare: (fake) => {
        held([confirmed]).prepare(fake);
        fake.answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current', days }));
      },
    });
  const nextDay = addDays(day, 1);
  const drag = async () => {
    const from = await slot(/^Grand Salon, .*matin, Validé/);
    const target = document.querySelector<HTMLElement>(`[data-row="${from.dataset.row}"][data-day="${nextDay}"]`);
    if (!target) throw new Error('no such cell');
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => target });
    const point = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 10 });
    fireEvent(from, point('pointerdown', 10));
    fireEvent(document, point('pointermove', 60));
    const isAimedAt = target.hasAttribute('data-target');
    fireEvent(document, point('pointerup', 60));
    return isAimedAt;
  };
  const datesOfChange = async () => {
    await screen.findByRole('button', { name: 'Voir ce que cela change' });
    const shown = screen.getByRole('dialog', { name: 'Reporter ou modifier la réservation' });
    return [...shown.querySelectorAll<HTMLInputElement>('input[type="date"]')].map(({ value }) => value);
  };

  test('the dialog of its change begins with that day, and nothing is written before it is confirmed', async () => {
    const { sent } = await show();
    expect(await drag()).toBe(true);
    expect(await datesOfChange()).toEqual([nextDay]);
    expect(sent()).toEqual([]);
  });

  test('by keyboard its dialog leads to the same, with the days that it has', async () => {
    await show();
    const from = await slot(/^Grand Salon, .*matin, Validé/);
    act(() => from.focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reporter ou modifier' }));
    expect(await datesOfChange()).toEqual([day]);
  });

  test('whoever may not change it, as finance may not, cannot drag it, and reads who may', async () => {
    await show({ ...samia, jobs: [{ job: 'finance', scope: 'network', places: [] }] });
    expect(await drag()).toBe(false);
    fireEvent.click(await slot(/^Grand Salon, .*matin, Validé/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Reporter ou modifier', description: /^Réservé à/ })).toBeTruthy();
  });

  test('an option stays on its days', async () => {
    await showStaff(address, held([booking]));
    const from = await slot(/^Grand Salon, .*matin, Option 1/);
    const target = document.querySelector<HTMLElement>(`[data-row="${from.dataset.row}"][data-day="${nextDay}"]`);
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => target });
    fireEvent(from, new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 10, clientY: 10 }));
    fireEvent(document, new MouseEvent('pointermove', { bubbles: true, clientX: 60, clientY: 10 }));
    expect(target?.hasAttribute('data-target')).toBe(false);
    fireEvent(document, new MouseEvent('pointerup', { bubbles: true, clientX: 60, clientY: 10 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// design: look 09
test('a free half begins a quote at its venue on its day', async () => {
  const { where } = await showStaff(address, held([booking]));
  await slot(/^Grand Salon, .*matin, Option 1/);
  const free = document.querySelector<HTMLElement>('[data-row="1"][data-state="free"][aria-disabled="false"]');
  expect(free?.title).toBe('Nouveau devis');
  fireEvent.click(free as HTMLElement);
  await waitFor(() => expect(where()).toMatch(/^\/staff\/new-quote\?country=FRA&venue=ternes&day=\d{4}-\d\d-\d\d$/), { timeout: 10_000 });
  const [, begun = ''] = where().split('&day=');
  expect(free?.getAttribute('aria-label')).toContain(formatDay(begun, 'fr-FR', 'weekdayAndYear'));
});
