import type { APIRequestContext, Page } from '@playwright/test';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { axeViolations } from './axe-violations.ts';
import { expectFocusKept, focusedName, pressOn, pressUntil, tabTo, writeInto } from './by-keyboard.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { waitForModals } from './wait-for-modals.ts';

// Moving elements have colours that are gone a moment later.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const admin = 'admin@comet.example';
const board = '/staff/planning?country=FRA&venue=';

interface Screen {
  path: string;
  /** A link on the page that leads to the screen meant. */
  leads?: RegExp;
  /** A button that opens a dialog on it. */
  opens?: RegExp;
}

const screens: Record<string, readonly Screen[]> = {
  'planning and rooms': [
    { path: `${board}ternes`, opens: /(Option [12]|Validé), / },
    { path: '/staff/calendar', opens: /^Ajouter$/ },
    { path: '/referentials' },
    { path: '/referentials?country=FRA&venue=ternes' },
    { path: '/staff/room-changes?state=rejected' },
  ],
  'requests, trails and documents': [
    { path: '/staff/tasks' },
    { path: '/staff/undelivered' },
    { path: '/staff/audit-trail' },
    { path: '/staff/retention' },
    { path: '/staff/accounts/audit-trail' },
    { path: '/staff/crm-faults' },
    { path: '/staff/releases' },
    { path: '/sandbox' },
  ],
  'surveys, accounts and companies': [
    { path: '/staff/surveys' },
    { path: '/staff/surveys?status=TODO', leads: /Atelier Nord/ },
    { path: '/staff/meeting-scientists', opens: /^Ajouter$/ },
    { path: '/staff/accounts', opens: /^Gérer claire@/ },
    { path: '/staff/companies', opens: /^Ajouter une entreprise$/ },
    { path: '/staff/companies?search=Grand', leads: /^Grand Compte$/, opens: /^Accorder un contrat$/ },
  ],
};

for (const [name, group] of Object.entries(screens))
  test(`axe finds nothing on the staff’s screens of ${name}, nor in their dialogs`, async ({ page, baseURL }) => {
    await signIn(page, { email: admin, baseURL });
    const look = (screen: string) =>
      test.step(screen, async () => {
        await waitForModals(page);
        expect.soft(await axeViolations(page), screen).toEqual([]);
      });
    for (const { path, leads, opens } of group) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Espace équipe' })).toBeVisible();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      if (leads) {
        const before = (await title.textContent()) ?? '';
        await page.getByRole('main').getByRole('link', { name: leads }).first().click();
        await expect(title).not.toHaveText(before);
      }
      await look(leads ? new URL(page.url()).pathname : path);
      if (!opens) continue;
      await page.getByRole('button', { name: opens }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(`${path}, dialog`);
    }
  });

/** A confirmed booking of Étoile that was made from a quote. */
const bookingOf = async (request: APIRequestContext) => {
  const [from, to] = [0, 99].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { bookings }: Planning = await (await request.get(`/api/planning/venues/etoile?from=${from}&to=${to}`)).json();
  const found = bookings.find(({ status, quoteId }) => status === 'confirmed' && quoteId);
  if (!found) throw new Error('the demo has no confirmed booking with a quote');
  return found;
};

const stop = (page: Page) => page.getByRole('grid').locator('[tabindex="0"]');

// Covers L-E01.
test('by keyboard alone: a booking on the planning, its quote, and a room’s change asked for in the grid and refused', async ({
  page,
  baseURL,
}) => {
  await signIn(page, { email: admin, baseURL });
  const { firstDay, customer } = await bookingOf(page.request);
  await page.goto(`${board}etoile&from=${firstDay}`);
  await expect(page.getByRole('button', { name: /, Validé, / }).first()).toBeVisible();
  await tabTo(page, stop(page));
  const atFirst = await focusedName(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedName(page)).not.toBe(atFirst);
  await page.keyboard.press('PageUp');
  await expect.poll(() => focusedName(page)).toBe(atFirst);
  await pressUntil(page, 'ArrowDown', `Validé, ${customer?.companyName}`);
  const cell = await focusedName(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('link', { name: 'Voir le devis' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toBe(cell);
  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('link', { name: 'Voir le devis' }));
  await expect(page.getByRole('heading', { level: 1, name: `Devis, ${customer?.companyName}` })).toBeVisible();
  await expectFocusKept(page);
  await waitForModals(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/referentials?country=FRA&venue=etoile');
  const room = /^Théâtre, (.*)$/;
  await tabTo(page, page.getByRole('textbox', { name: room }).first());
  const first = await focusedName(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).not.toBe(first);
  const second = await focusedName(page);
  expect(second).toMatch(room);
  await writeInto(page, page.getByRole('textbox', { name: second }), '29');
  await pressOn(
    page,
    page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox', { name: second }) })
      .getByRole('button', { name: 'Demander' }),
  );
  await expect(page).toHaveURL(/\/referential-changes\//);
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: 'Refuser' }));
  expect(await axeViolations(page)).toEqual([]);
  await writeInto(page, dialog.getByRole('textbox'), 'Un essai au clavier');
  await pressOn(page, dialog.getByRole('button', { name: 'Refuser' }));
  await expect(page).toHaveURL(/\/referentials\?/);
  await expectFocusKept(page);
});
