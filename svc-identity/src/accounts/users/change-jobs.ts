import type { Account } from '@plenary/contracts/accounts.schemas';
import { mayGrant, type RightsHolder } from '@plenary/contracts/desk-rights';
import type { HeldJobs } from '@plenary/contracts/user.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';
import { jobsInWords } from './jobs-in-words.ts';

interface JobsChange extends AccountDeed {
  giver: RightsHolder;
  jobs: HeldJobs;
  version: number;
}

/**
 * Gives one of the staff other jobs. Sessions go on: each call asks for the jobs anew. Refuses as `changeAccountWith`, `forbidden` for a job
 * with a right that the giver lacks, and `conflict` for whoever is not staff.
 */
export const changeJobs = async (deps: IdentityDeps, { giver, jobs, version, ...deed }: JobsChange): Promise<Account> => {
  if (!jobs.every((job) => mayGrant(giver, job))) return refuse('forbidden');
  const { tables } = deps;
  return changeAccountWith(deps, { ...deed, version, action: 'user-jobs-changed' }, async (tx, account) => {
    if (account.role !== 'staff') return refuse('conflict');
    await tx.update(tables.user).set({ jobs }).where(eq(tables.user.id, deed.userId));
    return [{ field: 'jobs', from: jobsInWords(account.jobs ?? []), to: jobsInWords(jobs) }];
  });
};
