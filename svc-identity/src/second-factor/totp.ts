import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const milliseconds = parameters.period * 1_000;

/** 160 bits of a random token (base64url), base32. */
export const secretOf = (token: string): string => {
  const bytes = Uint8Array.from(Buffer.from(token, 'base64url').subarray(0, 20));
  return new Secret({ buffer: bytes.buffer }).base32;
};

/** The content of the QR code for an authenticator. */
export const enrolmentUri = ({ secret, brandName, email }: { secret: string; brandName: string; email: string }): string =>
  new TOTP({ ...parameters, issuer: brandName, label: email, secret }).toString();

/** Time step of a code, the one before and the one after counting too; null where it is wrong. `now`: instant in milliseconds. */
export const stepOf = ({ secret, code, now }: { secret: string; code: string; now: number }): number | null => {
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / milliseconds) + delta;
};
