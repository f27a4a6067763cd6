import { expect, type Page } from '@playwright/test';

/** Signs a demo account in through the API; the page's cookie is set, its address stays. */
export const signIn = async (page: Page, { email, baseURL }: { email: string; baseURL: string | undefined }): Promise<void> => {
  const answer = await page.request.post('/api/login', {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: { email, password: 'demo-password-2026', action: 'login' },
  });
  expect(answer.ok(), `${email} signs in`).toBe(true);
};
