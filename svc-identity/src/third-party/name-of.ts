import { withoutUnseen } from '@plenary/contracts/free-text-terms';

/** A name from a provider's claims, as far as ours may hold it; the person completes it. */
export const nameOf = (claim: string | undefined): string =>
  withoutUnseen(claim ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100);
