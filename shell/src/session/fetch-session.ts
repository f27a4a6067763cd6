import { me } from '@plenary/contracts/user.endpoints';
import { isCallError } from '@plenary/http/call-error';
import type { Call } from '@plenary/http/create-caller';
import type { Session } from '@plenary/platform';

/** The signed-in user; null at 401. Any other failure is thrown: an unavailable service does not sign users out. */
export const fetchSession = async (call: Call): Promise<Session> => {
  try {
    return await call(me, {});
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null;
    throw error;
  }
};
