import type { EmailIdentification } from '@plenary/contracts/sign-in.schemas';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import type { Fault } from '../faults/fault.ts';
import type { News } from '../landing.ts';
import type { Profile } from '../profile.ts';

/** External identity providers; `sso` is the company's own. */
export type Provider = 'google' | 'microsoft' | 'sso';

/** Why a provider's sign-in failed, where the page has more to say than that it did. */
type ProviderFault = 'unusable-address';

/** The mail that was sent to the user. */
export type Mail = 'activation' | 'confirmation' | 'reset' | 'new-link' | 'identity';

interface Common {
  email: string;
  /** The failure of the previous step, if it is shown here. */
  fault?: Fault;
}

/** State of the sign-in (spec/booking.md §4 "Authentication flow"). The company's steps have a session already. */
export type Flow = Common &
  (
    | { step: 'login-or-signup'; account?: string }
    | { step: 'login' }
    | { step: 'signup'; profile?: Profile }
    | { step: 'signup-framework-contract'; profile?: Profile }
    | { step: 'get-missing-user-info'; profile: Profile; isNewUser: boolean }
    | { step: 'check-email'; mail: Mail }
    | { step: 'third-party-auth-failed'; provider: Provider; reason?: ProviderFault }
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
  | { type: 'provider-refused'; provider: Provider; reason?: ProviderFault }
  | { type: 'mailbox-unproven' }
  | { type: 'reset-mail-sent' }
  | { type: 'signed-up'; answer: SignedUp }
  | { type: 'signup-refused'; fault: Fault; profile: Profile }
  | { type: 'company-answered'; answer: SignedUp }
  | { type: 'already-enrolled' }
  | { type: 'lapsed' }
  | { type: 'back' };

export const start = (email = ''): Flow => ({ step: 'login-or-signup', email });
