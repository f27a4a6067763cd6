import type { GuestManagementMode } from '@plenary/contracts/deployment-terms';
import { isLoopbackHost } from '@plenary/service-kit/loopback';
import * as z from 'zod';
import { octopusVisitors } from './channels/octopus.ts';
import { proxyclickVisitors } from './channels/proxyclick.ts';
import { createVisitorHttp } from './channels/visitor-http.ts';
import type { VisitorSystem } from './channels/visitor-system.ts';

const text = z.string().min(1).optional();

/** With its path and without a trailing slash. It receives names and keys: plain http on a loopback address only. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopbackHost(new URL(url).hostname), 'has to be https')
  .refine((url) => /^[^?#@]+$/.test(url), 'has to be without a query, a fragment and credentials')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** Addresses and credentials of the visitor systems; those of the chosen mode are required. */
export const visitorSettings = {
  PROXYCLICK_URL: address,
  PROXYCLICK_COMPANY_ID: text,
  PROXYCLICK_HOST_ID: text,
  PROXYCLICK_CLIENT_ID: text,
  PROXYCLICK_CLIENT_SECRET: text,
  PROXYCLICK_USERNAME: text,
  PROXYCLICK_PASSWORD: text,
  OCTOPUS_URL: address,
  OCTOPUS_API_KEY: text,
};
type VisitorSettings = { [Name in keyof typeof visitorSettings]?: string };
export type GuestSettings = VisitorSettings & { GUEST_MANAGEMENT_MODE: GuestManagementMode };

/** Names every missing setting of the chosen mode. */
export const requireVisitorSettings = (settings: GuestSettings, context: z.RefinementCtx): void => {
  const { GUEST_MANAGEMENT_MODE: mode } = settings;
  for (const name of Object.keys(visitorSettings) as (keyof VisitorSettings)[]) {
    if (name.startsWith(`${mode}_`) && settings[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is required where GUEST_MANAGEMENT_MODE is ${mode}` });
  }
};

interface Wire {
  fetch: typeof globalThis.fetch;
  deadline: () => AbortSignal;
  now: () => number;
}

/** The visitor system of the chosen mode; null where it has none. */
export const visitorSystemOf = (settings: GuestSettings, wire: Wire): VisitorSystem | null => {
  const given = (name: keyof VisitorSettings) => settings[name] ?? '';
  switch (settings.GUEST_MANAGEMENT_MODE) {
    case 'PROXYCLICK':
      return proxyclickVisitors({
        url: given('PROXYCLICK_URL'),
        companyId: given('PROXYCLICK_COMPANY_ID'),
        hostId: given('PROXYCLICK_HOST_ID'),
        clientId: given('PROXYCLICK_CLIENT_ID'),
        clientSecret: given('PROXYCLICK_CLIENT_SECRET'),
        username: given('PROXYCLICK_USERNAME'),
        password: given('PROXYCLICK_PASSWORD'),
        http: createVisitorHttp({ name: 'Proxyclick', ...wire }),
      });
    case 'OCTOPUS':
      return octopusVisitors({
        url: given('OCTOPUS_URL'),
        apiKey: given('OCTOPUS_API_KEY'),
        http: createVisitorHttp({ name: 'Octopus', ...wire }),
      });
    default:
      return null;
  }
};
