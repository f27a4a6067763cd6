import { NoReplicaReady, type Replica, type Replicas } from './create-replicas.ts';

interface Call<T> {
  /** Version whose canary the caller belongs to. */
  canary?: string | undefined;
  /** One attempt at one replica. `isLast`: no other follows, for any outcome. */
  attempt: (replica: Replica, isLast: boolean) => Promise<T>;
  /** Whether what was thrown allows a second try: nothing has left for the client, and the call may be repeated. */
  mayRepeat: (error: unknown) => boolean;
}

/**
 * Calls a service: one try, and one more within the budget, at another replica where there is one. Throws what the last try threw, or
 * NoReplicaReady at once.
 */
export const callReplicas = async <T>(replicas: Replicas, { canary, attempt, mayRepeat }: Call<T>): Promise<T> => {
  const first = replicas.choose(undefined, canary);
  if (!first) throw new NoReplicaReady(`no replica of ${replicas.name} takes calls`);
  replicas.budget.earn();
  try {
    return await replicas.run(first, () => attempt(first, !replicas.hasOther(first)));
  } catch (error) {
    if (!mayRepeat(error)) throw error;
    const second = replicas.choose(first);
    if (!second || !replicas.budget.spend()) throw error;
    return replicas.run(second, () => attempt(second, true));
  }
};
