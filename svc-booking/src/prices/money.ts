/**
 * Arithmetic of euro cents: integers only, so that sums hold to the cent. A percentage is a number (`20` is 20 %) of at most
 * two decimals, turned into whole hundredths before anything is multiplied.
 */

/** Hundredths of a percent; RangeError for a percentage that is finer, or outside 0..100. */
export function hundredths(percent: number): number {
  const whole = Math.round(percent * 100);
  if (!(percent >= 0 && percent <= 100) || Math.abs(percent * 100 - whole) > 1e-6)
    throw new RangeError(`no percentage of two decimals: ${percent}`);
  return whole;
}

/** `percent` of `cents` (0 or more), rounded half up to the cent (server-rules §1). */
export function percentOf(cents: number, percent: number): number {
  const product = exactProduct(cents, hundredths(percent));
  const rest = product % 10_000;
  return (product - rest) / 10_000 + (rest >= 5_000 ? 1 : 0);
}

/**
 * Splits `cents` by a percentage into `share` and `remainder`, which add up to them. Where the cents do not divide, both
 * parts are cut and the cent left goes to the larger; to the remainder where they are equal (server-rules §1 "foodShare").
 */
export function splitByShare(cents: number, sharePercent: number): { share: number; remainder: number } {
  const share = hundredths(sharePercent);
  if (share > 5_000) {
    const remainder = cut(cents, 10_000 - share);
    return { share: cents - remainder, remainder };
  }
  return { share: cut(cents, share), remainder: cents - cut(cents, share) };
}

function cut(cents: number, share: number): number {
  const product = exactProduct(cents, share);
  return (product - (product % 10_000)) / 10_000;
}

/** Above 2^53 a number forgets its last digits: some nine hundred million euros too late for any meeting. */
function exactProduct(cents: number, factor: number): number {
  const product = cents * factor;
  if (!Number.isSafeInteger(cents) || !Number.isSafeInteger(product) || cents < 0) throw new RangeError(`no amount of cents: ${cents}`);
  return product;
}
