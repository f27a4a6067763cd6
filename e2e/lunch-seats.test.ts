import type { Browser, Page } from '@playwright/test';
import { eventOfQuote, signDemand } from './booked-event.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { nextButton, title } from './survey-steps.ts';

const staff = 'staff@comet.example';
/** No other journey books lunches there. */
const slug = 'entrepot-valmy';
interface Covers {
  taken: number;
  seats: number;
}

const noAddons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };

const search = (date: string) => {
  const days = [{ date, lunchPax: 12, plenary: { duration: 'AM, PM', configuration: 'theater', pax: 12 }, subcommittees: [] }];
  return new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) });
};

/** A customer of its own in a browser of its own, at the lunch of the event that they booked for this day. */
const atLunch = async (browser: Browser, { date, baseURL }: { date: string; baseURL: string | undefined }) => {
  const page = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, password: newPassword, baseURL });
  const { demandId } = await (await page.request.get(`/api/available-venues/${slug}?${search(date)}`)).json();
  const eventId = await eventOfQuote(page.request, await signDemand(page.request, { baseURL, demandId, addons: noAddons }));
  await page.goto(`/survey/${eventId}/day/0/lunch`);
  await expect(title(page)).toHaveText('Déjeuner');
  return { page, eventId };
};

const service = (page: Page, name: '1er service' | '2e service') => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, people: number, name: '1er service' | '2e service') => {
  await page.getByRole('textbox', { name: 'Participants' }).fill(String(people));
  await service(page, name).check();
  await nextButton(page).click();
};

/** A day, weeks ahead, on which only the first service has guests, and twice twelve seats for more. */
const dayWithRoom = async (desk: Page): Promise<string> => {
  const [first] = meetingDays();
  const [from, to] = [7, 34].map((days) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  const { lunches } = await (await desk.request.get(`/api/planning/venues/${slug}?from=${from}&to=${to}`)).json();
  const found = lunches.find(({ service1, service2 }: Record<string, Covers>) => (service1?.taken ?? 60) <= 36 && service2?.taken === 0);
  expect(found, 'a day with free seats').toBeTruthy();
  return found.day;
};

// Covers L-L04, L-L05.
test('of two events that want the last seats of a lunch one has them, the other is told what is left, and the desk says the same', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  await signIn(desk, { email: staff, baseURL });
  const date = await dayWithRoom(desk);
  const first = await atLunch(browser, { date, baseURL });
  const second = await atLunch(browser, { date, baseURL });
  for (const { page } of [first, second]) await expect(page.getByText('60 places libres')).toBeVisible();

  await choose(first.page, 50, '2e service');
  await expect(title(first.page)).toHaveText('Besoins complémentaires');
  await choose(second.page, 13, '2e service');
  const told = second.page.getByText('Complet pour 13 personnes · 10 places libres');
  await expect(told).toBeVisible();
  await expect(title(second.page)).toHaveText('Déjeuner');
  await expect(second.page.getByRole('link', { name: /Ces places viennent d’être prises/ })).toBeVisible();

  await desk.goto(`/staff/surveys/${second.eventId}`);
  await expect(desk.getByText(/Places libres pour cet événement\s: \d+ au 1er service, 10 au 2e\./)).toBeVisible();
  await desk.goto(`/staff/planning?country=FRA&venue=${slug}&from=${date}`);
  await expect(desk.getByRole('button', { name: /2e service\s: 50 couverts sur 60, 10 places libres$/ })).toBeVisible();

  await choose(second.page, 10, '2e service');
  await expect(title(second.page)).toHaveText('Besoins complémentaires');
  await first.page.context().close();
  await second.page.context().close();
});
