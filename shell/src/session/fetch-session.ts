import { me } from '@plenary/contracts/user.endpoints';
import { isCallError } from '@plenary/http/call-error';
import type { Call } from '@plenary/http/create-caller';
import type { Session } from '@plenary/platform';

/** Who is signed in; 401 means nobody. Any other failure is thrown: a service that is away makes nobody a visitor. */
export const fetchSession = async (call: Call): Promise<Session> => {
  try {
    return await call(me, {});
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null;
    throw error;
  }
};
