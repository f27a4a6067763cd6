import type { Page } from '@playwright/test';
import { bookEvent } from './booked-event.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent } from './survey-steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The strongest of the three channels of a badge's colour. */
const hueOf = async (page: Page, label: string) => {
  const badge = page.getByText(label, { exact: true }).first();
  const colour = await badge.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { [red]: 'red', [green]: 'green', [blue]: 'blue' }[Math.max(red, green, blue)];
};

// Covers B-K21, B-K24, L-K16–L-K17.
test('the badge "Logistique enregistrée" is green', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/profile/events/${demoEvent.closed}`);
  expect(await hueOf(page, 'Logistique enregistrée')).toBe('green');
});

// Covers B-K22, B-K25, L-K14–L-K15, L-H01–L-H03.
test('an event to be prepared has a red badge, and a share link that is copied, which it says for five seconds', async ({
  page,
  baseURL,
}) => {
  const eventId = await bookEvent(page.request, { baseURL, slug: 'bercy' });
  await page.goto(`/profile/events/${eventId}`);
  expect(await hueOf(page, 'Logistique à compléter')).toBe('red');
  await page.getByRole('button', { name: 'Partager la logistique' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager la logistique' });
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(dialog.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await dialog.getByRole('textbox', { name: 'Lien de partage' }).inputValue(),
  );
  await expect(dialog.getByText('Lien copié')).toHaveCount(0);
});

test('the end of an option is told by the clock of its venue, wherever the browser is', async ({ browser, baseURL }) => {
  const endsIn = async (timezoneId: string) => {
    const page = await (await browser.newContext({ baseURL, locale: 'fr-FR', timezoneId })).newPage();
    await signIn(page, { email: claire, baseURL });
    await page.goto('/profile/events');
    const ends = page.getByText(/Option posée jusqu’au/);
    await expect(ends.first()).toContainText('heure d’Europe centrale');
    const texts = await ends.allTextContents();
    await page.context().close();
    return texts;
  };
  expect(await endsIn('America/New_York')).toEqual(await endsIn('Europe/Paris'));
});
