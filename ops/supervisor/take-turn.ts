import { type NamedLock, takeNamedLock } from '@plenary/service-kit/database/named-lock';

/** The right to replace a replica of a part; null: another machine replaces one of its own. */
export type TakeTurn = (part: string) => Promise<NamedLock | null>;

const ownMachine: TakeTurn = async () => ({ lost: new AbortController().signal, release: async () => {} });

/** Machines that share a database replace one replica of a part at a time, all of them together. One that has none is alone. */
export const createTakeTurn = (databaseUrl: string | undefined): TakeTurn =>
  databaseUrl ? (part) => takeNamedLock(databaseUrl, `plenary: replace a replica of ${part}`) : ownMachine;
