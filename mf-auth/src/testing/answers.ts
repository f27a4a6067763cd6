import {
  activate,
  checkResetToken,
  email as emailSchema,
  identifyEmail,
  login,
  resetPassword,
  sendResetEmail,
  signup,
  signupWithFrameworkContract,
} from '@plenary/contracts/identity';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';

export const email = 'lea@atelier-nord.example';
export const rightPassword = 'une phrase courte';

const loggedIn = { type: 'LOGIN_SUCCESS', isNewUser: false } as const;
const signedUp = { success: true, nextStep: 'AVAILABILITIES', _links: {} } as const;

/**
 * A service where one address an outcome is known: `inactive@…`, `new@…`, `contract@…`; `…@gmail.com` is public; everybody else
 * has an account with `rightPassword`. Of mailed links `expired` and `used` are refused.
 */
export const answerIdentity = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(identifyEmail, ({ query }) => {
    const parsed = emailSchema.safeParse(query.email).data ?? refuse('invalid-request', { errors: { email: 'invalid_format' } });
    if (parsed.endsWith('@gmail.com')) return { type: 'PUBLIC_MAIL' as const };
    if (parsed.startsWith('new@')) return { type: 'USER_NOT_FOUND' as const };
    if (parsed.startsWith('contract@')) return { type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' as const };
    return { type: 'USER_EXISTS' as const, isActive: !parsed.startsWith('inactive@') };
  });
  answer(login, ({ body }) => (body.password === rightPassword ? loggedIn : refuse('authentication-failed')));
  answer(signup, ({ body }) => {
    if (!/^\+?[\d ]{9,}$/.test(body.phone)) refuse('invalid-request', { errors: { phone: 'invalid' }, members: { success: false } });
    return signedUp;
  });
  answer(signupWithFrameworkContract, () => signedUp);
  answer(sendResetEmail, () => undefined);
  answer(checkResetToken, ({ query }) => {
    requireLive(query.token);
    return undefined;
  });
  answer(resetPassword, ({ body }) => {
    requireLive(body.token);
    return { success: true as const, email };
  });
  answer(activate, ({ body }) => {
    requireLive(body.token);
    return { redirectUrl: '/?dialog=signup-framework-contract-success' };
  });
};

const requireLive = (token: string): void => {
  if (token === 'expired') refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email } });
  if (token === 'used') refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
};
