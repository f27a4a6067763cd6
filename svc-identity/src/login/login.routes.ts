import * as contract from '@plenary/contracts/identity';
import { addressOf } from '../answers/address-of.ts';
import { replyWithSession } from '../answers/reply-with-session.ts';
import type { Implement } from '../app.ts';
import type { IdentityDeps } from '../deps.ts';
import { login } from './login.ts';

export const loginRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.login, async ({ body, actor, header }) => {
    const oldToken = deps.cookie.read(header('cookie'));
    const token = await login(deps, { email: body.email, password: body.password, address: addressOf(actor), oldToken });
    return replyWithSession(deps, contract.login, { type: 'LOGIN_SUCCESS', isNewUser: false }, token);
  });
};
