import * as contract from '@plenary/contracts/sign-in.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { replyToSignIn } from '../sign-in/reply-to-sign-in.ts';
import { checkGoogleToken, checkMicrosoftToken } from './check-token.ts';

export const thirdPartyRoutes = (implement: Implement, deps: IdentityDeps): void => {
  const { cookie } = deps;

  implement(contract.checkGoogleUser, async ({ body, actor, header, requestId }) => {
    const oldToken = cookie.read(header('cookie'));
    const signIn = await checkGoogleToken(deps, { token: body.tokenId, address: actor.client, oldToken });
    return replyToSignIn(deps, contract.checkGoogleUser, { signIn, requestId });
  });

  implement(contract.checkMicrosoftUser, async ({ body, actor, header, requestId }) => {
    const oldToken = cookie.read(header('cookie'));
    const signIn = await checkMicrosoftToken(deps, { token: body.accessToken, address: actor.client, oldToken });
    return replyToSignIn(deps, contract.checkMicrosoftUser, { signIn, requestId });
  });
};
