import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { IdentityDeps } from '../deps.ts';
import { openSession } from '../sessions/open-session.ts';
import { findSecondFactor, isFactorRequired } from '../users/find-second-factor.ts';
import type { FoundUser } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';
import { openPending } from './pending-sign-in.ts';

/** Progress of a sign-in: the token is a session's if the answer is LOGIN_SUCCESS, else a pending sign-in's; null if there is none. */
export interface SignIn {
  answer: SignInAnswer | 'mailbox-unproven';
  token: string | null;
}

/** Whether the token is a session's. */
export const isLetIn = ({ answer }: SignIn): boolean => typeof answer === 'object' && answer.type === 'LOGIN_SUCCESS';

interface Entry {
  user: FoundUser;
  token: string;
  /** Token of the session the browser has, if any: a new session ends it. */
  oldToken: string | undefined;
  now: number;
  /** The second factor was given already. */
  isVerified?: boolean;
}

/** Whether required details of the account are missing (spec/booking.md §4). */
const lacksInfo = ({ firstname, lastname, phone }: FoundUser): boolean => [firstname, lastname, phone].includes('');

/** Lets a user in who proved who they are: to a session, or to the step that is lacking. Refuses `authentication-failed` where the account is closed. */
export const letIn = async (
  tx: Transaction,
  { tables, staffSecondFactor }: Pick<IdentityDeps, 'tables' | 'staffSecondFactor'>,
  { user, token, oldToken, now, isVerified = false }: Entry,
): Promise<SignIn> => {
  requireMaySignIn(user);
  const isEnrolled = !isVerified && (await findSecondFactor(tx, tables, user.id))?.isOn === true;
  if (!isVerified && (isEnrolled || isFactorRequired({ staffSecondFactor }, user.role))) {
    await openPending(tx, tables, { token, step: 'second-factor', userId: user.id, now });
    return { answer: { type: 'SECOND_FACTOR_REQUIRED', ...(!isEnrolled && { mustEnrol: true }) }, token };
  }
  if (lacksInfo(user)) {
    await openPending(tx, tables, { token, step: 'user-info', userId: user.id, now });
    return { answer: missingInfoOf(user), token };
  }
  await openSession(tx, tables, { token, user, oldToken, now });
  return { answer: { type: 'LOGIN_SUCCESS', isNewUser: false }, token };
};

/** The known details of a user who has to complete them. */
export const missingInfoOf = ({ email, firstname, lastname, phone }: Pick<FoundUser, 'email' | 'firstname' | 'lastname' | 'phone'>) =>
  ({ type: 'MISSING_USER_INFO', email, firstname, lastname, phoneNumber: phone, isNewUser: false }) as const;
