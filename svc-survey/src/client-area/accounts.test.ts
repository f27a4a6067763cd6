import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { identifyEmail } from '@plenary/contracts/sign-in.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { createAccounts } from './accounts.ts';

const email = 'claire@atelier-nord.example';
const forwarded = { actorToken: 'token-of-the-caller', requestId: 'request-0001' };

const world = (fetch?: typeof globalThis.fetch) => {
  const identity = createFake();
  const warnings: unknown[] = [];
  const accounts = createAccounts({
    identityUrl: 'http://identity',
    fetch: fetch ?? identity.fetch,
    deadline: () => AbortSignal.timeout(5_000),
    logger: { warn: (...said: unknown[]) => void warnings.push(said) },
  });
  return { identity, accounts, warnings };
};

it.each([
  [{ type: 'USER_EXISTS', isActive: true }, 'active'],
  [{ type: 'USER_EXISTS' }, 'active'],
  [{ type: 'USER_EXISTS', isActive: false }, 'inactive'],
  [{ type: 'USER_NOT_FOUND' }, 'none'],
  [{ type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' }, 'none'],
] as const)('takes %j of svc-identity as %s', async (answer, state) => {
  const { identity, accounts } = world();
  identity.answer(identifyEmail, () => answer);
  expect(await accounts.stateOf(email, forwarded)).toBe(state);
  expect(identity.calls[0]?.headers).toMatchObject({ 'x-actor': 'token-of-the-caller', 'x-request-id': 'request-0001' });
  expect(identity.faults).toEqual([]);
});

it('knows nothing of an account while svc-identity is away, and says so in the log', async () => {
  const { accounts, warnings } = world(async () => {
    throw new TypeError('fetch failed');
  });
  expect(await accounts.stateOf(email, forwarded)).toBe('unknown');
  expect(warnings).toHaveLength(1);
});

it('knows nothing of an account without svc-identity', async () => {
  const accounts = createAccounts({ identityUrl: undefined, fetch, deadline: () => AbortSignal.timeout(1), logger: { warn: () => {} } });
  expect(await accounts.stateOf(email, forwarded)).toBe('unknown');
});

it('has svc-identity mail the link with which a password is chosen', async () => {
  const { identity, accounts } = world();
  identity.answer(sendResetEmail, () => ({ nextStep: 'PASSWORD_RESET_CONFIRMATION' as const }));
  await accounts.mailPasswordLink(email, '/profile/events', forwarded);
  expect(identity.calls.map(({ address }) => address)).toEqual([
    `/api/reset-password/send-email?email=${encodeURIComponent(email)}&redirectUrl=%2Fprofile%2Fevents`,
  ]);
  expect(identity.faults).toEqual([]);
});
