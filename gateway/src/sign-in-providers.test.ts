import * as z from 'zod';
import { pageHeaders } from './security-headers.ts';
import { providerSettings, providerSources, publicProviders } from './sign-in-providers.ts';

// Covers B-D06–B-D08.

const read = (environment: Record<string, string>) => publicProviders(z.object(providerSettings).parse(environment));
const policyWith = (environment: Record<string, string>) =>
  pageHeaders({ script: "'nonce-n0nce'", googleTrustedTypes: [], mapTileUrl: null, trackingUrl: null, providers: read(environment) });

it('tells the browser nothing of providers that are not configured', () => {
  expect(read({})).toEqual({ google: null, microsoft: null, sso: false });
  expect(providerSources(read({}))).toEqual({ connect: [], frame: [], style: [] });
});

it('contains what the buttons need, and no more', () => {
  const providers = read({ GOOGLE_CLIENT_ID: 'g', MICROSOFT_API_CLIENT_ID: 'api', SSO_ISSUER: 'https://id.example' });
  expect(providers).toEqual({
    google: { clientId: 'g', scriptUrl: 'https://accounts.google.com/gsi/client' },
    microsoft: { clientId: 'api', authority: 'https://login.microsoftonline.com/organizations', scope: 'api/.default' },
    sso: true,
  });
});

it('takes a page of its own, a tenant and a scope at Microsoft', () => {
  const environment = {
    MICROSOFT_API_CLIENT_ID: 'api',
    MICROSOFT_CLIENT_ID: 'page',
    MICROSOFT_AUTHORITY: 'https://login.microsoftonline.com/7/',
    MICROSOFT_SCOPE: 'api://api/enter',
  };
  expect(read(environment).microsoft).toEqual({
    clientId: 'page',
    authority: 'https://login.microsoftonline.com/7',
    scope: 'api://api/enter',
  });
});

it('opens the policy of a page for configured providers alone', () => {
  const closed = policyWith({});
  expect(closed['content-security-policy']).not.toMatch(/google|microsoft/);
  expect(closed['cross-origin-opener-policy']).toBe('same-origin');
  const open = policyWith({ GOOGLE_CLIENT_ID: 'g', MICROSOFT_API_CLIENT_ID: 'api' });
  const policy = open['content-security-policy'] ?? '';
  expect(policy).toMatch(/connect-src 'self' https:\/\/accounts\.google\.com\/gsi\/ https:\/\/login\.microsoftonline\.com;/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/accounts\.google\.com\/gsi\//);
  expect(policy).toMatch(/style-src [^;]*https:\/\/accounts\.google\.com\/gsi\/style/);
  expect(policy).toMatch(/script-src 'nonce-n0nce' 'strict-dynamic';/);
  // Google's window answers the page that opened it.
  expect(open['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
