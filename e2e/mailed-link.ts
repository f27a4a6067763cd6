import { type APIRequestContext, expect } from '@playwright/test';

interface Wanted {
  /** Address that the mail went to. */
  to: string;
  /** Path that the link opens. */
  path: string;
}

/**
 * Path, query and fragment of the link in the newest mail to a recipient, from the development mailbox. Waits, because a relay delivers
 * mails.
 */
export const mailedLink = async (request: APIRequestContext, { to, path }: Wanted): Promise<string> => {
  let found = '';
  await expect(async () => {
    const list = await (await request.get('/dev/mailbox')).text();
    const mails = [...list.matchAll(/<a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a> to ([^<]*)</g)];
    for (const [, mail = ''] of mails.filter(([, , address]) => address?.trim() === to)) {
      const body = (await (await request.get(mail)).text()).replaceAll('&amp;', '&');
      const link = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href)).find(({ pathname }) => pathname === path);
      if (link) {
        found = link.pathname + link.search + link.hash;
        return;
      }
    }
    throw new Error(`no mail to ${to} opens ${path}`);
  }).toPass();
  return found;
};
