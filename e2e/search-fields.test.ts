import type { Page } from '@playwright/test';
import type { getCalendar } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { documentedSearch } from '@plenary/contracts/search-address';
import { freeSearch } from './booked-event.ts';
import { claire } from './booking-steps.ts';
import { calendarDay, turnCalendar, turnToDay } from './calendar.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

interface Room {
  pax: number;
  duration: 'AM' | 'PM' | 'AM, PM';
  configuration: string;
}
interface Day {
  date: string;
  lunchPax?: number;
  plenary: Room;
  subcommittees: Room[];
}

const room = (pax: number, change: Partial<Room> = {}): Room => ({ pax, duration: 'AM, PM', configuration: 'theater', ...change });
const isoDay = (day: Date) => day.toISOString().slice(0, 10);
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const shifted = (date: string, days: number) => isoDay(new Date(Date.parse(date) + days * 86_400_000));

/** The Tuesday and Wednesday of the journeys, and the Thursday after them. */
const openDays = (): readonly [string, string, string] => {
  const [tuesday, wednesday] = meetingDays();
  const thursday = new Date(wednesday);
  thursday.setUTCDate(thursday.getUTCDate() + 1);
  return [isoDay(tuesday), isoDay(wednesday), isoDay(thursday)];
};

const dayOn = (date: string, change: Partial<Day> = {}): Day => ({ date, plenary: room(24), subcommittees: [], ...change });

/** Opens the list with a search in its fields that is not sent yet. */
const openWith = (page: Page, days: readonly Day[], more: Record<string, string> = {}) =>
  page.goto(`/?${new URLSearchParams({ countryCode: 'FRA', days: JSON.stringify(days), ...more })}`);

const segment = (page: Page, name: RegExp) => page.getByRole('search').getByRole('button', { name });
/** Opens the search of an answered list, which is folded to one line. */
const unfold = (page: Page) => page.getByRole('button', { name: /Modifier$/ }).click();
const popover = (page: Page, name: string) => page.getByRole('dialog', { name });
const see = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Voir les disponibilités' }).first().click();

/** The days of the search that was sent, read from the address. */
const sentDays = async (page: Page): Promise<Day[]> => {
  await expect(page).toHaveURL(/action=availabilities/);
  return JSON.parse(documentedSearch(new URL(page.url()).searchParams).get('days') ?? '[]');
};

const at = (date: string) => new Date(`${date}T00:00:00Z`);

const choices = (page: Page, group: string) => page.getByRole('radiogroup', { name: group }).locator('label');

// Covers B-S05–B-S06, B-S08, B-S11, B-F01–B-F04.
test('the bar has days, rooms, lunches and a button, and one popover open at a time', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('search');
  for (const name of [/^Jours/, /^Salles/, /^Déjeuners/]) await expect(bar.getByRole('button', { name })).toBeVisible();
  await segment(page, /^Salles/).click();
  await expect(popover(page, 'Vos salles')).toBeVisible();
  await expect(choices(page, 'Durée')).toHaveText(['Journée', 'Matin', 'Après-midi']);
  await expect(page.getByRole('radiogroup', { name: 'Durée' }).getByRole('radio', { name: 'Journée' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Théâtre Disposition' })).toBeVisible();
  await segment(page, /^Jours/).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(popover(page, 'Vos jours')).toBeVisible();
  await segment(page, /^Déjeuners/).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

/** The controls of the open popover at whose point something else lies. */
const coveredControls = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const controls = [...dialog.querySelectorAll<HTMLElement>('button, label, input')].filter(
      (control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'),
    );
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return dialog.contains(above) ? [] : [`${control.textContent || control.id}: ${above?.className}`];
    });
  });

for (const width of [900, 1280, 1440])
  test(`nothing of the page covers a popover of the search, ${width} px wide`, async ({ page, baseURL }) => {
    await signIn(page, { email: claire, baseURL });
    await page.setViewportSize({ width, height: 900 });
    const { query } = await freeSearch(page.request, { slug: 'ternes', countryCode: 'FRA' });
    for (const address of [`/venues/ternes${query}`, `/${query}`]) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      if (address === `/${query}`) await unfold(page);
      for (const [name, title] of [
        [/^Jours/, 'Vos jours'],
        [/^Salles/, 'Vos salles'],
        [/^Déjeuners/, 'Vos déjeuners'],
      ] as const) {
        await segment(page, name).click();
        await expect(popover(page, title).locator('label, input').first()).toBeVisible();
        expect(await coveredControls(page), `${title} on ${address}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });

for (const width of [390, 1280])
  test(`an answered search is one line above its results, which opens it by keyboard and keeps the focus, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, { email: claire, baseURL });
    await page.setViewportSize({ width, height: 844 });
    const [tuesday] = openDays();
    await openWith(page, [dayOn(tuesday, { lunchPax: 24 })], { action: 'availabilities' });
    const line = page.getByRole('button', { name: /24 pers\. ?Modifier$/ });
    await expect(line).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(400);
    await line.press('Enter');
    await expect(segment(page, /^Jours/)).toBeFocused();
    await segment(page, /^Salles/).click();
    await page.getByRole('textbox', { name: 'Participants' }).fill('25');
    await page.keyboard.press('Escape');
    await see(page);
    await expect(page.getByRole('button', { name: /25 pers\. ?Modifier$/ })).toBeFocused();
    await expect(page.getByRole('search')).toBeHidden();
  });

// Covers B-C01–B-C10, B-C15.
for (const country of ['FRA', 'BEL', 'ESP'])
  test(`the calendar of ${country} closes weekends, public holidays, closed periods and what lies outside the year ahead`, async ({
    page,
  }) => {
    const calendar: EndpointResponse<typeof getCalendar> = await (await page.request.get(`/api/calendars/${country}`)).json();
    const closed = new Map(calendar.closedDays.map(({ date, reason }) => [date, reason]));
    const reasonOf = (date: string) => (isWeekend(date) ? 'weekend' : (closed.get(date) ?? 'open'));
    const { firstDay, lastDay } = calendar;
    const days = Array.from({ length: 366 }, (_, index) => shifted(firstDay, index)).filter((date) => date <= lastDay);
    const threeOf = (reason: string) => days.filter((date) => reasonOf(date) === reason).slice(0, 3);
    const open = [...threeOf('open'), days.findLast((date) => reasonOf(date) === 'open') ?? ''];
    const shut = ['weekend', 'holiday', 'closed-period'].map(threeOf);
    for (const dates of [open, ...shut]) expect(dates.length).toBeGreaterThan(0);

    await page.goto(`/?countryCode=${country}`);
    await segment(page, /^Jours/).click();
    for (const date of [shifted(firstDay, -1), ...[...open, ...shut.flat()].toSorted(), shifted(lastDay, 1)]) {
      await turnToDay(page, at(date));
      const isOpen = (await calendarDay(page, at(date)).first().getAttribute('aria-disabled')) === null;
      expect(isOpen, `${date} is open`).toBe(open.includes(date));
    }
  });

// Covers B-C04–B-C05.
test('the calendar shows the months from last year to three years ahead', async ({ page }) => {
  const year = new Date().getUTCFullYear();
  // Opened two months before either end: a press for each month between would take as long as ten journeys.
  for (const [from, turn, last] of [
    [`${year - 1}-03-10`, 'Mois précédent', `janvier ${year - 1}`],
    [`${year + 3}-10-10`, 'Mois suivant', `décembre ${year + 3}`],
  ] as const) {
    await openWith(page, [dayOn(from)]);
    await segment(page, /^Jours/).click();
    const button = popover(page, 'Vos jours').getByRole('button', { name: turn });
    await expect(button).toBeEnabled();
    for (let month = 0; month < 4 && (await button.isEnabled()); month++) await turnCalendar(page, button);
    await expect(button).toBeDisabled();
    await expect(popover(page, 'Vos jours')).toContainText(last);
  }
});

// Covers B-S12–B-S19.
test('other days: middle days are full, the ends keep their half day, new days copy the first', async ({ page }) => {
  const [tuesday, wednesday, thursday] = openDays();
  await openWith(page, [dayOn(tuesday, { lunchPax: 12, plenary: room(18, { duration: 'PM' }) })]);
  await segment(page, /^Jours/).click();
  await calendarDay(page, at(tuesday)).click();
  await calendarDay(page, at(thursday)).click();
  await see(page);
  const days = await sentDays(page);
  expect(days.map(({ date }) => date)).toEqual([tuesday, wednesday, thursday]);
  expect(days.map(({ plenary }) => plenary.duration)).toEqual(['PM', 'AM, PM', 'AM, PM']);
  expect(days.map(({ plenary }) => plenary.pax)).toEqual([18, 18, 18]);
  expect(days.map(({ lunchPax }) => lunchPax)).toEqual([undefined, 12, 12]);
});

// Covers B-S16, B-S19.
test('a lunch set by hand on a full day stays when a second day is chosen, which copies it', async ({ page }) => {
  const [tuesday, wednesday] = openDays();
  await openWith(page, [dayOn(tuesday, { lunchPax: 12, plenary: room(18) })]);
  await segment(page, /^Jours/).click();
  await calendarDay(page, at(tuesday)).click();
  await calendarDay(page, at(wednesday)).click();
  await see(page);
  expect((await sentDays(page)).map(({ lunchPax }) => lunchPax)).toEqual([12, 12]);
});

// Covers B-F12–B-F15.
test('several days: the first is not the morning alone, the last not the afternoon alone, one between is full', async ({ page }) => {
  await openWith(
    page,
    openDays().map((date) => dayOn(date)),
  );
  await segment(page, /^Salles/).click();
  const tabs = popover(page, 'Vos salles').getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (const [index, offered] of [['Journée', 'Après-midi'], ['Journée'], ['Journée', 'Matin']].entries()) {
    await tabs.nth(index).click();
    await expect(choices(page, 'Durée')).toHaveText(offered);
  }
});

// Covers B-S01–B-S02, B-S20–B-S21, B-F08–B-F11.
test('people of the first day go to the other days, but not where they were set by hand', async ({ page }) => {
  const [tuesday, wednesday, thursday] = openDays();
  await openWith(page, [dayOn(tuesday), dayOn(wednesday), dayOn(thursday, { plenary: room(8) })], { manualPax: '[2]' });
  await segment(page, /^Salles/).click();
  const people = page.getByRole('textbox', { name: 'Participants' });
  await people.fill('');
  await people.pressSequentially('a3b0c99');
  await expect(people).toHaveValue('309');
  await people.fill('30');
  await see(page);
  expect((await sentDays(page)).map(({ plenary }) => plenary.pax)).toEqual([30, 30, 8]);
  const { searchParams } = new URL(page.url());
  expect(documentedSearch(searchParams).get('manualPax')).toBe('[0,2]');
  expect([...new Set(searchParams.keys())]).toEqual(['countryCode', 'action', 'd', 'p', 'm']);
  await expect(popover(page, 'Vos salles')).toHaveCount(0);
});

// Covers B-R04–B-R05.
test('a short address that somebody types is the search of the documented one', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const [tuesday, wednesday] = openDays();
  const days = [tuesday, wednesday].map((date) => dayOn(date, { lunchPax: 20, subcommittees: [room(8, { configuration: 'casual' })] }));
  const results = page.getByRole('heading', { level: 2, name: /lieux disponibles/ });
  const fields = () => Promise.all([/^Jours/, /^Salles/, /^Déjeuners/].map((name) => segment(page, name).textContent()));
  const documented = new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) });
  await page.goto(`/?${documented}`);
  await expect(results).toBeVisible();
  await unfold(page);
  const expected = await fields();
  const ofWednesday = wednesday.startsWith(tuesday.slice(0, 8)) ? wednesday.slice(-2) : wednesday;
  await page.goto(`/?action=availabilities&d=${tuesday},${ofWednesday}&p=24&s=8&l=20`);
  await expect(results).toBeVisible();
  await unfold(page);
  expect(await fields()).toEqual(expected);
  expect(await sentDays(page)).toEqual(days);
});

// Covers B-S03, B-S07, B-S22–B-S26, B-F16–B-F17.
test('a sub-room starts like its main room, in the informal set-up, and follows it to half a day', async ({ page }) => {
  const [tuesday] = openDays();
  await openWith(page, [dayOn(tuesday, { subcommittees: [room(8, { duration: 'PM', configuration: 'u' })] })]);
  await segment(page, /^Salles/).click();
  await page.getByRole('button', { name: 'Ajouter une sous-salle' }).click();
  const [first, second] = ['Sous-salle 1', 'Sous-salle 2'].map((name) => page.getByRole('group', { name }));
  if (!first || !second) throw new Error('no sub-rooms');
  await expect(second.getByRole('textbox', { name: 'Participants' })).toHaveValue('24');
  await expect(second.getByRole('button', { name: /Durée/ })).toContainText('Journée');
  await expect(second.getByRole('button', { name: /Disposition/ })).toContainText('Informel');
  await second.getByRole('button', { name: /Disposition/ }).click();
  await expect(page.getByRole('option')).toHaveText([/^Cabaret/, /^Informel/, /^En U/, /^Théâtre/, /^Conseil/, /^Classe/]);
  await page.keyboard.press('Escape');
  await second.getByRole('button', { name: /Durée/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Journée', 'Matin', 'Après-midi']);
  await page.keyboard.press('Escape');

  const main = page.getByRole('group', { name: 'Plénière' });
  await main.getByRole('radio', { name: 'Matin' }).check();
  await expect(first.getByRole('button', { name: /Durée/ })).toContainText('Matin');
  await second.getByRole('button', { name: /Durée/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Matin']);
  await page.keyboard.press('Escape');
  await main.getByRole('radio', { name: 'Journée' }).check();
  await see(page);
  const [day] = await sentDays(page);
  expect(day?.plenary.duration).toBe('AM, PM');
  expect(day?.subcommittees).toEqual([
    { pax: 8, duration: 'AM', configuration: 'u' },
    { pax: 24, duration: 'AM', configuration: 'casual' },
  ]);
});

// Covers B-S04, B-F18–B-F22.
test('lunch is included on a full day, and chosen on half a day, by default for everybody', async ({ page }) => {
  const [tuesday, wednesday] = openDays();
  await openWith(page, [dayOn(tuesday, { plenary: room(24, { duration: 'PM' }) }), dayOn(wednesday)]);
  await segment(page, /^Déjeuners/).click();
  const lunches = popover(page, 'Vos déjeuners');
  const [half, full] = [lunches.getByRole('checkbox').first(), lunches.getByRole('checkbox').last()];
  await expect(full).toBeChecked();
  await expect(full).toBeDisabled();
  await expect(lunches.getByText('Déjeuner inclus avec la journée complète')).toBeVisible();
  await expect(half).not.toBeChecked();
  await half.check();
  const diners = lunches.getByRole('textbox', { name: 'Convives' }).first();
  await expect(diners).toHaveValue('24');
  await diners.fill('');
  await diners.pressSequentially('1234');
  await expect(diners).toHaveValue('123');
  await diners.fill('9');
  await see(page);
  expect((await sentDays(page)).map(({ lunchPax }) => lunchPax)).toEqual([9, 24]);
});

// Covers B-S27–B-S34.
test('an incomplete search is not sent: the days open first, then the rooms, until nothing is missing', async ({ page }) => {
  const [tuesday] = openDays();
  await page.goto('/');
  await see(page);
  await expect(popover(page, 'Vos jours')).toBeVisible();
  await expect(page.getByText('Le champ est obligatoire')).toBeVisible();
  expect(page.url()).not.toContain('action=');

  await openWith(page, [dayOn(tuesday, { plenary: room(0) })]);
  await see(page);
  await expect(popover(page, 'Vos salles')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Participants' })).toBeFocused();
  expect(page.url()).not.toContain('action=');

  await openWith(page, [dayOn(tuesday, { subcommittees: [room(0)] })]);
  await see(page);
  await expect(page.getByRole('group', { name: 'Sous-salle 1' }).getByRole('textbox', { name: 'Participants' })).toBeFocused();
  await page.getByRole('group', { name: 'Sous-salle 1' }).getByRole('textbox', { name: 'Participants' }).fill('6');
  await page.keyboard.press('Enter');
  expect((await sentDays(page))[0]?.subcommittees[0]?.pax).toBe(6);
  await expect(popover(page, 'Vos salles')).toHaveCount(0);
});

// Covers B-F23, B-F25–B-F26, B-F28–B-F29.
test('what the service refuses is said at the field, and goes when the field is changed', async ({ page }) => {
  const [tuesday] = openDays();
  const sunday = new Date(`${tuesday}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + 5);
  const afternoon = room(1500, { duration: 'PM' });
  await openWith(page, [dayOn(tuesday, { plenary: room(24, { duration: 'AM' }), subcommittees: [afternoon] }), dayOn(isoDay(sunday))], {
    action: 'availabilities',
  });
  await expect(segment(page, /^Jours/)).toContainText('Les lieux sont fermés ce jour-là');
  await segment(page, /^Salles/).click();
  const subroom = page.getByRole('group', { name: 'Sous-salle 1' });
  await expect(subroom).toContainText('999 personnes au plus');
  await expect(subroom).toContainText('Ce choix n’est pas possible ici');
  await subroom.getByRole('textbox', { name: 'Participants' }).fill('8');
  await expect(subroom).not.toContainText('999 personnes au plus');
  await expect(subroom).toContainText('Ce choix n’est pas possible ici');
  await subroom.getByRole('button', { name: /Durée/ }).click();
  await page.getByRole('option', { name: 'Matin' }).click();
  await expect(subroom).not.toContainText('Ce choix n’est pas possible ici');
});

// Covers B-F24, B-F27.
test('refused people of a main room and a refused set-up of a sub-room are said at the fields of that room and day alone', async ({
  page,
}) => {
  const [tuesday, wednesday] = openDays();
  const unheardOf = room(9, { configuration: 'round' });
  await openWith(page, [dayOn(tuesday), dayOn(wednesday, { plenary: room(1500), subcommittees: [room(8), unheardOf] })], {
    action: 'availabilities',
  });
  await expect(segment(page, /^Salles/)).toContainText('2 champs à corriger');
  await segment(page, /^Salles/).click();
  const main = popover(page, 'Vos salles').getByRole('group', { name: 'Plénière' });
  const days = popover(page, 'Vos salles').getByRole('tab');
  await days.first().click();
  await expect(main.getByRole('textbox', { name: 'Participants' })).toHaveValue('24');
  await expect(main).not.toContainText('999 personnes au plus');
  await days.last().click();
  await expect(main.getByRole('textbox', { name: 'Participants' })).toHaveAccessibleDescription(/999 personnes au plus/);
  const setUpOf = (name: string) => page.getByRole('group', { name }).getByRole('button', { name: /Disposition/ });
  await expect(setUpOf('Sous-salle 2')).toHaveAccessibleDescription(/Ce choix n’est pas possible ici/);
  await expect(setUpOf('Sous-salle 1')).not.toHaveAccessibleDescription(/Ce choix/);
});

// Covers B-S35–B-S37.
for (const [where, path, answer] of [
  ['the list', '/', /\d+ lieux? disponibles?/],
  ['a venue', '/venues/ternes', 'Disponible'],
] as const)
  test(`a changed search veils what answered the old one on ${where}: a press closes an open popover, and the next goes back to the address`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, { email: claire, baseURL });
    const [tuesday] = openDays();
    const days = JSON.stringify([dayOn(tuesday, { lunchPax: 24 })]);
    await page.goto(`${path}?${new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days })}`);
    await expect(page.getByText(answer, { exact: true }).first()).toBeVisible();
    if (path === '/') await unfold(page);
    const address = page.url();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/available-venues')) asked.push(new URL(request.url()).search);
    });
    // A venue's rooms have one of their own.
    const veil = page.getByRole('button', { name: /Revenir aux résultats affichés/ }).first();
    const rooms = segment(page, /^Salles/);
    await rooms.click();
    await expect(popover(page, 'Vos salles')).toBeVisible();
    await expect(veil).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Participants' }).fill('25');
    await expect(rooms).toContainText('25 pers.');

    await veil.click();
    await expect(popover(page, 'Vos salles')).toHaveCount(0);
    await expect(veil).toBeVisible();
    await expect(rooms).toContainText('25 pers.');
    expect([page.url(), asked]).toEqual([address, []]);

    await veil.click();
    await expect(veil).toHaveCount(0);
    await expect(rooms).toContainText('24 pers.');
    await expect.poll(() => asked).toEqual([new URL(address).search]);
    expect(page.url()).toBe(address);
  });
