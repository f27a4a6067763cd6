import { expect, type Page } from '@playwright/test';

interface Account {
  email: string;
  baseURL: string | undefined;
  password?: string;
}

/** Signs an account in through the API, one of the demo unless it has a password of its own; the page's cookie is set, its address stays. */
export const signIn = async (page: Page, { email, baseURL, password = 'demo-password-2026' }: Account): Promise<void> => {
  const answer = await page.request.post('/api/login', {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: { email, password, action: 'login' },
  });
  expect(answer.ok(), `${email} signs in`).toBe(true);
};
