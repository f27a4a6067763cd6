import {
  another,
  availabilityOf,
  claire,
  hugo,
  mailsOf,
  makeQuote,
  placeOption,
  readMail,
  type Scarce,
  scarceVenues,
  staff,
} from './booking-steps.ts';
import { account, dialog, freshEmail, newPassword, signUp } from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers B-O01.

/** A venue where a second customer comes second once the first has an option; each journey takes one of its own. */
const scarce = (venues: readonly Scarce[], index: number): Scarce => {
  const venue = venues[index];
  if (!venue) throw new Error('no venue has its largest room free');
  return venue;
};

// Covers B-R12, B-O02.
test('two customers want one room: first and second option, release by the mailed link, promotion by mail', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  const second = await another(browser, { email: hugo, baseURL });
  const venue = scarce(await scarceVenues(page.request, 1), 0);

  await makeQuote(page, venue);
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeFocused();

  expect(await availabilityOf(second.request, venue)).toMatchObject({ type: 'available', optionRank: 2 });
  await second.goto(`/venues/${venue.slug}${venue.query}`);
  await expect(second.getByText('Une première option est déjà posée : la vôtre passerait en second.')).toBeVisible();
  const quote = await makeQuote(second, venue);
  await placeOption(second).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Vous êtes en deuxième option' })).toBeVisible();
  await readMail(second.request, { subject: `Vous êtes en deuxième option chez Comet ${venue.name}`, to: hugo });

  const mail = await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} est posée`, to: claire });
  const release = /href="([^"]+\/release-option)"/.exec(mail)?.[1];
  await page.goto(new URL(release ?? '').pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Libérer votre option' })).toBeVisible();
  await page.getByRole('button', { name: 'Libérer l’option' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre option est libérée' })).toBeVisible();
  await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} est libérée`, to: claire });

  await second.goto(quote);
  await expect(second.getByRole('heading', { name: 'Votre option est posée, au premier rang' })).toBeVisible();
  await readMail(second.request, { subject: `Votre option chez Comet ${venue.name} passe en premier`, to: hugo });
  await second.context().close();
});

test('a lost answer in the middle of placing an option, a double click and a second tab hold the rooms once', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await signIn(page, { email: claire, baseURL });
  const venue = scarce(await scarceVenues(page.request, 2), 1);
  const quote = await makeQuote(page, venue);
  const tab = await page.context().newPage();
  await tab.goto(quote);
  await expect(placeOption(tab)).toBeVisible();

  // The service does its work; its answer never arrives.
  await page.route('**/api/quotes/*/option', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOption(page).dblclick();
  await expect(page.getByText('Nous n’avons pas reçu de réponse. Réessayez : rien ne sera retenu deux fois.')).toBeVisible();
  await page.unroute('**/api/quotes/*/option');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();

  await placeOption(tab).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  const told = { subject: `Votre option chez Comet ${venue.name} est posée`, to: claire };
  await readMail(page.request, told);
  expect(await mailsOf(page.request, told)).toHaveLength(1);
});

test('rooms that went to others meanwhile: the quote stays, the screens say so and lead on with the search', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: staff, baseURL });
  const venue = scarce(await scarceVenues(page.request, 3), 2);
  const quote = await makeQuote(page, venue);

  for (const email of [claire, hugo]) {
    const other = await another(browser, { email, baseURL });
    await makeQuote(other, venue);
    await placeOption(other).click();
    await expect(other.getByText(/premier rang|Une autre option précède/)).toBeVisible();
    await other.context().close();
  }

  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ces salles ne sont plus disponibles' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Voir d’autres lieux' })).toHaveAttribute('href', /action=availabilities/);
  await page.goto(quote);
  await page.getByRole('link', { name: 'Modifier mes extras' }).click();
  await expect(page.getByRole('heading', { name: 'Ces salles ne sont plus disponibles' })).toBeVisible();
  await page.getByRole('link', { name: 'Revoir ce lieu' }).click();
  await expect(page.getByRole('dialog', { name: `${venue.name} n’est pas disponible` })).toBeVisible();
  await page.goto(quote);
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
});

test('a quote of another user is not found, nor can an option be set on it', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const venue = scarce(await scarceVenues(page.request, 4), 3);
  const quote = await makeQuote(page, venue);
  const stranger = await another(browser, { email: hugo, baseURL });
  for (const address of [quote, `${quote}/release-option`, `/venues/${venue.slug}/option-confirmation?quoteId=${quote.split('/')[2]}`]) {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  }
  await stranger.context().close();
});

test('a colleague without an account reads a quote by its link, until its customer ends it', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await makeQuote(page, scarce(await scarceVenues(page.request, 4), 4));
  await page.getByRole('button', { name: 'Envoyer à un collègue' }).click();
  const share = page.getByRole('dialog', { name: 'Envoyer ce devis à un collègue' });
  await share.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await share.getByRole('textbox', { name: 'Lien de lecture' }).inputValue();
  const colleague = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await colleague.goto(link);
  const paper = colleague.getByRole('main');
  await expect(paper.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  await expect(paper.getByRole('rowheader', { name: 'Total TTC' })).toBeVisible();
  await expect(paper.getByRole('link').or(paper.getByRole('button'))).toHaveCount(0);
  await colleague.reload();
  await expect(paper.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  await share.getByRole('button', { name: 'Désactiver les liens de ce devis' }).click();
  await expect(share.getByText('Les liens de ce devis ne fonctionnent plus.')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeVisible();
  await colleague.context().close();
});

test('other add-ons after an option: the new option takes its place', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const venue = scarce(await scarceVenues(page.request, 5), 4);
  const quote = await makeQuote(page, venue);
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();

  await page.goto(quote);
  await page.getByRole('link', { name: 'Modifier mes extras' }).click();
  await expect(page.getByRole('link', { name: 'Retour au lieu' })).toHaveAttribute('href', /action=availabilities/);
  await page.getByRole('checkbox', { name: 'Facilitateur' }).check();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page).not.toHaveURL(quote);
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  await page.goto(quote);
  await expect(placeOption(page)).toBeVisible();
});

test('an option placed before the mailbox is proven is held for an hour, says so, and gets its full term when the mailed link is opened', async ({
  page,
}) => {
  const email = freshEmail('nora');
  await page.goto('/?countryCode=FRA');
  await signUp(page, email);
  await dialog(page).getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Lambert');
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();

  const venues = await scarceVenues(page.request, 6);
  const venue = scarce(venues, 0);
  const quote = await makeQuote(page, venue);
  const minutesLeft = async () => {
    const { option } = await (await page.request.get(`/api${quote}`)).json();
    return (Date.parse(option.expiresAt) - Date.now()) / 60_000;
  };
  await expect(page.getByText('Votre adresse e-mail n’est pas encore confirmée : l’option tient 1 heure.')).toBeVisible();
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  await expect(page.getByText('Votre adresse e-mail n’est pas encore confirmée')).toContainText(email);
  await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible();
  expect(await minutesLeft()).toBeLessThanOrEqual(60);
  const placed = await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} tient`, to: email });
  expect(placed).toContain('Une fois votre adresse confirmée');

  await makeQuote(page, scarce(venues, 1));
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vous avez déjà une option' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir l’option posée' })).toHaveAttribute('href', quote);
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expect(page.getByText(`Le lien est en route vers ${email}.`)).toBeVisible();
  await mailedLink(page.request, { to: email, path: '/reset-password' });

  await page.goto(await mailedLink(page.request, { to: email, path: '/set-password' }));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/set-password/);
  await expect(account(page, 'Nora')).toBeVisible();
  await expect.poll(minutesLeft).toBeGreaterThan(24 * 60);
  await page.goto(quote);
  await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeHidden();
  const proven = await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} court maintenant`, to: email });
  expect(proven).toContain('Votre adresse est confirmée');
});
