import { randomUUID } from 'node:crypto';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { bookingDeps } from '@plenary/svc-booking/deps';

/** svc-booking on a new database in a file, at a fixed instant. */
export const openBooking = async (file: string, now: number) => {
  const database = openSqlite(file);
  await migrate(database, bookingMigrations);
  return bookingDeps({
    database,
    now: () => now,
    newId: randomUUID,
    prices: { administrationFeesPercent: 3, depositPercent: 70 },
    hasCarbonFootprint: false,
    salesEmail: 'sales@comet.example',
    brandName: 'Comet',
    publicUrl: 'https://book.example',
    isPublicEmail: async () => false,
  });
};
