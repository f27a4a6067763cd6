import { as } from '@plenary/service-kit/testing/as-actor';
import type { OptionWorld } from '../../options/testing/option-world.ts';

interface Erased {
  userId: string;
  email?: string;
}

/** Tells svc-booking, as svc-identity does, that an account is erased. Gives the status of the answer; an event of the same id is told again. */
export const tellErased = async (
  { app }: Pick<OptionWorld, 'app'>,
  { userId, email }: Erased,
  { id = 'e1' }: { id?: string } = {},
): Promise<number> => {
  const { status } = await app.request('/internal/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-identity' })) },
    body: JSON.stringify({ id, type: 'user.erased', aggregateId: userId, sequence: 1, payload: { userId, email } }),
  });
  return status;
};
