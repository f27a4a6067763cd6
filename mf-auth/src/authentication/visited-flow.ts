import { type Flow, start } from '../flow/auth-flow.ts';
import { checkEmail } from '../forms/checks.ts';
import type { AuthenticationAction } from '../paths.ts';

/** Where a visited address starts the sign-in. A step about an e-mail needs one: without it the e-mail is asked for. */
export const visitedFlow = (action: AuthenticationAction, typedEmail: string | null): Flow => {
  const checked = checkEmail(typedEmail ?? '');
  const email = 'email' in checked ? checked.email : '';
  if (action === 'check-email') return { step: 'check-email', email, mail: 'new-link' };
  if (!email) return start(typedEmail ?? '');
  switch (action) {
    case 'login':
    case 'signup':
    case 'signup-framework-contract':
      return { step: action, email };
    default:
      return start(email);
  }
};

/** The steps walked since are kept in the browser's history, so that its Back and a reload find them. */
export interface KeptFlow {
  flow: Exclude<Flow, { step: 'done' }>;
}

export const keptFlow = (state: unknown): Flow | undefined => (state as KeptFlow | null)?.flow;
