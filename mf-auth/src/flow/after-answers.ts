import type { EmailIdentification } from '@plenary/contracts/sign-in.schemas';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { type Fault, fault } from '../faults/fault.ts';
import type { News } from '../landing.ts';
import type { Profile } from '../profile.ts';
import type { Flow, Provider } from './flow.ts';

export const afterIdentification = ({ email, answer }: { email: string; answer: EmailIdentification }): Flow => {
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

/** The step after the answer of any sign-in. A provider's answer without a session leads to its own step. */
export const afterSignIn = (flow: Flow, { answer, provider }: { answer: SignInAnswer; provider?: Provider }): Flow => {
  const { email } = flow;
  switch (answer.type) {
    case 'LOGIN_SUCCESS':
      return { step: 'done', email, news: answer.isNewUser ? 'signup-success' : 'login-success' };
    case 'MISSING_USER_INFO': {
      const { firstname, lastname, phoneNumber, isNewUser } = answer;
      return { step: 'get-missing-user-info', email: answer.email, profile: { firstname, lastname, phone: phoneNumber }, isNewUser };
    }
    case 'SECOND_FACTOR_REQUIRED':
      return { step: answer.mustEnrol ? 'second-factor-enrolment' : 'second-factor', email };
    case 'PUBLIC_EMAIL_FORBIDDEN':
      return provider ? { step: 'third-party-auth-failed', email, provider } : { ...flow, fault: fault('public-email-forbidden') };
    default:
      return provider ? { step: 'third-party-auth-failed', email, provider } : { ...flow, fault: fault('unexpected-error') };
  }
};

/** The step after a signup: the company's steps by the server's links, else the page (spec/booking.md §3). */
export const afterSignup = (email: string, { nextStep, companyName = '', _links: links }: SignedUp, news: News): Flow => {
  const { yes, no, createUserWithNewCompany: create, createUserWithKnownCompany: known } = links;
  switch (nextStep) {
    case 'COMPANY_CONFIRMATION':
      return yes && no ? { step: 'company-confirmation', email, companyName, yes, no, news } : { step: 'done', email, news };
    case 'COMPANY_CREATION':
      return create ? { step: 'company-creation', email, create, ...(known && { known }), news } : { step: 'done', email, news };
    case 'PASSWORD_CREATION':
      return { step: 'check-email', email, mail: 'activation' };
    case 'PASSWORD_RESET_CONFIRMATION':
      return { step: 'check-email', email, mail: 'reset' };
    case 'LOGIN':
      return { step: 'login', email };
    case 'SIGNIN':
      return { step: 'login-or-signup', email };
    default:
      return { step: 'done', email, news };
  }
};

/** The step after a refusal. One of the e-mail is shown at its field; a contract found or lost since then changes the form. */
export const afterRefusal = (flow: Flow, { fault: refused, profile }: { fault: Fault; profile: Profile }): Flow => {
  const { email } = flow;
  if (refused.code === 'authentication-required') return { step: 'login-or-signup', email, fault: fault('sign-in-lapsed') };
  if (refused.code === 'user-exists') return { step: 'login-or-signup', email, fault: fault('user-exists', { email: 'user-exists' }) };
  if (refused.fields.email) return { step: 'login-or-signup', email, fault: fault(refused.code, { email: refused.fields.email }) };
  if (refused.code === 'framework-contract') return { step: 'signup-framework-contract', email, profile, fault: refused };
  if (refused.code === 'conflict') return { step: 'signup', email, profile, fault: refused };
  return { ...flow, fault: refused };
};
