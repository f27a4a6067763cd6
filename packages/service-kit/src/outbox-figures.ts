import { count, eq, like, min } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { kitTables } from './kit-tables.ts';
import type { Figure } from './metrics.ts';

/** What a service has still to tell others, and to mail. */
export const outboxFigures = ({ dialect, read }: Database, now: () => number = Date.now): readonly Figure[] => {
  const { outbox } = kitTables(dialect);
  const waits = eq(outbox.parked, false);
  return [
    {
      name: 'plenary_outbox_events',
      help: 'Events that wait for their delivery, and those that were given up and wait for staff',
      labels: ['state'],
      read: async () => {
        const rows = await read.select({ parked: outbox.parked, events: count() }).from(outbox).groupBy(outbox.parked);
        return [false, true].map((parked) => ({
          labels: { state: parked ? 'parked' : 'waiting' },
          value: Number(rows.find((row) => row.parked === parked)?.events ?? 0),
        }));
      },
    },
    {
      name: 'plenary_outbox_age_seconds',
      help: 'Age of the oldest event that waits for its delivery; 0: none waits',
      read: async () => {
        const [row] = await read
          .select({ oldest: min(outbox.createdAt) })
          .from(outbox)
          .where(waits);
        return [{ value: row?.oldest ? Math.max(0, now() - Number(row.oldest)) / 1_000 : 0 }];
      },
    },
    {
      name: 'plenary_mails_waiting',
      help: 'Mails that were not sent yet, those that were given up among them',
      read: async () => {
        const [row] = await read.select({ mails: count() }).from(outbox).where(like(outbox.type, '%mail%'));
        return [{ value: Number(row?.mails ?? 0) }];
      },
    },
  ];
};
