import path from 'node:path';
import { contractBreaks } from '@plenary/http/contract/compare-contracts';
import { schemaBreaks } from '@plenary/service-kit/database/schema-breaks';
import { type Tried, tryBuild } from './try-build.ts';

interface Options {
  /** Folder of the build that is live. */
  deployed: string;
  next: string;
  /** An empty folder for the data of the trials. */
  scratch: string;
}

export interface Compared {
  deployed: Tried;
  next: Tried;
  /** Migrations of the next version that the deployed one has not. */
  added: string[];
  /** Every promise that the next version would break, a line each; none: it may be released. */
  broken: string[];
}

const explain = (what: string) => (error: unknown) => {
  throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
};

/**
 * Runs the deployed build and the next one on the same data, the deployed one again on what the next one made of it, and the next
 * one on nothing: so a release migrates, is rolled back, and begins on a new machine.
 */
export const compareServices = async ({ deployed, next, scratch }: Options): Promise<Compared> => {
  const upgraded = path.join(scratch, 'upgraded');
  const before = await tryBuild(deployed, upgraded).catch(explain('the deployed build does not start'));
  const after = await tryBuild(next, upgraded).catch(explain('it does not start on the tables of the deployed version'));
  const broken = [
    ...contractBreaks(before.contract, after.contract),
    ...(before.schema && after.schema ? schemaBreaks(before.schema, after.schema) : []),
  ];
  await tryBuild(deployed, upgraded).catch(explain('the deployed version does not start on its tables any more'));
  const fresh = await tryBuild(next, path.join(scratch, 'fresh')).catch(explain('it does not start on an empty database'));
  if (JSON.stringify(sorted(fresh.schema)) !== JSON.stringify(sorted(after.schema)))
    broken.push('a migration that has been applied is another now: add one, and change none');
  const known = new Set(before.database?.migrations);
  const added = (after.database?.migrations ?? []).filter((name) => !known.has(name));
  return { deployed: before, next: after, added, broken };
};

/** A column that was added later comes after the others. */
const sorted = (schema: Tried['schema']) =>
  schema &&
  Object.entries(schema).map(([name, { columns, unique, ...rest }]) => [
    name,
    rest,
    columns.map((one) => JSON.stringify(one)).sort(),
    unique.map(String).sort(),
  ]);
