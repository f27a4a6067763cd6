import { identifyEmail } from '@plenary/contracts/sign-in.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createIsPublicEmail } from './is-public-email.ts';

// Covers B-E18.

const identity = 'http://identity.test';
const forwarded = { actorToken: 'token-of-the-caller', requestId: 'request-one' };

const ask = (
  fake: ReturnType<typeof createFake>,
  deadline = () => AbortSignal.timeout(60_000),
  identityUrl: string | undefined = identity,
) => {
  const warnings: unknown[] = [];
  const isPublicEmail = createIsPublicEmail({
    identityUrl,
    fetch: fake.fetch,
    deadline,
    logger: { warn: (...parts: unknown[]) => void warnings.push(parts) },
  });
  return { answer: isPublicEmail('claire@gmail.com', forwarded), warnings };
};

describe('whether an e-mail address is public', () => {
  it.each([
    ['PUBLIC_MAIL', true],
    ['USER_NOT_FOUND', false],
    ['USER_EXISTS', false],
    ['USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT', false],
  ] as const)('is what svc-identity says: %s is %s', async (type, isPublic) => {
    const fake = createFake();
    fake.answer(identifyEmail, () => ({ type }));
    expect(await ask(fake).answer).toBe(isPublic);
  });

  it('is asked for the domain alone, on behalf of the caller', async () => {
    const fake = createFake();
    fake.answer(identifyEmail, () => ({ type: 'PUBLIC_MAIL' as const }));
    await ask(fake).answer;
    expect(fake.calls).toMatchObject([
      {
        address: '/api/identify-email?email=anybody%40gmail.com',
        headers: { 'x-actor': forwarded.actorToken, 'x-request-id': forwarded.requestId },
      },
    ]);
    expect(fake.faults).toEqual([]);
  });

  it('is no while svc-identity is away, and that is logged', async () => {
    const refusing = createFake();
    refusing.answer(identifyEmail, () => refuse('service-unavailable'));
    for (const fake of [refusing, createFake()]) {
      const { answer, warnings } = ask(fake);
      expect(await answer).toBe(false);
      expect(warnings).toHaveLength(1);
    }
  });

  it('is no once the wait is over', async () => {
    const hanging = createFake();
    hanging.answer(identifyEmail, () => new Promise(() => {}));
    const late = new AbortController();
    const { answer, warnings } = ask(hanging, () => late.signal);
    late.abort(new Error('too late'));
    expect(await answer).toBe(false);
    expect(warnings).toHaveLength(1);
  });

  it('is false if svc-identity is not configured', async () => {
    const fake = createFake();
    const isPublicEmail = createIsPublicEmail({
      identityUrl: undefined,
      fetch: fake.fetch,
      deadline: () => AbortSignal.timeout(60_000),
      logger: { warn: () => {} },
    });
    expect(await isPublicEmail('claire@gmail.com', forwarded)).toBe(false);
    expect(fake.calls).toEqual([]);
  });
});
