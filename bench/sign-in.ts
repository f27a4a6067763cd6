import { request } from 'undici';

export const customer = 'claire@atelier-nord.example';
export const staff = 'staff@comet.example';

/** The cookie of a new session of a demo account. */
export const signIn = async (origin: string, email: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ email, password: 'demo-password-2026', action: 'login' });
  const signedIn = await request(`${origin}/api/login`, { method: 'POST', headers, body });
  await signedIn.body.dump();
  return String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
};
