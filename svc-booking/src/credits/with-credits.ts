import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { askForCredits } from './ask-for-credits.ts';
import { CreditsNeeded, type Paid } from './credits-needed.ts';
import { refundCredits } from './refund-credits.ts';

type Write<T> = (paid: Paid | undefined) => Promise<T>;

/** An option's price may change between the request and its transaction; then it is requested again, at most this often. */
const mostTries = 4;

/**
 * Runs the write of an option that may have to be paid in credits: first without them, so that every other obstacle is reported
 * first; where it needs credits they are taken, and it runs again. What it did not use is given back. Refuses as `HoldCredits`.
 */
export const withCredits = async <T>(deps: BookingDeps, write: Write<T>): Promise<T> => {
  const { holdCredits } = deps;
  if (!holdCredits) return write(undefined);
  let paid: Paid | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    const { needed, done } = await attempt(deps, write, paid);
    if (!needed) return done;
    try {
      paid = await askForCredits(deps, holdCredits, needed);
    } catch (error) {
      // Another press may have spent the credits on this very option: then it stands, and is the answer.
      const again = await attempt(deps, write, undefined);
      if (again.needed) throw error;
      return again.done;
    }
  }
  if (paid) await refundCredits(deps, paid);
  return refuse('service-unavailable', { retryAfterSeconds: 1 });
};

const attempt = async <T>(deps: BookingDeps, write: Write<T>, paid: Paid | undefined) => {
  try {
    return { done: await write(paid) };
  } catch (error) {
    if (error instanceof CreditsNeeded) return { needed: error.needed, done: undefined as never };
    throw error;
  } finally {
    // If this fails too, the sweeper returns them; the option may exist all the same.
    if (paid) await refundCredits(deps, paid).catch(() => {});
  }
};
