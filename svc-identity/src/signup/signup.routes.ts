import * as contract from '@plenary/contracts/sign-up.endpoints';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import { replyWithSession } from '../answers/reply-with-session.ts';
import { settled } from '../company-steps/company-step.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { cookiesOf } from '../sign-in/reply-to-sign-in.ts';
import { activate } from './activate.ts';
import { signup } from './signup.ts';
import { signupWithFrameworkContract } from './signup-with-framework-contract.ts';

export const signupRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.signup, async ({ body, actor, header }) => {
    const oldToken = deps.cookie.read(header('cookie'));
    const { sessionToken, reply } = await signup(deps, { applicant: body, address: actor.client, oldToken });
    return replyWithSession(deps, contract.signup, reply, sessionToken);
  });

  implement(contract.signupWithFrameworkContract, async ({ body, actor }) => {
    const token = await signupWithFrameworkContract(deps, { applicant: body, password: body.password, address: actor.client });
    return replyWithCookies(contract.signupWithFrameworkContract, settled, [deps.cookie.keepPending(token)]);
  });

  implement(contract.activate, async ({ body, header }) => {
    const [oldToken, pendingToken] = [deps.cookie.read(header('cookie')), deps.cookie.readPending(header('cookie'))];
    const { signIn, redirectUrl } = await activate(deps, { ...body, oldToken, pendingToken });
    return replyWithCookies(contract.activate, { redirectUrl }, cookiesOf(deps, signIn));
  });
};
