import type { Hono } from 'hono';
import * as z from 'zod';

const address = z.union([z.email(), z.url({ protocol: /^https$/ })], 'Invalid contact: an e-mail address or an https address');

/** Contacts for reports of vulnerabilities: `SECURITY_CONTACT`, several separated by commas, the preferred one first. */
export const securityContactSetting = {
  SECURITY_CONTACT: z
    .string()
    .transform((text) => text.split(',').map((contact) => contact.trim()))
    .pipe(z.array(address))
    .optional(),
};

const day = 86_400_000;
/** RFC 9116 advises less than a year. A running gateway never lets it end. */
const validDays = 180;

interface Deps {
  contacts: readonly string[] | undefined;
  publicUrl: string;
  /** Milliseconds. */
  now: () => number;
}

/**
 * `/.well-known/security.txt` (RFC 9116), the same during a day. Not found where nobody is named: an address that nobody reads misleads.
 */
export const securityRoutes = (app: Hono, { contacts, publicUrl, now }: Deps): void => {
  app.get('/.well-known/security.txt', (context) => {
    if (!contacts) return context.notFound();
    const expires = new Date(Math.floor(now() / day) * day + validDays * day);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`),
      `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`] : []),
    ];
    return context.text(`${lines.join('\n')}\n`);
  });
};
