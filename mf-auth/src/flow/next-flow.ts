import { fault } from '../faults/fault.ts';
import { afterIdentification, afterRefusal, afterSignIn, afterSignup } from './after-answers.ts';
import { type Flow, type FlowEvent, start } from './flow.ts';

/** The next step. If the step stays, its `fault` says why. An impossible event changes nothing. */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => {
  const { email } = flow;
  switch (flow.step) {
    case 'login-or-signup':
      if (event.type === 'identified') return afterIdentification(event);
      if (event.type === 'provider-refused') {
        const { provider, reason } = event;
        return { step: 'third-party-auth-failed', email, provider, ...(reason && { reason }) };
      }
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
