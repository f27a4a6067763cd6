import { isMaskedEmail } from '@plenary/contracts/masked-email';
import { type Flow, start } from '../flow/flow.ts';
import { checkEmail } from '../forms/checks.ts';
import type { AuthenticationAction } from '../paths.ts';

/** The first step for a visited address. A step about an e-mail needs one: without it the e-mail comes first. */
export const visitedFlow = (action: AuthenticationAction, query: URLSearchParams): Flow => {
  const returned = returnedFlow(query.get('sso'));
  if (returned) return returned;
  const typedEmail = query.get('email') ?? '';
  const checked = checkEmail(typedEmail);
  const email = 'email' in checked ? checked.email : '';
  if (action === 'check-email') return { step: 'check-email', email, mail: 'new-link' };
  if (!email) return { ...start(typedEmail), ...linkedAccount(query.get('account')) };
  switch (action) {
    case 'login':
    case 'signup':
    case 'signup-framework-contract':
      return { step: action, email };
    default:
      return start(email);
  }
};

/** Any link can carry words: only a masked address is shown. */
const linkedAccount = (account: string | null) => (account && isMaskedEmail(account) ? { account } : {});

/** Whether the data of a pending sign-in has to be fetched first. */
export const isPendingInfo = (action: AuthenticationAction, query: URLSearchParams): boolean =>
  action === 'get-missing-user-info' || query.get('sso') === 'missing-user-info';

/** The step after a corporate sign-on without a session. */
const returnedFlow = (sso: string | null): Flow | undefined => {
  switch (sso) {
    case 'failed':
    case 'public-email-forbidden':
      return { step: 'third-party-auth-failed', email: '', provider: 'sso' };
    case 'unusable-address':
      return { step: 'third-party-auth-failed', email: '', provider: 'sso', reason: sso };
    case 'mailbox-unproven':
      return { step: 'check-email', email: '', mail: 'identity' };
    case 'second-factor-required':
      // Unknown whether there is one yet: setting one up leads on to its code if there is.
      return { step: 'second-factor-enrolment', email: '' };
    default:
      return undefined;
  }
};
