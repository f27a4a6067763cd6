import { axeViolations } from './axe-violations.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, title } from './survey-steps.ts';

// Covers B-M18, L-H06–L-H09, L-U07–L-U08.

const eventId = demoEvent.saved;

/** The link under the address of the run. */
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).hash;

test('a guest without an account completes the survey through its share link, and reaches nothing else, until the link is disabled', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('button', { name: 'Partager la logistique' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager la logistique' });
  await expect(dialog.getByRole('textbox', { name: 'Lien de partage' })).toHaveValue(/#share=/);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(dialog.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByText('Lien copié')).toBeHidden();
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toEqual([
    { event: 'LogisticsShareLinkButtonClicked', eventId },
    { event: 'LogisticsShareLinkCopied', eventId },
  ]);

  const guest = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await guest.goto(pathOf(link));
  await expect(title(guest)).toHaveText('Contact');
  await expect(guest).toHaveURL(new RegExp(`/survey/${eventId}$`));
  await guest.getByRole('textbox', { name: 'Fonction' }).fill('Assistante de direction');
  await guest.getByRole('button', { name: 'Suivant' }).click();
  await expect(title(guest)).toHaveText('Plénière');
  await guest.goto(`/survey/${eventId}/upsell`);
  await expect(guest.getByText('Seul le compte qui a réservé commande un extra')).toBeVisible();
  await expect(guest.getByRole('checkbox', { name: 'Facilitateur' })).toBeDisabled();
  expect(await axeViolations(guest)).toEqual([]);
  expect((await guest.request.get('/api/meeting-events')).status()).toBe(401);
  expect((await guest.request.get(`/api/meeting-events/${eventId}`)).status()).toBe(401);
  expect([401, 404]).toContain((await guest.request.get(`/api/meeting-events/${demoEvent.twoDays}/customer-survey`)).status());

  const holderOfAnOlderLink = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await holderOfAnOlderLink.goto(pathOf(link).replace('#', '?'));
  await expect(holderOfAnOlderLink.getByRole('textbox', { name: 'Fonction' })).toHaveValue('Assistante de direction');
  await expect(holderOfAnOlderLink).toHaveURL(new RegExp(`/survey/${eventId}$`));

  await page.goto(`/survey/${eventId}`);
  await expect(page.getByRole('textbox', { name: 'Fonction' })).toHaveValue('Assistante de direction');

  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('button', { name: 'Partager la logistique' }).click();
  await page.getByRole('button', { name: 'Désactiver ce lien' }).click();
  await expect(page.getByText('Le lien ne fonctionne plus.')).toBeVisible();
  const late = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await late.goto(pathOf(link));
  await expect(title(late)).toHaveText('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
  expect([401, 404]).toContain((await guest.request.get(`/api/meeting-events/${eventId}/customer-survey`)).status());
});
