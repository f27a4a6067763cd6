import { createSeal, sealVersion } from './seal.ts';

const secret = 'a-secret-of-the-tests-and-nobody-else';
const { seal, open } = createSeal({ secret, purpose: 'totp' });

describe('sealed text', () => {
  it.each(['GEZDGNBVGY3TQOJQ', '', 'é🔑'.repeat(1_000)])('opens for its owner', (text) => {
    expect(open(seal(text, 'claire'), 'claire')).toBe(text);
  });

  it('says nothing of what it holds, and never the same thing twice', () => {
    const [one, two] = [seal('GEZDGNBV', 'claire'), seal('GEZDGNBV', 'claire')];
    expect(one).not.toBe(two);
    expect(one.startsWith(sealVersion)).toBe(true);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('GEZDGNBV');
  });

  it.each([
    ['another owner', () => open(seal('text', 'claire'), 'hugo')],
    ['another secret', () => createSeal({ secret: `${secret}!`, purpose: 'totp' }).open(seal('text', 'claire'), 'claire')],
    ['another purpose', () => createSeal({ secret, purpose: 'mail' }).open(seal('text', 'claire'), 'claire')],
    ['a changed bit', () => open(withFlippedBit(seal('text', 'claire')), 'claire')],
    ['text cut short', () => open(seal('text', 'claire').slice(0, -8), 'claire')],
    ['no seal', () => open('GEZDGNBV', 'claire')],
    ['an empty seal', () => open('v1.', 'claire')],
  ])('does not open with %s', (_, attempt) => {
    expect(attempt).toThrow();
  });
});

describe('after a rotation', () => {
  const [before, after] = ['the-secret-until-yesterday', 'the-secret-since-today'];
  const sealed = createSeal({ secret: before, purpose: 'totp' }).seal('GEZDGNBV', 'claire');
  const rotated = createSeal({ secret: after, previous: before, purpose: 'totp' });

  it('what the previous secret sealed opens and is known as not current', () => {
    expect(rotated.open(sealed, 'claire')).toBe('GEZDGNBV');
    expect(rotated.isCurrent(sealed, 'claire')).toBe(false);
  });

  it('what is sealed now opens without the previous secret', () => {
    const fresh = rotated.seal('GEZDGNBV', 'claire');
    expect(rotated.isCurrent(fresh, 'claire')).toBe(true);
    expect(createSeal({ secret: after, purpose: 'totp' }).open(fresh, 'claire')).toBe('GEZDGNBV');
    expect(() => createSeal({ secret: after, purpose: 'totp' }).open(sealed, 'claire')).toThrow();
  });
});

const withFlippedBit = (sealed: string): string => {
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  return `v1.${bytes.toString('base64url')}`;
};
