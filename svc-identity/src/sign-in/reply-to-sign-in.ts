import type { Endpoint } from '@plenary/contracts/endpoint';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import type * as z from 'zod';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import { replyWithProblem } from '../answers/reply-with-problem.ts';
import type { IdentityDeps } from '../deps.ts';
import { isLetIn, type SignIn } from './let-in.ts';

/** Cookies by which the browser goes on with a sign-in. */
export const cookiesOf = ({ cookie }: IdentityDeps, signIn: SignIn): string[] => {
  if (signIn.token === null) return [];
  return isLetIn(signIn) ? [cookie.keep(signIn.token)] : [cookie.keepPending(signIn.token)];
};

/** The reply to a sign-in, with its cookies. */
export const replyToSignIn = (
  deps: IdentityDeps,
  endpoint: Endpoint & { schemas: { response: z.ZodType<SignInAnswer> } },
  { signIn, requestId }: { signIn: SignIn; requestId: string },
): Response => {
  const cookies = cookiesOf(deps, signIn);
  return signIn.answer === 'mailbox-unproven'
    ? replyWithProblem(signIn.answer, requestId, cookies)
    : replyWithCookies(endpoint, signIn.answer, cookies);
};
