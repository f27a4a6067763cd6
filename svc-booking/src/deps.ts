import type { Database } from '@plenary/service-kit/database/database';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import type { IsPublicEmail } from './big-events/is-public-email.ts';
import { type BookingTables, bookingTables } from './db/tables.ts';
import { createQueue, type TakeTurns } from './options/take-turns.ts';
import type { PriceSettings } from './prices/quote-totals.ts';
import { noDocuments, type SignatureDocuments } from './signature/signature-documents.ts';
import { type Catalogue, createCatalogue } from './venues/catalogue.ts';

/** What the verbs of svc-booking work with. */
export interface BookingDeps {
  database: Database;
  tables: BookingTables;
  catalogue: Catalogue;
  throttle: Throttle;
  /** Writes of options go one after another within a process: at once they would only make each other run again. */
  takeTurns: TakeTurns;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
  prices: PriceSettings;
  /** Whether the ecology add-on is offered. */
  hasCarbonFootprint: boolean;
  /** Where sales reads its mail. */
  salesEmail: string;
  brandName: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  isPublicEmail: IsPublicEmail;
  /** Prints what is signed. */
  documents: SignatureDocuments;
  /** Types of events that another service takes; others are not written. */
  wantedEvents: ReadonlySet<string>;
}

type Made = 'tables' | 'catalogue' | 'throttle' | 'takeTurns';
type GivenDeps = Omit<BookingDeps, Made | 'wantedEvents' | 'documents'> & Partial<Pick<BookingDeps, 'wantedEvents' | 'documents'>>;

export const bookingDeps = (given: GivenDeps): BookingDeps => {
  const { database } = given;
  const tables = bookingTables(database.dialect);
  return {
    wantedEvents: new Set(),
    documents: noDocuments,
    ...given,
    tables,
    catalogue: createCatalogue({ database, tables }),
    throttle: createThrottle(given),
    takeTurns: createQueue(),
  };
};
