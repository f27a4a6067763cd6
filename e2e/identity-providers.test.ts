import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { TOTP } from 'otpauth';
import { axeViolations } from './axe-violations.ts';
import { account, dialog, isSignedIn } from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import {
  type employees,
  googleClientId,
  googleScript,
  microsoftApiId,
  microsoftAuthority,
  type Providers,
  tenant,
  test,
} from './provider-platform.ts';
import { expect } from './strict-page.ts';

// Covers B-I02–B-I04, B-I22, B-T03–B-T06, B-X01–B-X02, B-X06.

const builds = path.join(import.meta.dirname, '../mf-auth/dist');

// One platform for all, one test after the other.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Replacement of Google's script: a button that hands out the given token. */
const standInScript = (token: string) => `
  let callback;
  window.google = { accounts: { id: {
    initialize: (options) => { callback = options.callback; },
    renderButton: (place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Stand-in of Google';
      button.onclick = () => callback({ credential: ${JSON.stringify(token)} });
      place.append(button);
    },
  } } };
`;

const withGoogle = (page: Page, token: string) =>
  page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body: standInScript(token) }));
const googleToken = ({ issuer }: Providers, claims: object) =>
  issuer.issue({ iss: 'https://accounts.google.com', aud: googleClientId, email_verified: true, ...claims });
const openDialog = async (page: Page) => {
  await page.goto('/legal-notices');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeVisible();
};
const completeInfo = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('01 42 00 00 08');
  await page.keyboard.press('Enter');
};

test.describe('Google', () => {
  test('a new user is asked for what is missing, prefilled, then for the company', async ({ page, providers }) => {
    const token = googleToken(providers, {
      sub: 'g-1',
      email: 'gaelle@maison-google.example',
      hd: 'maison-google.example',
      given_name: 'Gaëlle',
      family_name: 'Roux',
    });
    await withGoogle(page, token);
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(page.getByRole('dialog', { name: 'Encore trois informations' })).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: 'Prénom' })).toHaveValue('Gaëlle');
    expect(await axeViolations(page)).toEqual([]);
    expect(await isSignedIn(page)).toBe(false);
    await completeInfo(page);
    await dialog(page).getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Google');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Gaëlle')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/legal-notices');
  });

  // Covers B-I45.
  test('back from what is missing leads to the e-mail, which stays', async ({ page, providers }) => {
    const email = 'gwenola@maison-google.example';
    await withGoogle(page, googleToken(providers, { sub: 'g-6', email, hd: 'maison-google.example', given_name: 'Gwenola' }));
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(page.getByRole('dialog', { name: 'Encore trois informations' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Retour' }).click();
    await expect(page.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toHaveValue(email);
  });

  // Covers B-T07–B-T08, B-M11–B-M12.
  test('a public e-mail fails with the provider’s name, and is acknowledged back to the e-mail', async ({ page, providers }) => {
    await withGoogle(page, googleToken(providers, { sub: 'g-2', email: 'gaelle@gmail.com' }));
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(page.getByRole('dialog', { name: 'Erreur de connexion' })).toBeVisible();
    await expect(dialog(page).getByText('Impossible de vous authentifier via Google')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'J’ai compris' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
  });

  // Covers B-T01, B-M13.
  test('its token and the page to go back to are needed: without a token nothing is sent, and monitoring knows', async ({
    page,
    providers,
  }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/google/check-user')) sent.push(request.postDataJSON());
    });
    const report = page.waitForRequest('**/api/monitoring/report');
    await withGoogle(page, '');
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(dialog(page).getByText('Impossible de vous authentifier via Google')).toBeVisible();
    expect((await report).postDataJSON().message).toContain('Failed to log');
    expect(sent).toEqual([]);

    await page.unroute(googleScript);
    const claims = {
      sub: 'g-5',
      email: 'gwen@bureau-google.example',
      given_name: 'Gwen',
      family_name: 'Roux',
      hd: 'bureau-google.example',
    };
    const tokenId = googleToken(providers, claims);
    await withGoogle(page, tokenId);
    await page.goto('/authentication?from=%2Fprivate-policy');
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Encore trois informations' })).toBeVisible();
    await completeInfo(page);
    await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Google');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Gwen')).toBeVisible();
    await expect(page).toHaveURL(/\/private-policy$/);
    expect(sent).toEqual([{ tokenId }]);
  });

  test('an account of the same address is linked by a mailed link in this browser', async ({ page, providers }) => {
    await withGoogle(page, googleToken(providers, { sub: 'g-3', email: 'claire@atelier-nord.example' }));
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(page.getByRole('dialog', { name: 'Consultez votre messagerie' })).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    await page.goto(await mailedLink(page.request, { to: 'claire@atelier-nord.example', path: '/authentication/activate' }));
    await page.getByRole('button', { name: 'Activer mon compte' }).click();
    await expect(account(page, 'Claire')).toBeVisible();
  });

  test('an account of a look-alike address opens nothing, and is told why', async ({ page, providers }) => {
    await withGoogle(page, googleToken(providers, { sub: 'g-4', email: 'admin@comet.example.invalid', hd: 'comet.example.invalid' }));
    await openDialog(page);
    await page.getByRole('button', { name: 'Stand-in of Google' }).click();
    await expect(dialog(page).getByText('l’adresse e-mail de ce compte ne peut pas servir ici')).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
  });

  // Covers B-M14.
  test('a script that can’t be had says so, and the page stays usable', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|ERR_FAILED/);
    await page.route(googleScript, (route) => route.abort());
    await openDialog(page);
    await expect(page.getByRole('button', { name: 'Google indisponible' })).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('Microsoft', () => {
  const microsoftToken = ({ issuer }: Providers, claims: object) =>
    issuer.issue({
      iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
      ...{ aud: microsoftApiId, azp: microsoftApiId, tid: tenant, ver: '2.0', scp: 'access' },
      ...claims,
    });
  /** Stands in for Microsoft's pages: redirects back with a code, which is exchanged for the token. */
  const withMicrosoft = async (page: Page, token: string) => {
    await page.route(`${microsoftAuthority}/oauth2/v2.0/authorize*`, async (route) => {
      const { searchParams } = new URL(route.request().url());
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: 'code-1', state: searchParams.get('state') ?? '' }).toString();
      await route.fulfill({ status: 302, headers: { location: back.href } });
    });
    await page.route(`${microsoftAuthority}/oauth2/v2.0/token`, (route) =>
      route.fulfill({ json: { access_token: token, token_type: 'Bearer' }, headers: { 'access-control-allow-origin': '*' } }),
    );
  };

  test('a new user leaves, comes back to what is missing, and goes on to where they left', async ({ page, providers }) => {
    const claims = { sub: 'm-1', email: 'mila@maison-microsoft.example', xms_edov: true, given_name: 'Mila', family_name: 'Blanc' };
    await withMicrosoft(page, microsoftToken(providers, claims));
    await withGoogle(page, '');
    await openDialog(page);
    await page.getByRole('button', { name: 'Continuer avec Microsoft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Encore trois informations' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Mila');
    await completeInfo(page);
    await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Microsoft');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Mila')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/legal-notices');
  });

  test('a token of another tenant’s key or audience fails with the provider’s name', async ({ page, providers }) => {
    await withMicrosoft(page, microsoftToken(providers, { sub: 'm-2', aud: 'another-api', email: 'mila@maison-microsoft.example' }));
    await withGoogle(page, '');
    await openDialog(page);
    await page.getByRole('button', { name: 'Continuer avec Microsoft' }).click();
    await expect(page.getByText('Impossible de vous authentifier via Microsoft')).toBeVisible();
  });

  // Covers B-T02, B-T07.
  test('its token and the page to go back to are needed: without either nothing is sent', async ({ page, providers }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/microsoft/check-user')) sent.push(request.postDataJSON());
    });
    await withGoogle(page, '');
    const failure = page.getByText('Impossible de vous authentifier via Microsoft');
    // What this tab left with, the page to go back to among it, is not there.
    await page.goto('/authentication/auth-microsoft?code=code-1&state=of-another-tab');
    await expect(failure).toBeVisible();
    await withMicrosoft(page, '');
    await openDialog(page);
    await page.getByRole('button', { name: 'Continuer avec Microsoft' }).click();
    await expect(failure).toBeVisible();
    expect(sent).toEqual([]);

    await page.unroute(`${microsoftAuthority}/oauth2/v2.0/token`);
    await page.unroute(`${microsoftAuthority}/oauth2/v2.0/authorize*`);
    const claims = { sub: 'm-3', email: 'maud@bureau-microsoft.example', xms_edov: true, given_name: 'Maud', family_name: 'Blanc' };
    const accessToken = microsoftToken(providers, claims);
    await withMicrosoft(page, accessToken);
    await page.goto('/authentication?from=%2Fprivate-policy');
    await page.getByRole('button', { name: 'Continuer avec Microsoft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Encore trois informations' })).toBeVisible();
    await completeInfo(page);
    await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Microsoft');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Maud')).toBeVisible();
    await expect(page).toHaveURL(/\/private-policy$/);
    expect(sent).toEqual([{ accessToken }]);
  });

  // Covers B-T09–B-T10, B-M14.
  test('a module that can’t be had disables the button, and says so', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|ERR_FAILED/);
    await withGoogle(page, '');
    // The name under which the module stores its state is in its file alone.
    const files = readdirSync(builds).filter(
      (name) => name.endsWith('.js') && readFileSync(path.join(builds, name), 'utf8').includes('microsoft-sign-in'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) await page.route(`**/${file}`, (route) => route.abort());
    await openDialog(page);
    await expect(page.getByRole('button', { name: 'Microsoft indisponible' })).toBeDisabled();
  });
});

test.describe('corporate sign-on', () => {
  const signOn = async (page: Page, providers: Providers, who: keyof typeof employees | '') => {
    providers.desk.signsIn = who;
    await withGoogle(page, '');
    await openDialog(page);
    await page.getByRole('link', { name: 'Continuer avec le compte de mon entreprise' }).click();
  };

  // Covers B-D06.
  test('a new employee is asked for what is missing, and the next time is let in at once', async ({ page, context, providers }) => {
    await signOn(page, providers, 'proven');
    await expect(page.getByRole('heading', { level: 1, name: 'Encore trois informations' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Nord');
    await completeInfo(page);
    await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Nord');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Paule')).toBeVisible();
    await context.clearCookies();
    await signOn(page, providers, 'proven');
    await expect(account(page, 'Paule')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/legal-notices');
  });

  for (const [who, title] of [
    ['', 'Erreur de connexion'],
    ['public', 'Erreur de connexion'],
    ['unproven', 'Consultez votre messagerie'],
  ] as const) {
    test(`a sign-on by ${who || 'a user who cancels'} ends on a page that explains: ${title}`, async ({ page, providers }) => {
      await signOn(page, providers, who);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await isSignedIn(page)).toBe(false);
    });
  }

  test('staff set up a second factor first', async ({ page, providers }) => {
    await signOn(page, providers, 'staff');
    await expect(page.getByRole('heading', { level: 1, name: 'Protégez votre compte' })).toBeVisible();
    const key = page.locator('main code');
    await expect(key).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const secret = (await key.textContent())?.replaceAll(' ', '') ?? '';
    await page.getByRole('textbox', { name: 'Code affiché par l’application' }).fill(new TOTP({ secret }).generate());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
    await expect(account(page, 'Samia')).toBeVisible();
  });
});

// Covers B-M16, B-W05–B-W06, B-W08, B-W10, B-W12.
test('an expired link says so, a new one leaves, and the mailbox is shown 5 seconds later', async ({ page, providers, expectedErrors }) => {
  expectedErrors.push(/status of 410/);
  const email = 'hugo@grand-compte.example';
  await page.goto(`/auth/reset-password/send-mail?email=${email}`);
  await expect(page.getByText(/Si cette adresse a un compte/)).toBeVisible();
  const link = await mailedLink(page.request, { to: email, path: '/reset-password' });
  const database = openDatabase({ url: undefined, dataDir: providers.dataDir, name: 'identity' });
  // 31 minutes later, for the link and for the pause between two mails.
  await database.script('UPDATE mail_token SET expires_at = expires_at - 1860000, created_at = created_at - 1860000');
  await database.close();
  await page.goto(link);
  await expect(page.getByText('Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.waitForURL((url) => url.pathname === '/check-email');
  expect(new URL(page.url()).searchParams.get('email')).toBe(email);
  await expect.poll(() => mailedLink(page.request, { to: email, path: '/reset-password' })).not.toBe(link);
  await page.goto(await mailedLink(page.request, { to: email, path: '/reset-password' }));
  await expect(page.getByRole('textbox', { name: 'Nouveau mot de passe' })).toBeVisible();
});
