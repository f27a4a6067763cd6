import type { EmailIdentification } from '@plenary/contracts/sign-in';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type { SignedUp } from '@plenary/contracts/sign-up';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import { type Fault, fault } from '../faults/fault.ts';
import type { News } from '../landing.ts';
import { afterIdentification, afterRefusal, afterSignIn, afterSignup } from './after-answers.ts';

export interface Profile {
  firstname: string;
  lastname: string;
  phone: string;
}

/** Who may vouch for a user in our place; `sso` is the company's own identity provider. */
export type Provider = 'google' | 'microsoft' | 'sso';

/** Which mail the user is sent to look for. */
export type Mail = 'activation' | 'confirmation' | 'reset' | 'new-link' | 'identity';

interface Common {
  email: string;
  /** Why the step before led here, where that has to be told. */
  fault?: Fault;
}

/** Where the sign-in stands (spec/booking.md §4 "Authentication flow"). The company's steps come with a session already. */
export type Flow = Common &
  (
    | { step: 'login-or-signup' }
    | { step: 'login' }
    | { step: 'signup'; profile?: Profile }
    | { step: 'signup-framework-contract'; profile?: Profile }
    | { step: 'get-missing-user-info'; profile: Profile; isNewUser: boolean }
    | { step: 'check-email'; mail: Mail }
    | { step: 'third-party-auth-failed'; provider: Provider }
    | { step: 'second-factor' }
    | { step: 'second-factor-enrolment' }
    | { step: 'company-confirmation'; companyName: string; yes: ServerLink; no: ServerLink; news: News }
    | { step: 'company-creation'; create: ServerLink; known?: ServerLink; news: News }
    | { step: 'done'; news: News }
  );
export type Step = Flow['step'];

export type FlowEvent =
  | { type: 'identified'; email: string; answer: EmailIdentification }
  | { type: 'logged-in'; answer: SignInAnswer; provider?: Provider }
  | { type: 'provider-refused'; provider: Provider }
  | { type: 'mailbox-unproven' }
  | { type: 'reset-mail-sent' }
  | { type: 'signed-up'; answer: SignedUp }
  | { type: 'signup-refused'; fault: Fault; profile: Profile }
  | { type: 'company-answered'; answer: SignedUp }
  | { type: 'already-enrolled' }
  | { type: 'lapsed' }
  | { type: 'back' };

export const start = (email = ''): Flow => ({ step: 'login-or-signup', email });

/** The next step. Where the step stays, its `fault` says why. An event that a step can't have leaves it as it is. */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => {
  const { email } = flow;
  switch (flow.step) {
    case 'login-or-signup':
      if (event.type === 'identified') return afterIdentification(event);
      if (event.type === 'provider-refused') return { step: 'third-party-auth-failed', email, provider: event.provider };
      if (event.type === 'mailbox-unproven') return { step: 'check-email', email, mail: 'identity' };
      return event.type === 'logged-in' ? afterSignIn(flow, event) : flow;
    case 'login':
      if (event.type === 'back') return start(email);
      if (event.type === 'reset-mail-sent') return { step: 'check-email', email, mail: 'reset' };
      return event.type === 'logged-in' ? afterSignIn(flow, event) : flow;
    case 'signup':
      if (event.type === 'back') return start(email);
      if (event.type === 'signed-up') return afterSignup(email, event.answer, 'signup-success');
      return event.type === 'signup-refused' ? afterRefusal(flow, event) : flow;
    case 'signup-framework-contract':
      if (event.type === 'back') return start(email);
      if (event.type === 'signed-up') return { step: 'check-email', email, mail: 'confirmation' };
      return event.type === 'signup-refused' ? afterRefusal(flow, event) : flow;
    case 'get-missing-user-info':
      if (event.type === 'back') return start(email);
      // No mail about a password is on its way, as after a signup: the news are those of a sign-in.
      if (event.type === 'signed-up') return afterSignup(email, event.answer, 'login-success');
      return event.type === 'signup-refused' ? afterRefusal(flow, event) : flow;
    case 'third-party-auth-failed':
      return event.type === 'back' ? start(email) : flow;
    case 'second-factor':
    case 'second-factor-enrolment':
      if (event.type === 'back') return start(email);
      if (event.type === 'lapsed') return { ...start(email), fault: fault('sign-in-lapsed') };
      if (event.type === 'already-enrolled') return { step: 'second-factor', email };
      return event.type === 'logged-in' ? afterSignIn(flow, event) : flow;
    case 'company-confirmation':
    case 'company-creation':
      return event.type === 'company-answered' ? afterSignup(email, event.answer, flow.news) : flow;
    default:
      return flow;
  }
};
