import type { Figure } from '@plenary/service-kit/metrics';
import { count, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/** The options that stand, by the rank of their worst slot. */
export const optionFigures = ({ database, tables: { booking } }: Pick<BookingDeps, 'database' | 'tables'>): readonly Figure[] => [
  {
    name: 'plenary_options',
    help: 'Options that stand, by rank: 1 for a first option, 2 for one that waits behind it',
    labels: ['rank'],
    read: async () => {
      const options = eq(booking.status, 'option');
      const rows = await database.read.select({ rank: booking.rank, options: count() }).from(booking).where(options).groupBy(booking.rank);
      return [1, 2].map((rank) => ({
        labels: { rank: String(rank) },
        value: Number(rows.find((row) => row.rank === rank)?.options ?? 0),
      }));
    },
  },
];
