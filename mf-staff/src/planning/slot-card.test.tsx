import { addDays } from '@plenary/contracts/add-days';
import { listBlocks } from '@plenary/contracts/blocks.endpoints';
import { getPlanning } from '@plenary/contracts/planning.endpoints';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { makeBlock } from '../testing/make-block.ts';
import { makeBooking, makePlanning } from '../testing/make-planning.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D11; look 09; WCAG 1.4.13.

// jsdom has no layout: the board gets a fixed size.
const size = { clientWidth: 400, clientHeight: 600 };
beforeAll(() => {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
});

const day = addDays(localToday(new Date()), 1);
const address = paths.planning({ country: 'FRA', venue: 'ternes', from: day });
const booking = makeBooking({ firstDay: day, lastDay: day });

const show = (bookings: readonly PlanningBooking[] = [booking], language: 'fr' | 'en' = 'fr') =>
  showStaff(address, {
    language,
    prepare: ({ answer }) => {
      answer(getPlanning, ({ query }) => {
        const isShown = query.from <= day && day <= query.to;
        const claims = bookings.flatMap(({ id, rank }) =>
          (['AM', 'PM'] as const).map((half) => ({
            ...{ roomId: 'room-0', day, half, rank, bookingId: id },
            ...(rank === 1 && { use: { pax: 18, configuration: 'cabarets' as const } }),
          })),
        );
        return { ...makePlanning(query.from, 0), claims: isShown ? claims : [], bookings: isShown ? [...bookings] : [] };
      });
      answer(listBlocks, () => ({ blocks: [makeBlock({ held: [{ roomId: 'room-1', day, half: 'AM' }] })] }));
    },
  });
const slot = (words: RegExp) => screen.findByRole('button', { name: words });
const pointAt = (element: Element) => fireEvent(element, new MouseEvent('pointerover', { bubbles: true }));
const facts = (card: HTMLElement) =>
  Object.fromEntries([...card.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]));

test('a held half under the pointer says who, what, how many, set up how, when, where it stands and what comes next', async () => {
  await show([booking, makeBooking({ ...booking, id: '00000000-0000-4000-8000-000000000002', rank: 2, title: '', followUp: undefined })]);
  pointAt(await slot(/^Grand Salon, .*, matin, Option 2/));
  const card = await screen.findByRole('tooltip');
  const [first, second] = card.querySelectorAll('section');
  if (!first || !second) throw new Error('two bookings hold it');
  expect(first.textContent).toMatch(/^Atelier Nord Option 1Comité de mars/);
  expect(facts(first)).toMatchObject({
    ...{ Contact: 'Claire Martin', Heures: '08:00 – 18:00', Personnes: '18 personnes', Disposition: 'Cabarets' },
    ...{ 'Suivi par': 'Samia Benali', Valeur: expect.stringMatching(/^2\s816\s€ HT$/) },
    ...{ 'Option jusqu’au': expect.stringMatching(/^21 sept/), 'À faire': expect.stringMatching(/^Rappeler pour le menu, .*20 sept/) },
  });
  expect(second.textContent).toMatch(/Option 2/);
  expect(facts(second)).toMatchObject({ Personnes: '24 personnes' });
  expect(Object.keys(facts(second))).not.toContain('Disposition');
});

test('what the planning does not tell its reader, as a price, is not on the card', async () => {
  await show([{ ...booking, status: 'confirmed', expiresAt: null, survey: 'open', quote: { status: 'Approved', pax: 24 } }], 'en');
  pointAt(await slot(/^Grand Salon, .*, afternoon, Confirmed/));
  const shown = facts(await screen.findByRole('tooltip'));
  expect(shown).toMatchObject({ Survey: 'To complete', 'Set-up': 'Cabaret' });
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['Value']));
});

test('a blocked half says why', async () => {
  await show();
  pointAt(await slot(/^Salon Monceau, .*, matin, Bloqué/));
  expect((await screen.findByRole('tooltip')).textContent).toBe(`${makeBlock().reason} Bloqué`);
});

describe('by the pointer', () => {
  afterEach(() => jest.useRealTimers());
  const wait = () => act(() => jest.advanceTimersByTime(1_000));

  test('the card stays while the pointer is on it, and goes with Escape or when the pointer has left; a free half has none', async () => {
    await show();
    const held = await slot(/^Grand Salon, .*, matin, Option 1/);
    jest.useFakeTimers();
    pointAt(held);
    wait();
    pointAt(document.body);
    pointAt(screen.getByRole('tooltip'));
    wait();
    expect(screen.getByRole('tooltip')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    pointAt(held);
    wait();
    expect(screen.getByRole('tooltip')).toBeTruthy();
    pointAt(screen.getAllByRole('button', { name: /, Libre$/ })[0] ?? document.body);
    wait();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

test('the keyboard brings it at once as the description of its half; Escape takes it away and leaves the focus', async () => {
  await show();
  const held = await slot(/^Grand Salon, .*, matin, Option 1/);
  act(() => held.focus());
  const card = screen.getByRole('tooltip');
  expect(held.getAttribute('aria-describedby')).toBe(card.id);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('tooltip'), held.hasAttribute('aria-describedby'), document.activeElement]).toEqual([null, false, held]);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tooltip')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
