import { fault } from '../faults/fault.ts';
import { type Flow, type FlowEvent, nextFlow, start } from './auth-flow.ts';

const email = 'lea@atelier-nord.example';
const profile = { firstname: 'Léa', lastname: 'Martin', phone: '06 12 34 56 78' };
const at = (step: 'login-or-signup' | 'login' | 'signup' | 'signup-framework-contract'): Flow => ({ step, email });
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
  ['a signup leads on', at('signup'), { type: 'signed-up' }, { step: 'done', email, news: 'signup-success' }],
  [
    'a contract signup leads to the mailbox',
    at('signup-framework-contract'),
    { type: 'signed-up' },
    { step: 'check-email', email, mail: 'confirmation' },
  ],
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

test('an event that a step can not have changes nothing', () => {
  const steps: Flow[] = [
    start(email),
    at('login'),
    at('signup'),
    { step: 'check-email', email, mail: 'reset' },
    { step: 'done', email, news: 'login-success' },
  ];
  const foreign: FlowEvent[][] = [
    [{ type: 'back' }, { type: 'signed-up' }, { type: 'reset-mail-sent' }],
    [{ type: 'signed-up' }, identified({ type: 'USER_NOT_FOUND' })],
    [{ type: 'reset-mail-sent' }, identified({ type: 'USER_NOT_FOUND' })],
    [{ type: 'back' }, { type: 'signed-up' }],
    [{ type: 'back' }, { type: 'signed-up' }],
  ];
  for (const [index, flow] of steps.entries()) {
    for (const event of foreign[index] ?? []) expect(nextFlow(flow, event)).toBe(flow);
  }
});
