import { type Copies, type Copy, NoCopyReady } from './create-copies.ts';

interface Call<T> {
  /** One attempt at one replica. `isLast`: no other follows, for any outcome. */
  attempt: (copy: Copy, isLast: boolean) => Promise<T>;
  /** Whether what was thrown allows a second try: nothing has left for the client, and the call may be repeated. */
  mayRepeat: (error: unknown) => boolean;
}

/**
 * Calls a service: one try, and one more within the budget, at another copy where there is one. Throws what the last try threw, or
 * NoCopyReady at once.
 */
export const callCopies = async <T>(copies: Copies, { attempt, mayRepeat }: Call<T>): Promise<T> => {
  const first = copies.choose();
  if (!first) throw new NoCopyReady(`no copy of ${copies.name} takes calls`);
  copies.budget.earn();
  try {
    return await copies.run(first, () => attempt(first, !copies.hasOther(first)));
  } catch (error) {
    if (!mayRepeat(error)) throw error;
    const second = copies.choose(first);
    if (!second || !copies.budget.spend()) throw error;
    return copies.run(second, () => attempt(second, true));
  }
};
