import * as signIn from '@plenary/contracts/sign-in.endpoints';
import * as signUp from '@plenary/contracts/sign-up.endpoints';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { cookiesOf } from '../sign-in/reply-to-sign-in.ts';
import { giveUserInfo } from './give-user-info.ts';
import { tellUserInfo } from './tell-user-info.ts';

export const userInfoRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie } = deps;

  implement(signIn.pendingUserInfo, ({ header }) => tellUserInfo(deps, cookie.readPending(header('cookie'))));

  implement(signUp.userInfo, async ({ body, header }) => {
    const [pendingToken, oldToken] = [cookie.readPending(header('cookie')), cookie.read(header('cookie'))];
    const { signIn: signedIn, reply } = await giveUserInfo(deps, { info: body, pendingToken, oldToken });
    return replyWithCookies(signUp.userInfo, reply, [...cookiesOf(deps, signedIn), cookie.clearPending()]);
  });
};
