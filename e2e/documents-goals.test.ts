import { another, claire, hugo, makeQuote, scarceVenues, staff } from './booking-steps.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers L-V01, L-Y01–L-Y02.

const titles = {
  signature: 'Signature du devis',
  preview: 'Aperçu',
  'booking-estimation': 'Estimation',
  proforma: 'Pro forma',
  'proforma-preview': 'Pro forma',
  'proforma-invoice': 'Facture pro forma',
};

test('a customer gets every goal of a quote, in every language, and no other user does', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: hugo, baseURL });
  const [venue] = await scarceVenues(page.request, 13);
  if (!venue) throw new Error('no venue has its largest room free');
  const address = `/api${await makeQuote(page, venue)}/pdf`;

  for (const [goal, title] of Object.entries(titles)) {
    const answer = await page.request.get(`${address}?goal=${goal}&lng=fr&version=4`);
    expect(answer.headers()['content-type'], goal).toBe('application/pdf');
    const text = await pdfText(await answer.body());
    expect(text).toContain(title);
    expect(text).toContain(`Comet ${venue.name}`);
    expect(text).toContain('Remise contrat-cadre (10 %)');
    expect(text.includes('Total TTC'), goal).toBe(goal !== 'booking-estimation');
    expect(text, goal).toMatch(/\d \d{3},\d{2} €/);
  }
  for (const [language, title] of [
    ['en', 'Quote'],
    ['es', 'Presupuesto'],
    ['nl', 'Offerte'],
  ])
    expect(await pdfText(await (await page.request.get(`${address}?lng=${language}`)).body())).toContain(title);

  expect((await page.request.get(`${address}?version=3`)).status()).toBe(400);
  const other = await another(browser, { email: claire, baseURL });
  for (const goal of Object.keys(titles)) expect((await other.request.get(`${address}?goal=${goal}`)).status(), goal).toBe(404);
  expect((await other.request.get('/api/test-pdf')).status()).toBe(403);
  await other.context().close();
  expect((await (await browser.newContext({ baseURL })).request.get(address)).status()).toBe(401);
});

// Covers L-B01–L-B02.
test('staff get a test document of every goal in every language', async ({ page, baseURL }) => {
  await signIn(page, { email: staff, baseURL });
  const { _links, samples } = await (await page.request.get('/api/test-pdf?lng=fr')).json();
  const download = await page.request.get(_links.download.href);
  expect(download.headers()['content-disposition']).toBe('attachment; filename="test-preview-fr.pdf"');
  expect(samples).toHaveLength(24);
  for (const { href } of samples as { href: string }[]) {
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(await pdfText(await answer.body()), href).toContain('Comet Ternes');
  }
});

// Covers L-D02, L-D06, L-D15.
test('what staff write on a quote is printed on the customer’s paper', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: hugo, baseURL });
  const [venue] = await scarceVenues(page.request, 15);
  if (!venue) throw new Error('no venue has its largest room free');
  const path = await makeQuote(page, venue);
  const paper = async () => pdfText(await (await page.request.get(`/api${path}/pdf?lng=fr`)).body());
  expect(await paper()).not.toContain('Agence Passerelle');

  const desk = await another(browser, { email: staff, baseURL });
  const written = await desk.request.put(`/api/planning${path}/particulars`, {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: {
      businessContributor: { name: 'Agence Passerelle', address: '8 rue des Lilas, 69000 Lyon', vatCode: 'FR00111111111' },
      headerFreeText: 'Bonjour Hugo, voici notre proposition.',
      additionalServices: 'Vestiaire gardé',
      revision: 0,
    },
  });
  expect(written.status()).toBe(200);
  await desk.context().close();
  const text = await paper();
  for (const words of [
    'Agence Passerelle',
    '8 rue des Lilas, 69000 Lyon',
    'FR00111111111',
    'Bonjour Hugo, voici notre proposition.',
    'Vestiaire gardé',
  ])
    expect(text).toContain(words);
});
