import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';

/** Calls the services through the page's own origin, with the headers of the shell. */
export const call = createCaller({
  origin: '',
  fetch: (...args) => fetch(...args),
  newId: () => crypto.randomUUID(),
  headers: () => currentPlatform().callHeaders(),
});
