import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { followCompanyLink } from '../api.ts';

const settled: SignedUp = { success: true, nextStep: 'AVAILABILITIES', _links: {} };

/** Follows a link of the company's steps. Settled in another window meanwhile, it is as good. */
export const answerCompany = (link: ServerLink, body: { companyName?: string }, signal: AbortSignal): Promise<SignedUp> =>
  followCompanyLink(link, body, signal).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'conflict') return settled;
    throw error;
  });
