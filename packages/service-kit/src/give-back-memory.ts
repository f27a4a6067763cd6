import { Session } from 'node:inspector/promises';

/**
 * Gives memory that is not in use back to the system. For after work that fills the heap once, as seeding does: a process that has
 * little to do afterwards would keep all of it.
 */
export const giveBackMemory = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};
