import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import { readMail, staff } from './booking-steps.ts';
import { expectFocusKept } from './by-keyboard.ts';
import { meetingDays } from './open-days.ts';
import { seedsFolder } from './seed-demo.ts';
import { signIn } from './sign-in.ts';
import { expect, test as strictTest } from './strict-page.ts';

/** A platform of which mails and services are taken away, with the folder that its data is in. */
const test = strictTest.extend<object, { own: { platform: Platform; dataDir: string } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dataDir = scratchFolder('plenary-outages-');
      if (seedsFolder) cpSync(seedsFolder, dataDir, { recursive: true });
      const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
      const platform = await startPlatform({ environment, onLog: () => {} });
      await use({ platform, dataDir });
      await platform.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ own }, use) => use(own.platform.url),
});
test.describe.configure({ mode: 'default' });

/** Makes the next try of each waiting event its tenth, and due: the relay then gives up on what it cannot deliver. */
const skipToLastTry = async (dataDir: string): Promise<void> => {
  const database = openDatabase({ url: undefined, dataDir, name: 'booking' });
  await database.script('UPDATE outbox SET attempts = 9, next_attempt_at = 0 WHERE parked = 0');
  await database.close();
};

test('a mail that could not be sent waits among what failed, and leaves once staff send it again', async ({ page, own, baseURL }) => {
  const mails = path.join(own.dataDir, 'mail');
  await signIn(page, { email: staff, baseURL });
  const { venues } = await (await page.request.get('/api/available-venues?countryCode=FRA')).json();
  const [first, last] = meetingDays().map((day) => day.toISOString().slice(0, 10));
  const email = 'eve@maison-perdue.example';
  const data = {
    ...{ 'venue-id': venues[0].salesforceId, lang: 'fr', firstname: 'Ève', lastname: 'Perdue', email, phone: '01 42 00 00 00' },
    ...{ 'start-date': first, 'end-date': last, pax: 60, message: 'Une convention' },
  };
  // A file replaces the folder of the mails: none can be written.
  rmSync(mails, { recursive: true, force: true });
  writeFileSync(mails, '');
  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await page.request.post('/api/create-big-event-demand', { headers, data })).status()).toBe(201);
  const parked = async () => {
    const { events } = await (await page.request.get('/api/sales-desk/parked-events')).json();
    return (events as { type: string }[]).filter(({ type }) => type === 'mail').length;
  };
  await expect(async () => {
    await skipToLastTry(own.dataDir);
    expect(await parked()).toBe(2);
  }).toPass();

  await page.goto('/staff/undelivered');
  const rows = page.getByRole('row').filter({ hasText: 'E-mail' });
  await expect(rows).toHaveCount(2);
  rmSync(mails);
  await rows.first().getByRole('button', { name: 'Relancer' }).click();
  await expect(rows).toHaveCount(1);
  await expectFocusKept(page);
  await rows.first().getByRole('button', { name: 'Relancer' }).click();
  await expect(rows).toHaveCount(0);
  expect(await readMail(page.request, { subject: 'Votre demande pour', to: email })).toContain('Ève');
  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('cell', { name: 'Envoi relancé' })).toHaveCount(2);
});

test('while a service is away the trail shows what the others keep, says whose is missing, and asks again without losing the focus', async ({
  page,
  own: { platform },
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (500|502|503|504)/);
  await signIn(page, { email: staff, baseURL });
  const calendar = '/api/planning/countries/BEL/holidays';
  const { holidays } = await (await page.request.get(calendar)).json();
  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await page.request.put(`${calendar}/${holidays[0].date}`, { headers, data: { isOpen: true } })).ok()).toBe(true);
  await platform.halt('svc-survey');
  await page.goto('/staff/audit-trail');
  const notice = page.getByRole('alert').filter({ hasText: 'Un service ne répond pas : Logistique' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Jour férié ouvert' })).toBeVisible();
  const retry = notice.getByRole('button', { name: 'Réessayer' });
  await retry.press('Enter');
  await expect(retry).toBeFocused();
  await platform.restart('svc-survey');
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter');
    await expect(notice).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await expectFocusKept(page);
});
