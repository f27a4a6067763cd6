import { columnKit, type Dialect } from './database/columns.ts';
import type { Migration } from './database/migrate.ts';

/** First migration of every service: the tables its kit keeps in the service's own database. */
export const kitMigration: Migration = {
  name: '0000-kit',
  sql: `
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  aggregate_id TEXT NOT NULL,
  sequence BIGINT NOT NULL,
  payload TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  attempts BIGINT NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  parked BIGINT NOT NULL
);
CREATE INDEX outbox_due ON outbox (parked, next_attempt_at);
CREATE TABLE inbox (event_id TEXT PRIMARY KEY, received_at BIGINT NOT NULL);
CREATE TABLE throttle (key TEXT NOT NULL, window_start BIGINT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (key, window_start));
CREATE TABLE idempotency (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  reply TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (scope, key)
)`,
};

export const kitTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    outbox: kit.table('outbox', {
      id: kit.text().primaryKey(),
      type: kit.text().notNull(),
      aggregateId: kit.text().notNull(),
      sequence: kit.integer().notNull(),
      payload: kit.json<unknown>().notNull(),
      createdAt: kit.integer().notNull(),
      attempts: kit.integer().notNull(),
      nextAttemptAt: kit.integer().notNull(),
      parked: kit.boolean().notNull(),
    }),
    inbox: kit.table('inbox', { eventId: kit.text().primaryKey(), receivedAt: kit.integer().notNull() }),
    throttle: kit.table(
      'throttle',
      { key: kit.text().notNull(), windowStart: kit.integer().notNull(), count: kit.integer().notNull() },
      (table) => [kit.primaryKey({ columns: [table.key, table.windowStart] })],
    ),
    idempotency: kit.table(
      'idempotency',
      {
        scope: kit.text().notNull(),
        key: kit.text().notNull(),
        requestHash: kit.text().notNull(),
        reply: kit.json<unknown>().notNull(),
        createdAt: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.scope, table.key] })],
    ),
  };
};
