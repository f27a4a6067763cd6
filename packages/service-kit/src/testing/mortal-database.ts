import type { Database, Transaction } from '../database/database.ts';

const writes: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete']);

/**
 * A database whose transactions are counted and can be made to break off: before their write of a number (`diesBefore`), right before their
 * commit, or before a write of a number counted over all of them (`diesAt`, from `written` on).
 */
export const mortalDatabase = (database: Database) => {
  const fate = {
    diesBefore: Number.POSITIVE_INFINITY,
    diesBeforeCommit: false,
    committed: 0,
    diesAt: Number.POSITIVE_INFINITY,
    written: 0,
  };
  const mortal = (tx: Transaction): Transaction => {
    let written = 0;
    return new Proxy(tx, {
      get(target, name) {
        const verb: unknown = Reflect.get(target, name);
        if (typeof verb !== 'function') return verb;
        if (writes.has(name)) {
          const isLast = written++ === fate.diesBefore;
          if (fate.written++ === fate.diesAt || isLast) throw new Error('crash in the middle');
        }
        return verb.bind(target);
      },
    });
  };
  const transact: Database['transact'] = async (work) => {
    const result = await database.transact(async (tx) => {
      const done = await work(mortal(tx));
      if (fate.diesBeforeCommit) throw new Error('crash before the commit');
      return done;
    });
    fate.committed++;
    return result;
  };
  return { database: { ...database, transact }, fate };
};
