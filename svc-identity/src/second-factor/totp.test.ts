import { plainCode, recoveryCodeOf } from './recovery-codes.ts';
import { enrolmentUri, secretOf, stepOf } from './totp.ts';

/** Test vectors of RFC 6238, appendix B: SHA-1, the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

describe('codes of an authenticator', () => {
  it.each(vectors)('are those of RFC 6238 at second %i', (second, code) => {
    expect(stepOf({ secret, code, now: second * 1_000 })).toBe(Math.floor(second / 30));
  });

  it('are taken one step early and one step late, and no further', () => {
    const at = (now: number) => stepOf({ secret, code: '081804', now });
    const step = Math.floor(1_111_111_109 / 30);
    const begin = step * 30_000;
    expect([at(begin - 30_001), at(begin - 30_000), at(begin + 59_999), at(begin + 60_000)]).toEqual([null, step, step, null]);
  });

  it('have a secret of 160 bits in base32', () => {
    expect(secretOf(Buffer.from('1234567890123456789012345678901x').toString('base64url'))).toBe(secret);
  });

  it('are set up by an address that names the account', () => {
    const uri = new URL(enrolmentUri({ secret, brandName: 'Comet & Co', email: 'staff+1@comet.example' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toBe('/Comet & Co:staff+1@comet.example');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, algorithm: 'SHA1', digits: '6', period: '30' });
  });
});

describe('recovery codes', () => {
  it('are 80 bits, read aloud without doubt, and the same however typed', () => {
    const code = recoveryCodeOf(Buffer.from(Array.from({ length: 32 }, (_, i) => i * 8 + 5)).toString('base64url'));
    expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
    expect(plainCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(plainCode(code));
    expect(recoveryCodeOf(Buffer.alloc(32, 255).toString('base64url'))).toBe('9999-9999-9999-9999');
  });
});
