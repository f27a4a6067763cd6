import type { Browser, BrowserContext, Request, Response } from '@playwright/test';
import { checkReplyAt } from '@plenary/http/check-reply-at';

/**
 * Checks each JSON reply that any page of a browser is given against the contract of its call: a production build does not. `settle`
 * waits for the bodies that are being read, `faults` gives the faults since it was last asked.
 */
export const watchReplies = (browser: Browser) => {
  const checks: Promise<string[]>[] = [];
  browser.on('context', (context: BrowserContext) => {
    context.on('requestfinished', (request) => void checks.push(faultsOf(request)));
  });
  return {
    settle: async () => void (await Promise.all(checks)),
    faults: async () => (await Promise.all(checks.splice(0))).flat(),
  };
};

const faultsOf = async (request: Request): Promise<string[]> => {
  const path = new URL(request.url()).pathname;
  // The browser forgets the replies of a page that was left or closed.
  const response = path.startsWith('/api/') ? await request.response().catch(() => null) : null;
  if (!response || !isJson(response)) return [];
  const text = await response.text().catch(() => undefined);
  return text === undefined ? [] : checkReplyAt({ method: request.method(), path, status: response.status(), body: JSON.parse(text) });
};

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers()['content-type'] ?? '');
