import { decimalOf } from '@plenary/contracts/format';

/** An amount in euro cents, for the trail: `610.00 EUR`. */
export const amountInTrail = (cents: number): string => `${decimalOf(cents)} EUR`;
