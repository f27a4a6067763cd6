/**
 * What a table has in SQL beyond its columns and primary key: `unique (slug)`, `index (user_id)`, `venue_id → venue (id)`, with
 * `of some rows` for a partial index. A test compares the list with the migrated schema on both engines.
 */
export type Constraints = Readonly<Record<string, readonly string[]>>;

/** Of the tables that the kit keeps in the database of each service. */
export const kitConstraints: Constraints = { outbox: ['index (parked, next_attempt_at)'] };
