import { parse } from 'hono/utils/cookie';

/** Opens the document of one countersignature, in whose path alone it is sent. The gateway forwards it under this name. */
const documentCookieName = 'countersign-link';

interface DocumentCookie {
  quoteId: string;
  token: string;
  isHttps: boolean;
}

/** Until the browser is closed: the document may be opened again as long as its page is. */
export const documentCookie = ({ quoteId, token, isHttps }: DocumentCookie): string =>
  [
    `${documentCookieName}=${token}`,
    `Path=/api/quotes/${quoteId}/countersignature/document`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** Token in a Cookie header; empty where there is none. */
export const documentTokenIn = (cookies = ''): string => parse(cookies, documentCookieName)[documentCookieName] ?? '';
