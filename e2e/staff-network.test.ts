import { axeViolations } from './axe-violations.ts';
import { another } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const slug = 'moulins-de-tolbiac';
const admin = 'admin@comet.example';

test('what an administrator writes about a venue is what a visitor reads at once; a colleague who comes late loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visitor = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/planning');
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Lieux' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.locator(`a[href="/staff/network/${slug}"]`).click();
  const theme = page.getByRole('textbox', { name: 'Thème, français' });
  const before = await theme.inputValue();

  const late = await another(browser, { email: admin, baseURL });
  await late.goto(`/staff/network/${slug}`);
  await late.getByRole('textbox', { name: 'Petit plus, français' }).fill('Un patio sous les tilleuls');

  await theme.fill('Jardin suspendu');
  await page.getByRole('combobox', { name: 'Ouvre à' }).selectOption('7');
  await page.getByRole('combobox', { name: 'Ferme à' }).selectOption('22');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await visitor.goto(`/venues/${slug}`);
  await expect(visitor.getByText('Jardin suspendu')).toBeVisible();
  await expect(visitor.getByText('Ouvert de 7 h à 22 h')).toBeVisible();

  await late.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(late.getByText('Aucun de vos champs n’est touché')).toBeVisible();
  await late.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(late.getByText('Tout est enregistré.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Un patio sous les tilleuls')).toBeVisible();
  await expect(visitor.getByText('Jardin suspendu')).toBeVisible();

  await late
    .getByRole('button', { name: /^Modifier / })
    .first()
    .click();
  const room = late.getByRole('dialog');
  await room.getByRole('textbox', { name: 'Hauteur, m' }).fill('3,4');
  await room.getByRole('radio', { name: 'Oui', exact: true }).check({ force: true });
  await room.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(room).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('3,4 m sous plafond')).toBeVisible();

  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('cell', { name: `Thème, français: ${before} → Jardin suspendu` })).toBeVisible();
  await visitor.context().close();
  await late.context().close();
});
