import { test as base, expect } from '@playwright/test';
import { watchReplies } from './watch-replies.ts';

/** Refused calls are part of some journeys; the browser logs each. */
const refusals = /Failed to load resource: the server responded with a status of (400|401|404|409)/;

/**
 * Playwright's `test`, which also fails where a page logs an error, throws, or breaks the security policy, and where a reply to any page
 * breaks its contract.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; checkedReplies: undefined }, { replies: ReturnType<typeof watchReplies> }>({
  // Of the worker, so that it sees the contexts of `beforeAll` too.
  replies: [({ browser }, use) => use(watchReplies(browser)), { scope: 'worker', auto: true }],
  checkedReplies: [
    async ({ replies }, use) => {
      await use(undefined);
      expect(await replies.faults(), 'replies that break their contract').toEqual([]);
    },
    { auto: true },
  ],
  /** A test that breaks something on purpose adds the errors that the browser logs. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  expectedErrors: async ({}, use) => use([refusals]),
  page: async ({ page, expectedErrors, replies }, use) => {
    const problems: string[] = [];
    const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
    page.on('pageerror', ({ message, stack = message }) => {
      if (!isExpected(message)) problems.push(stack);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) problems.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    await replies.settle();
    expect(problems, 'errors of the page').toEqual([]);
  },
});
export { expect };
