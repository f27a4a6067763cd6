import type { Database } from '@plenary/service-kit/database/database';
import { type BookingTables, bookingTables } from './db/tables.ts';
import { type Catalogue, createCatalogue } from './venues/catalogue.ts';

/** What the verbs of svc-booking work with. */
export interface BookingDeps {
  database: Database;
  tables: BookingTables;
  catalogue: Catalogue;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
}

export const bookingDeps = ({ database, now, newId }: Pick<BookingDeps, 'database' | 'now' | 'newId'>): BookingDeps => {
  const tables = bookingTables(database.dialect);
  return { database, tables, catalogue: createCatalogue({ database, tables }), now, newId };
};
