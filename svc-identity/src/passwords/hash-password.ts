import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** argon2id, the library's default kind, with 19 MiB (design: guarantees, Identity). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Guess {
  password: string;
  /** Hash the account keeps; null for an account that is unknown or has none: the guess then fails after the same work. */
  kept: string | null;
  /** Throws where the account or the address may guess no more. */
  requireRoom: () => Promise<void>;
  countFailure: () => Promise<void>;
}

/** Keyboards send the same letter in several forms. */
const canonical = (password: string) => password.normalize('NFKC');

/** A core is left to everything else, so that a flood of logins slows nothing. */
const freeSlots = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A hash takes some 20 ms: a longer queue would answer after the gateway has given up. */
const waitingEach = 100;

/** Hashing takes 19 MiB and a core: `slots` at once, the others wait in line. */
export const createPasswords = ({ slots = freeSlots, maxWaiting = waitingEach * slots }: { slots?: number; maxWaiting?: number } = {}) => {
  const inTurn = createTurns({ slots, maxWaiting });
  let nobodys: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(canonical(password), parameters)),

    /**
     * Whether the password is the account's. The limit is asked in the guess's own turn and the failure counted before the turn
     * ends, so that guesses waiting in line cannot slip past the limit together.
     */
    guess: ({ password, kept, requireRoom, countFailure }: Guess): Promise<boolean> =>
      inTurn(async () => {
        await requireRoom();
        nobodys ??= hash('', parameters);
        const matches = await verify(kept ?? (await nobodys), canonical(password));
        const isRight = matches && kept !== null;
        if (!isRight) await countFailure();
        return isRight;
      }),
  };
};
export type Passwords = ReturnType<typeof createPasswords>;
