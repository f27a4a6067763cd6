import { hasRight, type Right } from '@plenary/contracts/desk-rights';
import { usePlatform } from '@plenary/platform';

/** Whether the reader has a right somewhere (design: desk D26): what nobody lets them do is not offered; the services decide. */
export const useRight = (right: Right): boolean => {
  const { session } = usePlatform();
  return session !== null && hasRight(session, right);
};
