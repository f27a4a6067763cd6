import type { Page } from '@playwright/test';
import { formatDay } from '@plenary/contracts/format';
import { axeViolations } from './axe-violations.ts';
import { changeSigningFields, fillBilling, hugo, placeOption, readMail, type Scarce, scarceVenues, staff } from './booking-steps.ts';
import { dialog, freshAccount, freshEmail, logIn, newPassword } from './identity-steps.ts';
import { pdfText } from './pdf-text.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { goToSummary, title } from './survey-steps.ts';

// Covers L-G01–L-G02, L-K01–L-K05.

// One booking, from its search on: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

const booked = { email: '', eventId: '', venue: '' };
const plenary = () => `/survey/${booked.eventId}/day/0/plenary/0`;

const asCustomer = (page: Page, baseURL: string | undefined) => signIn(page, { email: booked.email, baseURL, password: newPassword });

/** The events of the customer as they will be once the outbox has told of the booking. */
const eventuallyInEvents = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/profile/events');
    await expect(title(page)).toBeVisible();
    await check();
  }).toPass();

const dayOf = ({ query }: Scarce): string => JSON.parse(new URLSearchParams(query).get('days') ?? '')[0].date;
/** Today in Paris. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format();

/** Path of the page that a mail links to, without the host of the deployment. */
const pathIn = (mail: string, pattern: RegExp): string => {
  const { pathname, search, hash } = new URL((pattern.exec(mail)?.[1] ?? '').replaceAll('&amp;', '&'));
  return pathname + search + hash;
};

// Covers B-K01–B-K12, B-K18, B-K22–B-K23, B-K26, L-K06–L-K13, L-K15, L-K18–L-K22.
test('a search, an option and two signatures lead to an event with its survey', async ({ page, browser, baseURL, expectedErrors }) => {
  // Mails are shown without scripts; the trace would like to run its own.
  expectedErrors.push(/Blocked script execution in '[^']*\/dev\/mailbox/);
  const second = freshEmail('nadia');
  booked.email = await freshAccount(page.request, { baseURL });
  await asCustomer(page, baseURL);
  await page.goto('/profile/events');
  await expect(title(page)).toHaveText('Aucun événement à venir');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Votre prochain événement commence ici']);

  const [venue] = await scarceVenues(page.request, 19);
  if (!venue) throw new Error('no venue has its largest room free');
  booked.venue = `Comet ${venue.name}`;
  const day = formatDay(dayOf(venue), 'fr-FR', 'short');
  const row = page.getByRole('listitem').filter({ hasText: booked.venue });
  await page.goto(`/${venue.query}`);
  await page.getByRole('article').getByRole('link', { name: venue.name, exact: true }).click();
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(title(page)).toHaveText(quoteTitle);
  await placeOption(page).click();
  await expect(title(page)).toHaveText('Vos salles sont retenues');
  await eventuallyInEvents(page, () => expect(row).toContainText(/Validation Comet en cours\s*Option posée jusqu’au/, { timeout: 1_000 }));
  await expect(title(page)).toHaveText('1 événement à venir');

  await row.getByRole('link', { name: /^Voir le devis/ }).click();
  await page.getByRole('link', { name: 'Signer le devis' }).click();
  await changeSigningFields(page);
  await page.getByLabel('E-mail du second signataire').fill(second);
  await fillBilling(page);
  await page.getByRole('button', { name: 'Préparer le document à signer' }).click();
  await expect(title(page)).toHaveText('Lisez le document, puis signez');
  await page.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await page.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(title(page)).toHaveText('Il reste une signature');
  await eventuallyInEvents(page, () => expect(row).toContainText('Signature à compléter sur votre devis', { timeout: 1_000 }));

  const signatory = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const request = await readMail(page.request, { subject: `vous demande de contresigner un devis`, to: second });
  await signatory.goto(pathIn(request, /href="([^"]+\/countersignature#token=[^"]+)"/));
  await signatory.getByLabel('Votre nom').fill('Nadia Roux');
  await signatory.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await signatory.getByRole('button', { name: 'Contresigner' }).click();
  await expect(title(signatory)).toHaveText('Merci, tout est signé');
  await signatory.context().close();

  const next = page.getByRole('region', { name: booked.venue });
  await eventuallyInEvents(page, () => expect(next).toContainText('Logistique à compléter', { timeout: 1_000 }));
  await expect(title(page)).toHaveText('1 événement à venir');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([booked.venue]);
  await expect(next).toContainText(new RegExp(day, 'i'));
  await next.getByRole('link', { name: /^Voir le détail/ }).click();
  await expect(page).toHaveURL(/\/profile\/events\/00U\w{12}$/);
  booked.eventId = page.url().slice(-15);
  await expect(title(page)).toHaveText(booked.venue);
  await expect(page.getByText(new RegExp(`^${day}$`, 'i'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir le lieu' })).toHaveAttribute('href', `/venues/${venue.slug}`);
  const card = page.getByRole('region', { name: 'Le devis' });
  await expect(card).toContainText(`Dernière modification le ${formatDay(today(), 'fr-FR', { dateStyle: 'long' })}`);
  const address = (await card.getByRole('link', { name: /^Afficher le devis/ }).getAttribute('href')) ?? '';
  expect(await pdfText(await (await page.request.get(address)).body())).toContain('Pro forma');
  expect(await pdfText(await (await page.request.get(`${address}&goal=signature`)).body())).toContain(second);
  const calendar = await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href');
  expect(await (await page.request.get(calendar ?? '')).text()).toContain(dayOf(venue).replaceAll('-', ''));

  await page.getByRole('link', { name: 'Compléter la logistique' }).click();
  await expect(title(page)).toHaveText('Contact');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(booked.email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(title(page)).toHaveText('Plénière');
  const [{ plenary: asked }] = JSON.parse(new URLSearchParams(venue.query).get('days') ?? '');
  await expect(page.getByRole('textbox', { name: 'Participants' })).toHaveValue(String(asked.pax));
  await expect(page.getByRole('radio', { name: 'Théâtre' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Fin' })).toHaveValue('12:30');
});

// Covers L-K24, L-K27.
test('the link of its invitation leads its customer to the event, others to what they may see', async ({ page, browser, baseURL }) => {
  await asCustomer(page, baseURL);
  const subject = `Préparez la logistique de votre événement chez ${booked.venue}`;
  const link = pathIn(await readMail(page.request, { subject, to: booked.email }), /href="([^"]+\/check-user[^"]*)"/);
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/profile/events/${booked.eventId}$`));

  const other = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(other, { email: hugo, baseURL });
  await other.goto(link);
  await expect(title(other)).toHaveText('Contact');
  await expect(other).toHaveURL(new RegExp(`/survey/${booked.eventId}$`));
  await other.goto(`/profile/events/${booked.eventId}`);
  await expect(title(other)).toHaveText('Cette page n’existe pas');
  await other.context().close();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(`de ${booked.email.slice(0, 1)}•••${booked.email.slice(booked.email.indexOf('@'))}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toHaveValue('');
});

// Covers L-F19.
test('two people on one step: each is shown both values, and what they choose stays', async ({ page, browser, baseURL }) => {
  await asCustomer(page, baseURL);
  const headers = { origin: new URL(baseURL ?? '').origin };
  const shared = await page.request.post(`/api/meeting-events/${booked.eventId}/customer-survey/share-link`, { headers });
  const { pathname, hash } = new URL((await shared.json()).url);
  const guest = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await guest.goto(pathname + hash);
  await expect(title(guest)).toHaveText('Contact');

  const name = (of: Page) => of.getByRole('textbox', { name: 'Nom affiché de la réunion' });
  const comment = (of: Page) => of.getByRole('textbox', { name: 'Commentaire' });
  const next = (of: Page) => of.getByRole('button', { name: 'Suivant' }).click();
  const choices = (of: Page, field: string) => of.getByRole('radiogroup', { name: field });
  for (const one of [page, guest]) await one.goto(plenary());
  await name(guest).fill('Comité de direction');
  await next(guest);
  await expect(title(guest)).toHaveText('Besoins complémentaires');

  await name(page).fill('Séminaire');
  await comment(page).fill('Une estrade');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Cette étape a changé entre-temps' })).toBeFocused();
  await expect(choices(page, 'Nom affiché de la réunion')).toHaveText(
    /Votre saisie\s*Séminaire.*Enregistré entre-temps\s*Comité de direction/,
  );
  await expect(choices(page, 'Commentaire')).toHaveText(/Votre saisie\s*Une estrade.*Enregistré entre-temps\s*\(vide\)/);
  expect(await axeViolations(page)).toEqual([]);
  await choices(page, 'Nom affiché de la réunion').getByRole('radio', { name: 'Enregistré entre-temps' }).check();
  await page.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect(name(page)).toHaveValue('Comité de direction');
  await expect(comment(page)).toHaveValue('Une estrade');

  await guest.goto(plenary());
  await next(page);
  await expect(title(page)).toHaveText('Besoins complémentaires');
  await comment(guest).fill('Deux estrades');
  await next(guest);
  await expect(choices(guest, 'Commentaire').getByRole('radio', { name: 'Votre saisie' })).toBeChecked();
  await guest.getByRole('button', { name: 'Garder ces choix' }).click();
  await next(guest);
  await expect(title(guest)).toHaveText('Besoins complémentaires');
  await page.goto(plenary());
  await expect(name(page)).toHaveValue('Comité de direction');
  await expect(comment(page)).toHaveValue('Deux estrades');
  await guest.context().close();
});

test('answers typed after the session has ended are stored, and sent with the sign-in', async ({ page, baseURL }) => {
  await asCustomer(page, baseURL);
  await page.goto(`/survey/${booked.eventId}/additional-needs`);
  await page.getByRole('textbox', { name: 'Commentaire' }).fill('Un vestiaire');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('alert')).toContainText('Votre session est fermée');
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(booked.email);
  await page.keyboard.press('Enter');
  await logIn(page, newPassword);
  await expect(title(page)).toHaveText('Récapitulatif');
  await page.goto(`/survey/${booked.eventId}/additional-needs`);
  await expect(page.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Un vestiaire');
  await expect(page.getByText('Nous avons repris ce que vous aviez saisi')).toHaveCount(0);
});

test('an extra chosen after the quote is requested at its price, accepted by staff, and shown on the event', async ({
  page,
  browser,
  baseURL,
}) => {
  await asCustomer(page, baseURL);
  await page.goto(`/survey/${booked.eventId}`);
  await expect(title(page)).toHaveText('Contact');
  expect(await goToSummary(page)).toEqual(['Contact', 'Plénière', 'Besoins complémentaires', 'Récapitulatif']);
  await page.getByRole('link', { name: /^Extras/ }).click();
  const extra = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Facilitateur' });
  const price = /[\d\s]+,\d\d\s€/.exec((await extra.textContent()) ?? '')?.[0].trim() ?? '';
  expect(price).not.toBe('');
  await extra.getByRole('checkbox').check();
  await expect(page.getByText('au prix indiqué')).toBeVisible();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(title(page)).toHaveText('Récapitulatif');
  await expect(page.getByText('À valider')).toHaveCount(1);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Compléter la logistique' })).toBeDisabled();

  const desk = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(desk, { email: staff, baseURL });
  await desk.goto(`/staff/surveys/${booked.eventId}`);
  await expect(desk.getByRole('table').getByRole('row', { name: /^Facilitateur/ })).toContainText(price);
  await desk.getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(desk.getByText('Accepté. Le client reçoit un e-mail.')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Le devis' })).toContainText(`Facilitateur${price} HT`);
  await expect(page.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();
  const mail = await readMail(page.request, { subject: `Vos demandes pour ${booked.venue} sont validées`, to: booked.email });
  expect(mail).toContain('Facilitateur');
  await page.goto(`/survey/${booked.eventId}/upsell`);
  await expect(page.getByRole('checkbox', { name: 'Facilitateur' })).toBeDisabled();
  await expect(page.getByText('Confirmé par votre Meeting Scientist')).toBeVisible();
});
