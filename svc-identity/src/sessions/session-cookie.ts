import { parse, serialize } from 'hono/utils/cookie';
import { day, minute } from './session-rules.ts';

/** Life of a pending sign-in: that of a mailed link, which may be its next step. */
export const pendingLifetime = 30 * minute;

/** Life of an attempt at the corporate identity provider. */
export const ssoLifetime = 10 * minute;

/** Reads and writes the session cookie and those of a sign-in on its way; on https their names have the prefix that binds them to this very host. */
export const createSessionCookie = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const name = `${prefix}plenary-session`;
  const ssoName = `${prefix}plenary-sso`;
  const pendingName = `${prefix}plenary-sign-in`;
  const write = (token: string, maxAge: number, cookie = name) =>
    serialize(cookie, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return {
    name,
    /** `Set-Cookie` for a session: 30 days. */
    keep: (token: string): string => write(token, (30 * day) / 1_000),
    clear: (): string => write('', 0),
    /** The token in a `Cookie` header. */
    read: (header: string | undefined): string | undefined => (header ? parse(header, name)[name] : undefined),
    keepSso: (token: string): string => write(token, ssoLifetime / 1_000, ssoName),
    clearSso: (): string => write('', 0, ssoName),
    readSso: (header: string | undefined): string | undefined => (header ? parse(header, ssoName)[ssoName] : undefined),
    keepPending: (token: string): string => write(token, pendingLifetime / 1_000, pendingName),
    clearPending: (): string => write('', 0, pendingName),
    readPending: (header: string | undefined): string | undefined => (header ? parse(header, pendingName)[pendingName] : undefined),
  };
};
export type SessionCookie = ReturnType<typeof createSessionCookie>;
