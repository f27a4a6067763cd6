import type { me } from '@plenary/contracts/user';
import { isCallError } from '@plenary/http/call-error';
import type { Call } from '@plenary/http/create-caller';
import { refer } from '@plenary/http/refer';
import type { Session } from '@plenary/platform';

/** Who is signed in; 401 means nobody. Any other failure is thrown: a service that is away makes nobody a visitor. */
export const fetchSession = async (call: Call): Promise<Session> => {
  try {
    return await call(refer<typeof me>('GET', '/api/me'), {});
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null;
    throw error;
  }
};
