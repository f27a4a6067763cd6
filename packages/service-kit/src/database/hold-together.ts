import type { DatabaseSource } from './database-source.ts';

const tryFor = 20_000;

/**
 * Holds all of them at one instant, whichever servers they are on: what one service had told another by then is in both copies or
 * in neither. Tries again where something was written between the first and the last; throws where that goes on for 20 s.
 */
export const holdTogether = async (sources: readonly DatabaseSource[]): Promise<void> => {
  const until = performance.now() + tryFor;
  for (;;) {
    try {
      await Promise.all(sources.map((source) => source.hold()));
      const current = await Promise.all(sources.map((source) => source.isCurrent()));
      if (current.every(Boolean)) return;
    } catch (error) {
      await dropAll(sources);
      throw error;
    } finally {
      for (const source of sources) source.letWrite();
    }
    await dropAll(sources);
    if (performance.now() > until) throw new Error('the databases change too often to be held together: try again when less is written');
  }
};

const dropAll = (sources: readonly DatabaseSource[]) => Promise.all(sources.map((source) => source.drop()));
