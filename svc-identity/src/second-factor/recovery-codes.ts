/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
export const recoveryCodeCount = 10;

/** A code of 80 bits in groups of four, of a random token (base64url). */
export const recoveryCodeOf = (token: string): string => {
  const letters = [...Buffer.from(token, 'base64url').subarray(0, 16)].map((byte) => alphabet[byte % alphabet.length]);
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-');
};

/** The stored and compared form, for any way of typing it. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
