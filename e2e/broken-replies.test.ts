import { expect, test } from './strict-page.ts';

test('a journey learns of a reply that breaks its contract, in whatever window it arrives', async ({ browser, baseURL, replies }) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.route('**/api/sessions', (route) => route.fulfill({ json: { sessions: 'many' } }));
  await page.goto('/legal-notices');
  await page.evaluate(async () => (await fetch('/api/sessions')).json());
  await expect.poll(replies.faults).toEqual(['the reply of ownSessions (GET /api/sessions) breaks its contract: sessions (invalid)']);
});
