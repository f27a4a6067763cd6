import { actorHeader, actorTokens, type UserActor } from '../actor.ts';

export const testSecret = 'a-secret-of-the-tests-and-nobody-else';

/** A signed-in customer; override what the test is about. */
export const testUser = (overrides: Partial<UserActor> = {}): UserActor => ({
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

/** Header by which a service knows the actor in `app.request`. */
export const as = async (actor: Parameters<ReturnType<typeof actorTokens>['sign']>[0]): Promise<Record<string, string>> => ({
  [actorHeader]: await actorTokens({ secret: testSecret }).sign(actor),
});
