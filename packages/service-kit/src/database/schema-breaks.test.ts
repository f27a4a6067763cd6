import { rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openSqlite } from './open-sqlite.ts';
import { type DatabaseSchema, readSchema } from './read-schema.ts';
import { schemaBreaks } from './schema-breaks.ts';

const folder = scratchFolder('plenary-schema-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

const deployed = `
CREATE TABLE venue (id TEXT PRIMARY KEY, name TEXT NOT NULL, seats BIGINT, kind TEXT NOT NULL DEFAULT 'room');
CREATE TABLE room (venue_id TEXT NOT NULL, number BIGINT NOT NULL, slug TEXT NOT NULL UNIQUE, floor BIGINT, PRIMARY KEY (venue_id, number));`;

const schemaOf = async (...statements: string[]): Promise<DatabaseSchema> => {
  const file = path.join(folder, `${++files}.sqlite`);
  const database = openSqlite(file);
  for (const sql of statements) await database.script(sql);
  await database.close();
  return readSchema(file);
};
const breaksOf = async (migration: string) => schemaBreaks(await schemaOf(deployed), await schemaOf(deployed, migration));

test.each([
  ['nothing', 'SELECT 1'],
  ['a table', 'CREATE TABLE floor (id TEXT PRIMARY KEY)'],
  ['a column that may be absent', 'ALTER TABLE venue ADD COLUMN note TEXT'],
  ['a column with a value of its own', "ALTER TABLE venue ADD COLUMN note TEXT NOT NULL DEFAULT ''"],
  ['an index', 'CREATE INDEX venue_by_name ON venue (name)'],
  ['a unique index of what is unique already', 'CREATE UNIQUE INDEX room_of ON room (slug, number)'],
  ['a unique index of a column that is empty', 'ALTER TABLE room ADD COLUMN code TEXT; CREATE UNIQUE INDEX room_code ON room (code)'],
  ['a column that refers', 'ALTER TABLE room ADD COLUMN next_id TEXT REFERENCES venue (id)'],
])('the version before goes on with %s more', async (_name, migration) => {
  expect(await breaksOf(migration)).toEqual([]);
});

const rebuilt = (columns: string) => `DROP TABLE venue; CREATE TABLE venue (${columns})`;
test.each([
  ['a table that is gone', 'DROP TABLE room', 'table room: is gone'],
  ['a table with another name', 'ALTER TABLE room RENAME TO hall', 'table room: is gone'],
  ['a column that is gone', 'ALTER TABLE venue DROP COLUMN seats', 'column venue.seats: is gone'],
  ['a column with another name', 'ALTER TABLE venue RENAME COLUMN name TO title', 'column venue.name: is gone'],
  [
    'a column that has to be filled',
    rebuilt("id TEXT PRIMARY KEY, name TEXT NOT NULL, seats BIGINT, kind TEXT NOT NULL DEFAULT 'room', tax BIGINT NOT NULL"),
    'column venue.tax: is NOT NULL without a default',
  ],
  [
    'a column that may not be empty any more',
    rebuilt("id TEXT PRIMARY KEY, name TEXT NOT NULL, seats BIGINT NOT NULL, kind TEXT NOT NULL DEFAULT 'room'"),
    'column venue.seats: is NOT NULL now',
  ],
  [
    'a column without its default',
    rebuilt('id TEXT PRIMARY KEY, name TEXT NOT NULL, seats BIGINT, kind TEXT NOT NULL'),
    'column venue.kind: has no default any more',
  ],
  [
    'a column of another type',
    rebuilt("id TEXT PRIMARY KEY, name BIGINT NOT NULL, seats BIGINT, kind TEXT NOT NULL DEFAULT 'room'"),
    'column venue.name: TEXT → BIGINT',
  ],
  [
    'another key',
    rebuilt("id TEXT, name TEXT NOT NULL PRIMARY KEY, seats BIGINT, kind TEXT NOT NULL DEFAULT 'room'"),
    'table venue: its primary key is another',
  ],
  ['what is unique now', 'CREATE UNIQUE INDEX room_floor ON room (floor)', 'table room: (floor) is unique now'],
  [
    'what has to refer now',
    'DROP TABLE room; CREATE TABLE room (venue_id TEXT NOT NULL REFERENCES venue (id), number BIGINT NOT NULL, slug TEXT NOT NULL UNIQUE, floor BIGINT, PRIMARY KEY (venue_id, number))',
    'table room: has to refer now, venue_id → venue (id)',
  ],
  ['a trigger', "CREATE TRIGGER no_rooms BEFORE INSERT ON room BEGIN SELECT RAISE(ABORT, 'no'); END", 'table room: has a new trigger'],
])('the version before would fail for %s', async (_name, migration, line) => {
  const found = await breaksOf(migration);
  expect(found.map((one) => one.slice(0, line.length))).toContain(line);
});
