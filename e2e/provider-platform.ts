import { cpSync, rmSync } from 'node:fs';
import { freePort } from '@plenary/service-kit/free-port';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import { type Employee, startOpenidProvider } from './openid-provider.ts';
import { seedsFolder } from './seed-demo.ts';
import { test as strictTest } from './strict-page.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

export const googleClientId = 'google-client-of-the-journeys';
export const microsoftApiId = '6f1f2f3e-0000-4000-8000-00000000a901';
export const tenant = '6f1f2f3e-0000-4000-8000-00000000a902';
export const googleScript = 'https://google.example/gsi/client';
export const microsoftAuthority = 'https://microsoft.example/organizations';

/** At the corporate provider; it answers for mailboxes of maison-nord.example alone. */
export const employees: Record<string, Employee> = {
  proven: { email: 'paule@maison-nord.example', email_verified: true, given_name: 'Paule', family_name: 'Nord' },
  unproven: { email: 'claire@atelier-nord.example', given_name: 'Claire', family_name: 'Martin' },
  public: { email: 'paule@gmail.com', email_verified: true },
  staff: { email: 'staff@comet.example', email_verified: true },
};

export interface Providers {
  platform: Platform;
  dataDir: string;
  issuer: TokenIssuer;
  desk: { signsIn: string };
}

/** A platform at which Google, Microsoft and a corporate provider are configured, and staff need a second factor. */
export const test = strictTest.extend<object, { providers: Providers }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dataDir = scratchFolder('plenary-providers-');
      if (seedsFolder) cpSync(seedsFolder, dataDir, { recursive: true });
      const port = await freePort();
      const issuer = await startTokenIssuer();
      const corporate = await startOpenidProvider({ redirectUri: `http://127.0.0.1:${port}/api/sso/callback`, employees });
      const platform = await startPlatform({
        environment: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          STAFF_SECOND_FACTOR: 'required',
          GOOGLE_CLIENT_ID: googleClientId,
          GOOGLE_SCRIPT_URL: googleScript,
          GOOGLE_JWKS_URL: issuer.jwksUrl,
          MICROSOFT_API_CLIENT_ID: microsoftApiId,
          MICROSOFT_AUTHORITY: microsoftAuthority,
          MICROSOFT_JWKS_URL: issuer.jwksUrl,
          SSO_ISSUER: corporate.issuer,
          SSO_CLIENT_ID: corporate.clientId,
          SSO_DOMAINS: 'maison-nord.example,comet.example',
        },
        onLog: () => {},
      });
      await use({ platform, dataDir, issuer, desk: corporate.desk });
      await platform.stop();
      await Promise.all([issuer.stop(), corporate.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ providers }, use) => use(providers.platform.url),
});
