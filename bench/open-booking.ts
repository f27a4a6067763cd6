import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Database } from '@plenary/service-kit/database/database';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { fileFolder } from '@plenary/service-kit/file-store';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { bookingDeps } from '@plenary/svc-booking/deps';

/** svc-booking on a migrated database, at a fixed instant; `folder` is for pictures. */
export const bookingOn = (database: Database, { now, folder }: { now: number; folder: string }) =>
  bookingDeps({
    database,
    now: () => now,
    newId: randomUUID,
    prices: { administrationFeesPercent: 3, depositPercent: 70 },
    hasCarbonFootprint: false,
    salesEmail: 'sales@comet.example',
    brandName: 'Comet',
    publicUrl: 'https://book.example',
    isPublicEmail: async () => false,
    pictures: fileFolder(folder),
  });

/** svc-booking on a new database in a file, at a fixed instant. */
export const openBooking = async (file: string, now: number) => {
  const database = openSqlite(file);
  await migrate(database, bookingMigrations);
  return bookingOn(database, { now, folder: path.dirname(file) });
};
