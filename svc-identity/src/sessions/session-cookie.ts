import { parse, serialize } from 'hono/utils/cookie';
import { day } from './session-rules.ts';

/** Reads and writes the session cookie; on https its name has the prefix that binds it to this very host. */
export const createSessionCookie = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-plenary-session' : 'plenary-session';
  const write = (token: string, maxAge: number) => serialize(name, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return {
    name,
    /** `Set-Cookie` for a session: 30 days. */
    keep: (token: string): string => write(token, (30 * day) / 1_000),
    clear: (): string => write('', 0),
    /** The token in a `Cookie` header. */
    read: (header: string | undefined): string | undefined => (header ? parse(header, name)[name] : undefined),
  };
};
export type SessionCookie = ReturnType<typeof createSessionCookie>;
