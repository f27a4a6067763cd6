import { createHash, randomBytes } from 'node:crypto';

/** Hexadecimal digits of the 32 random bytes, and of the check behind them. */
const [randomDigits, checkDigits] = [64, 8];
/** 64 random digits have 244 bits by their shares, with a deviation of 4 (209 at least in 500,000); bytes that were counted up have 205. */
const leastBits = 207;

const checkOf = (digits: string): string => createHash('sha256').update(digits).digest('hex').slice(0, checkDigits);

/** Bits of a text if each of its characters were drawn by its share in it. */
const bitsOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
};
const repeats = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/** A new secret: 32 random bytes as hexadecimal digits, and the first eight digits of their SHA-256. */
export const makeSecret = (): string => {
  const digits = randomBytes(randomDigits / 2).toString('hex');
  return digits + checkOf(digits);
};

/**
 * Whether a secret has the form of `makeSecret`. No rule tells whether a person could have thought of a text; nobody thinks of one whose
 * last digits are the hash of the others.
 */
export const isMadeSecret = (secret: string): boolean => {
  const digits = secret.slice(0, randomDigits);
  return /^[0-9a-f]{64}$/.test(digits) && secret === digits + checkOf(digits) && !repeats(digits) && bitsOf(digits) >= leastBits;
};
