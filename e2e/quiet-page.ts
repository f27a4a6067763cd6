import { test as base, expect } from '@playwright/test';

/** Refused calls are part of some journeys; the browser writes each into its console. */
const expected = /Failed to load resource: the server responded with a status of (400|401|404|409)/;

/** Playwright's test, that fails where a page logs an error, throws, or breaks the security policy. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors of the page').toEqual([]);
  },
});
export { expect };
