import type { EndpointSpec } from '@plenary/contracts/endpoint';
import type { SignInAnswer } from '@plenary/contracts/identity';
import type * as z from 'zod';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { SignIn } from './let-in.ts';

/** Cookies by which the browser goes on with a sign-in. */
export const cookiesOf = ({ cookie }: IdentityDeps, { answer, token }: SignIn): string[] => {
  if (token === null) return [];
  return answer.type === 'LOGIN_SUCCESS' ? [cookie.keep(token)] : [cookie.keepPending(token)];
};

export const replyToSignIn = <E extends EndpointSpec & { response: z.ZodType<SignInAnswer> }>(
  deps: IdentityDeps,
  endpoint: E,
  signIn: SignIn,
): Response => replyWithCookies<EndpointSpec>(endpoint, signIn.answer, cookiesOf(deps, signIn));
