import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { EmailIdentification, login } from '@plenary/contracts/identity';
import { type Fault, fault } from '../faults/fault.ts';
import type { News } from '../landing.ts';

export type LoginAnswer = EndpointResponse<typeof login>;

export interface Profile {
  firstname: string;
  lastname: string;
  phone: string;
}

/** Which mail the user is sent to look for. */
export type Mail = 'activation' | 'confirmation' | 'reset' | 'new-link';

interface Common {
  email: string;
  /** Why the step before led here, where that has to be told. */
  fault?: Fault;
}

/** Where the sign-in stands (spec/booking.md §4 "Authentication flow"). */
export type Flow = Common &
  (
    | { step: 'login-or-signup' }
    | { step: 'login' }
    | { step: 'signup'; profile?: Profile }
    | { step: 'signup-framework-contract'; profile?: Profile }
    | { step: 'check-email'; mail: Mail }
    | { step: 'done'; news: News }
  );
export type Step = Flow['step'];

export type FlowEvent =
  | { type: 'identified'; email: string; answer: EmailIdentification }
  | { type: 'logged-in'; answer: LoginAnswer }
  | { type: 'reset-mail-sent' }
  | { type: 'signed-up' }
  | { type: 'signup-refused'; fault: Fault; profile: Profile }
  | { type: 'back' };

export const start = (email = ''): Flow => ({ step: 'login-or-signup', email });

/** The next step. Where the step stays, its `fault` says why. An event that a step can't have leaves it as it is. */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => {
  switch (flow.step) {
    case 'login-or-signup':
      return event.type === 'identified' ? afterIdentification(event) : flow;
    case 'login':
      if (event.type === 'back') return start(flow.email);
      if (event.type === 'reset-mail-sent') return { step: 'check-email', email: flow.email, mail: 'reset' };
      return event.type === 'logged-in' ? afterLogin(flow, event.answer) : flow;
    case 'signup':
      if (event.type === 'back') return start(flow.email);
      if (event.type === 'signed-up') return { step: 'done', email: flow.email, news: 'signup-success' };
      return event.type === 'signup-refused' ? afterRefusal(flow, event) : flow;
    case 'signup-framework-contract':
      if (event.type === 'back') return start(flow.email);
      if (event.type === 'signed-up') return { step: 'check-email', email: flow.email, mail: 'confirmation' };
      return event.type === 'signup-refused' ? afterRefusal(flow, event) : flow;
    default:
      return flow;
  }
};

const afterIdentification = ({ email, answer }: { email: string; answer: EmailIdentification }): Flow => {
  switch (answer.type) {
    case 'USER_EXISTS':
      return answer.isActive === false ? { step: 'check-email', email, mail: 'activation' } : { step: 'login', email };
    case 'USER_NOT_FOUND':
      return { step: 'signup', email };
    case 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT':
      return { step: 'signup-framework-contract', email };
    case 'PUBLIC_MAIL':
      return { step: 'login-or-signup', email, fault: fault('public-email-forbidden', { email: 'public-email-forbidden' }) };
  }
};

const afterLogin = (flow: Flow, answer: LoginAnswer): Flow => {
  switch (answer.type) {
    case 'LOGIN_SUCCESS':
      return { step: 'done', email: flow.email, news: answer.isNewUser ? 'signup-success' : 'login-success' };
    case 'PUBLIC_EMAIL_FORBIDDEN':
      return { ...flow, fault: fault('public-email-forbidden') };
    default:
      return { ...flow, fault: fault('unexpected-error') };
  }
};

/** What the e-mail is refused for is told where it was typed; a contract found or lost since then changes the form. */
const afterRefusal = (flow: Flow, { fault: refused, profile }: { fault: Fault; profile: Profile }): Flow => {
  const { email } = flow;
  if (refused.code === 'user-exists') return { step: 'login-or-signup', email, fault: fault('user-exists', { email: 'user-exists' }) };
  if (refused.fields.email) return { step: 'login-or-signup', email, fault: fault(refused.code, { email: refused.fields.email }) };
  if (refused.code === 'framework-contract') return { step: 'signup-framework-contract', email, profile, fault: refused };
  if (refused.code === 'conflict') return { step: 'signup', email, profile, fault: refused };
  return { ...flow, fault: refused };
};
