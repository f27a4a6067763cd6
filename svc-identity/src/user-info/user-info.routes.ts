import * as contract from '@plenary/contracts/identity';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { Implement } from '../app.ts';
import type { IdentityDeps } from '../deps.ts';
import { cookiesOf } from '../sign-in/reply-to-sign-in.ts';
import { giveUserInfo } from './give-user-info.ts';
import { tellUserInfo } from './tell-user-info.ts';

export const userInfoRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie } = deps;

  implement(contract.pendingUserInfo, ({ header }) => tellUserInfo(deps, cookie.readPending(header('cookie'))));

  implement(contract.userInfo, async ({ body, header }) => {
    const [pendingToken, oldToken] = [cookie.readPending(header('cookie')), cookie.read(header('cookie'))];
    const { signIn, reply } = await giveUserInfo(deps, { info: body, pendingToken, oldToken });
    return replyWithCookies(contract.userInfo, reply, [...cookiesOf(deps, signIn), cookie.clearPending()]);
  });
};
