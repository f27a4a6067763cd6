import * as contract from '@plenary/contracts/sign-in.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { replyToSignIn } from '../sign-in/reply-to-sign-in.ts';
import { login } from './login.ts';

export const loginRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.login, async ({ body, actor, header, requestId }) => {
    const cookies = header('cookie');
    const oldToken = deps.cookie.read(cookies);
    const signIn = await login(deps, { email: body.email, password: body.password, address: actor.client, cookies, oldToken });
    return replyToSignIn(deps, contract.login, { signIn, requestId });
  });
};
