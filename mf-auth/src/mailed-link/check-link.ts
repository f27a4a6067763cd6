import { currentPlatform } from '@plenary/platform';
import { takeLinkToken } from '@plenary/platform/link-token';
import { checkResetLink } from '../api.ts';
import { isUnforeseen } from '../faults/fault.ts';
import { failedLink, type LinkState, refusedLink } from './link-state.ts';

/** Asks what the link of a password page is worth before a password is typed. */
export const checkLink = async ({ request }: { request: Request }): Promise<LinkState> => {
  const { pathname } = new URL(request.url);
  const token = takeLinkToken(request, 'token');
  if (!token) return { type: 'invalid' };
  try {
    await checkResetLink({ token, resetPasswordUrl: pathname }, request.signal);
    return { type: 'live', token };
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (isUnforeseen(error)) currentPlatform().report(error);
    return refusedLink(error) ?? failedLink(error);
  }
};
