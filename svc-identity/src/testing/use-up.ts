import { kitTables } from '@plenary/service-kit/kit-tables';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import type { IdentityDeps } from '../deps.ts';

/** Uses up all but one of the calls that a limit allows in this window. */
export const useUpAllButOne = async ({ database, now }: IdentityDeps, rule: ThrottleRule, subject: string): Promise<void> => {
  const at = now();
  const row = { key: `${rule.name}:${subject}`, windowStart: at - (at % rule.windowMilliseconds), count: rule.limit - 1 };
  await database.transact((tx) => tx.insert(kitTables(database.dialect).throttle).values(row));
};
