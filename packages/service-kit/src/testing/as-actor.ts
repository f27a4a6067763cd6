import { type ActorClaims, actorHeader, actorTokens, type UserClaims } from '../actor.ts';

/** The same in every process of a test; production refuses it, for it was not made. */
export const testSecret = 'wN4zLr8HcYt2KsVq7JxEa5MbPg9RdUf3';

/** A signed-in customer; override what the test is about. */
export const testUser = (overrides: Partial<UserClaims> = {}): UserClaims => ({
  kind: 'user',
  address: '192.0.2.1',
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  mailboxProven: true,
  contract: null,
  ...overrides,
});

const tokens = actorTokens({ secret: testSecret });
/** A fuzzed service is asked thousands of times by the same few; well within the minute that a token lasts. */
const reuse = 20_000;
const signed = new Map<string, { token: Promise<string>; at: number }>();

/** Header by which a service knows the actor in `app.request`. */
export const as = async (actor: ActorClaims): Promise<Record<string, string>> => {
  const [key, now] = [JSON.stringify(actor), Date.now()];
  const known = signed.get(key);
  if (known && Math.abs(now - known.at) < reuse) return { [actorHeader]: await known.token };
  const token = tokens.sign(actor);
  signed.set(key, { token, at: now });
  return { [actorHeader]: await token };
};
