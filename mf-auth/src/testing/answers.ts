import { email as emailSchema } from '@plenary/contracts/identity-fields';
import { checkResetLink, resetPassword, sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { identifyEmail, login, pendingUserInfo } from '@plenary/contracts/sign-in.endpoints';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import {
  activate,
  createUserWithKnownCompany,
  createUserWithNewCompany,
  signup,
  signupWithFrameworkContract,
  userInfo,
} from '@plenary/contracts/sign-up.endpoints';
import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';

export const email = 'lea@atelier-nord.example';
export const rightPassword = 'une phrase courte';

const loggedIn = { type: 'LOGIN_SUCCESS', isNewUser: false } as const;
const signedUp: SignedUp = { success: true, nextStep: 'AVAILABILITIES', _links: {} };
const yes = { method: 'POST', href: createUserWithKnownCompany.path, payload: {} } as const;
const no = { method: 'POST', href: createUserWithNewCompany.path, payload: {} } as const;

/** Known data of a user with an incomplete profile. */
export const missingInfo = {
  type: 'MISSING_USER_INFO',
  email: 'missing@atelier-nord.example',
  firstname: 'Noé',
  lastname: '',
  phoneNumber: '',
  isNewUser: true,
} as const;

const answerTo = (email: string): SignInAnswer => {
  if (email.startsWith('missing@')) return missingInfo;
  if (email.startsWith('factor@')) return { type: 'SECOND_FACTOR_REQUIRED' };
  if (email.startsWith('enrol@')) return { type: 'SECOND_FACTOR_REQUIRED', mustEnrol: true };
  return loggedIn;
};

const stepAfter = (email: string): SignedUp => {
  if (email.endsWith('@known-company.example'))
    return { ...signedUp, nextStep: 'COMPANY_CONFIRMATION', companyName: 'Known Company', _links: { yes, no } };
  if (email.endsWith('@nobody-has.example')) return { ...signedUp, nextStep: 'COMPANY_CREATION', _links: { createUserWithNewCompany: no } };
  return signedUp;
};

const isPhone = (phone: string) => /^\+?[\d ]{9,}$/.test(phone);
const refusePhone = () => refuse('invalid-request', { errors: { phone: 'invalid' }, members: { success: false } });

/**
 * A service with outcomes by address: `inactive@…`, `new@…`, `contract@…`; `…@gmail.com` is public; every other one
 * has an account with `rightPassword`, whose sign-in has a missing step for `missing@…`, `factor@…` and `enrol@…`. A signup at
 * `known-company.example` confirms its company, one at `nobody-has.example` enters the name. Mailed links `expired` and `used` are
 * refused.
 */
export const answerIdentity = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(identifyEmail, ({ query }) => {
    const parsed = emailSchema.safeParse(query.email).data ?? refuse('invalid-request', { errors: { email: 'invalid_format' } });
    if (parsed.endsWith('@gmail.com')) return { type: 'PUBLIC_MAIL' as const };
    if (parsed.startsWith('new@')) return { type: 'USER_NOT_FOUND' as const };
    if (parsed.startsWith('contract@')) return { type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' as const };
    return { type: 'USER_EXISTS' as const, isActive: !parsed.startsWith('inactive@') };
  });
  answer(login, ({ body }) => (body.password === rightPassword ? answerTo(body.email) : refuse('authentication-failed')));
  answer(signup, ({ body }) => (isPhone(body.phone) ? stepAfter(body.email) : refusePhone()));
  answer(pendingUserInfo, () => missingInfo);
  answer(userInfo, ({ body }) => (isPhone(body.phone) ? signedUp : refusePhone()));
  answer(createUserWithKnownCompany, () => signedUp);
  answer(createUserWithNewCompany, ({ body }) =>
    body.companyName
      ? signedUp
      : { ...signedUp, nextStep: 'COMPANY_CREATION' as const, _links: { createUserWithNewCompany: no, createUserWithKnownCompany: yes } },
  );
  answer(signupWithFrameworkContract, () => signedUp);
  answer(sendResetEmail, () => ({ nextStep: 'PASSWORD_RESET_CONFIRMATION' as const }));
  answer(checkResetLink, ({ body }) => {
    requireLive(body.token);
    return undefined;
  });
  answer(resetPassword, ({ body }) => {
    requireLive(body.token);
    return { success: true as const, email };
  });
  answer(activate, ({ body }) => {
    requireLive(body.token);
    if (body.token === 'elsewhere' && body.password === undefined) refuse('password-required');
    return { redirectUrl: '/?dialog=signup-framework-contract-success' };
  });
};

const requireLive = (token: string): void => {
  if (token === 'expired') refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email } });
  if (token === 'used') refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
};
