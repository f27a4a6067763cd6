import { parse } from 'hono/utils/cookie';

/** Cookie that replaces a sign-in for one survey: its path is that survey's calls. The gateway forwards it under this name. */
const shareCookieName = 'survey-share';

interface ShareCookie {
  eventId: string;
  token: string;
  /** Instants in milliseconds. */
  expiresAt: number;
  now: number;
  isHttps: boolean;
}

export const shareCookie = ({ eventId, token, expiresAt, now, isHttps }: ShareCookie): string =>
  [
    `${shareCookieName}=${token}`,
    `Path=/api/meeting-events/${eventId}/customer-survey`,
    `Max-Age=${Math.max(0, Math.floor((expiresAt - now) / 1_000))}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** Token in a Cookie header; undefined where there is none. */
export const shareTokenIn = (cookies = ''): string | undefined => parse(cookies, shareCookieName)[shareCookieName];
