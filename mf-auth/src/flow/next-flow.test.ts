import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import { fault } from '../faults/fault.ts';
import { type Flow, type FlowEvent, type Provider, start } from './flow.ts';
import { nextFlow } from './next-flow.ts';

// Covers B-I10–B-I15, B-I22, B-I42–B-I45, B-J19, B-M01.

const email = 'lea@atelier-nord.example';
const profile = { firstname: 'Léa', lastname: 'Martin', phone: '06 12 34 56 78' };
const at = (
  step: 'login-or-signup' | 'login' | 'signup' | 'signup-framework-contract' | 'second-factor' | 'second-factor-enrolment',
): Flow => ({
  step,
  email,
});
const missing: Flow = { step: 'get-missing-user-info', email, profile: { ...profile, phone: '' }, isNewUser: true };
const failed = (provider: Provider): Flow => ({ step: 'third-party-auth-failed', email: '', provider });
const link = (href: string): ServerLink => ({ method: 'POST', href, payload: {} });
const [yes, no] = [link('/api/signup/known-company'), link('/api/signup/new-company')];
const signedUp = (nextStep: SignedUp['nextStep'], rest: Partial<SignedUp> = {}): FlowEvent => ({
  type: 'signed-up',
  answer: { success: true, nextStep, _links: {}, ...rest },
});
const answered = (nextStep: SignedUp['nextStep'], rest: Partial<SignedUp> = {}): FlowEvent => ({
  type: 'company-answered',
  answer: { success: true, nextStep, _links: {}, ...rest },
});
const loggedIn = (answer: SignInAnswer, provider?: Provider): FlowEvent => ({ type: 'logged-in', answer, ...(provider && { provider }) });
const missingAnswer: SignInAnswer = {
  type: 'MISSING_USER_INFO',
  email,
  firstname: 'Léa',
  lastname: 'Martin',
  phoneNumber: '',
  isNewUser: true,
};
const confirmation: Flow = { step: 'company-confirmation', email, companyName: 'Atelier Nord', yes, no, news: 'signup-success' };
const creation: Flow = { step: 'company-creation', email, create: no, news: 'signup-success' };
const lapsed: Flow = { ...start(email), fault: fault('sign-in-lapsed') };
const identified = (answer: Extract<FlowEvent, { type: 'identified' }>['answer']): FlowEvent => ({ type: 'identified', email, answer });
const refused = (code: string, fields = {}): FlowEvent => ({ type: 'signup-refused', fault: fault(code, fields), profile });

test.each<[string, Flow, FlowEvent, Flow]>([
  ['an active user types the password', start(), identified({ type: 'USER_EXISTS', isActive: true }), at('login')],
  [
    'a user who is not active looks into the mailbox',
    start(),
    identified({ type: 'USER_EXISTS', isActive: false }),
    { step: 'check-email', email, mail: 'activation' },
  ],
  ['an unknown user signs up', start(), identified({ type: 'USER_NOT_FOUND' }), at('signup')],
  [
    'an unknown user of a company with a contract signs up with a password',
    start(),
    identified({ type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' }),
    at('signup-framework-contract'),
  ],
  [
    'a public e-mail stays, with an error',
    start(),
    identified({ type: 'PUBLIC_MAIL' }),
    { step: 'login-or-signup', email, fault: fault('public-email-forbidden', { email: 'public-email-forbidden' }) },
  ],
  [
    'a login leads on',
    at('login'),
    { type: 'logged-in', answer: { type: 'LOGIN_SUCCESS', isNewUser: false } },
    { step: 'done', email, news: 'login-success' },
  ],
  [
    'a first login leads on as a signup',
    at('login'),
    { type: 'logged-in', answer: { type: 'LOGIN_SUCCESS', isNewUser: true } },
    { step: 'done', email, news: 'signup-success' },
  ],
  [
    'a login refused for its e-mail stays, with an error',
    at('login'),
    { type: 'logged-in', answer: { type: 'PUBLIC_EMAIL_FORBIDDEN' } },
    { step: 'login', email, fault: fault('public-email-forbidden') },
  ],
  ['a forgotten password leads to the mailbox', at('login'), { type: 'reset-mail-sent' }, { step: 'check-email', email, mail: 'reset' }],
  ['back from login keeps the e-mail', at('login'), { type: 'back' }, start(email)],
  ['back from signup keeps the e-mail', at('signup'), { type: 'back' }, start(email)],
  ['back from the contract signup keeps the e-mail', at('signup-framework-contract'), { type: 'back' }, start(email)],
  ['a signup leads on', at('signup'), signedUp('AVAILABILITIES'), { step: 'done', email, news: 'signup-success' }],
  [
    'a contract signup leads to the mailbox',
    at('signup-framework-contract'),
    signedUp('AVAILABILITIES'),
    { step: 'check-email', email, mail: 'confirmation' },
  ],
  ['a login that lacks something asks for it, prefilled', at('login'), loggedIn(missingAnswer), missing],
  ['a login may ask for a second factor', at('login'), loggedIn({ type: 'SECOND_FACTOR_REQUIRED' }), at('second-factor')],
  [
    'a login may ask to set one up',
    at('login'),
    loggedIn({ type: 'SECOND_FACTOR_REQUIRED', mustEnrol: true }),
    at('second-factor-enrolment'),
  ],
  [
    'a right code leads on',
    at('second-factor'),
    loggedIn({ type: 'LOGIN_SUCCESS', isNewUser: false }),
    { step: 'done', email, news: 'login-success' },
  ],
  ['a right code may still lack something', at('second-factor'), loggedIn(missingAnswer), missing],
  ['a second factor that waited too long starts anew', at('second-factor'), { type: 'lapsed' }, lapsed],
  ['a second factor that is there already is asked for', at('second-factor-enrolment'), { type: 'already-enrolled' }, at('second-factor')],
  ['back from the second factor keeps the e-mail', at('second-factor'), { type: 'back' }, start(email)],
  ['back from missing info keeps the e-mail', missing, { type: 'back' }, start(email)],
  ['what was missing leads on', missing, signedUp('AVAILABILITIES'), { step: 'done', email, news: 'login-success' }],
  [
    'a missing info that is wrong stays',
    missing,
    refused('invalid-request', { phone: 'invalid' }),
    { ...missing, fault: fault('invalid-request', { phone: 'invalid' }) },
  ],
  ['a missing info that waited too long starts anew', missing, refused('authentication-required'), lapsed],
  [
    'a provider that lets in leads on',
    start(),
    loggedIn({ type: 'LOGIN_SUCCESS', isNewUser: false }, 'google'),
    { step: 'done', email: '', news: 'login-success' },
  ],
  ['a provider’s user who lacks something is asked for it', start(), loggedIn(missingAnswer, 'google'), missing],
  ['a provider’s public e-mail fails', start(), loggedIn({ type: 'PUBLIC_EMAIL_FORBIDDEN' }, 'microsoft'), failed('microsoft')],
  [
    'a provider’s answer that is none fails',
    start(),
    loggedIn({ type: 'SOMETHING' } as unknown as SignInAnswer, 'google'),
    failed('google'),
  ],
  ['a provider that refuses fails', start(), { type: 'provider-refused', provider: 'google' }, failed('google')],
  ['an acknowledged failure leads back to the e-mail', failed('google'), { type: 'back' }, start()],
  [
    'a mailbox that is not proven is written to',
    start(),
    { type: 'mailbox-unproven' },
    { step: 'check-email', email: '', mail: 'identity' },
  ],
  [
    'a signup at a known company asks whether it is the right one',
    at('signup'),
    signedUp('COMPANY_CONFIRMATION', { companyName: 'Atelier Nord', _links: { yes, no } }),
    confirmation,
  ],
  [
    'a signup at a domain nobody has asks for the company',
    at('signup'),
    signedUp('COMPANY_CREATION', { _links: { createUserWithNewCompany: no } }),
    creation,
  ],
  [
    'a company step without its links leads on',
    at('signup'),
    signedUp('COMPANY_CONFIRMATION'),
    { step: 'done', email, news: 'signup-success' },
  ],
  [
    'another company is asked for, and the known one can still be taken',
    confirmation,
    answered('COMPANY_CREATION', { _links: { createUserWithNewCompany: no, createUserWithKnownCompany: yes } }),
    { step: 'company-creation', email, create: no, known: yes, news: 'signup-success' },
  ],
  ['a company that is confirmed leads on', confirmation, answered('AVAILABILITIES'), { step: 'done', email, news: 'signup-success' }],
  ['a company that is named leads on', creation, answered('PROFILE'), { step: 'done', email, news: 'signup-success' }],
  [
    'PASSWORD_CREATION leads to the mailbox',
    at('signup'),
    signedUp('PASSWORD_CREATION'),
    { step: 'check-email', email, mail: 'activation' },
  ],
  [
    'PASSWORD_RESET_CONFIRMATION leads to the mailbox',
    at('signup'),
    signedUp('PASSWORD_RESET_CONFIRMATION'),
    { step: 'check-email', email, mail: 'reset' },
  ],
  ['LOGIN leads to the password', at('signup'), signedUp('LOGIN'), at('login')],
  ['SIGNIN leads to the e-mail', at('signup'), signedUp('SIGNIN'), at('login-or-signup')],
  [
    'a refused signup stays, with its errors',
    at('signup'),
    refused('invalid-request', { phone: 'invalid' }),
    { step: 'signup', email, fault: fault('invalid-request', { phone: 'invalid' }) },
  ],
  [
    'a contract found meanwhile asks for a password',
    at('signup'),
    refused('framework-contract'),
    { step: 'signup-framework-contract', email, profile, fault: fault('framework-contract') },
  ],
  [
    'a contract lost meanwhile asks for none',
    at('signup-framework-contract'),
    refused('conflict'),
    { step: 'signup', email, profile, fault: fault('conflict') },
  ],
  [
    'an account made meanwhile asks for the e-mail again',
    at('signup'),
    refused('user-exists'),
    { ...start(email), fault: fault('user-exists', { email: 'user-exists' }) },
  ],
  [
    'a signup refused for its e-mail asks for another',
    at('signup-framework-contract'),
    refused('public-email-forbidden', { email: 'public-email-forbidden' }),
    { ...start(email), fault: fault('public-email-forbidden', { email: 'public-email-forbidden' }) },
  ],
])('%s', (_, flow, event, next) => {
  expect(nextFlow(flow, event)).toEqual(next);
});

test('an event that is impossible in a step changes nothing', () => {
  const steps: Flow[] = [
    start(email),
    at('login'),
    at('signup'),
    { step: 'check-email', email, mail: 'reset' },
    { step: 'done', email, news: 'login-success' },
    confirmation,
    at('second-factor'),
    creation,
  ];
  const foreign: FlowEvent[][] = [
    [{ type: 'back' }, signedUp('AVAILABILITIES'), { type: 'reset-mail-sent' }],
    [signedUp('AVAILABILITIES'), identified({ type: 'USER_NOT_FOUND' }), { type: 'provider-refused', provider: 'google' }],
    [{ type: 'reset-mail-sent' }, identified({ type: 'USER_NOT_FOUND' })],
    [{ type: 'back' }, signedUp('AVAILABILITIES')],
    [{ type: 'back' }, signedUp('AVAILABILITIES')],
    [{ type: 'back' }, { type: 'lapsed' }],
    [{ type: 'mailbox-unproven' }, signedUp('AVAILABILITIES')],
    [{ type: 'back' }, { type: 'logged-in', answer: { type: 'LOGIN_SUCCESS', isNewUser: false } }],
  ];
  for (const [index, flow] of steps.entries()) {
    for (const event of foreign[index] ?? []) expect(nextFlow(flow, event)).toBe(flow);
  }
});
