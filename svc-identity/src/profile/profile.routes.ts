import * as contract from '@plenary/contracts/user.endpoints';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeProfile } from './change-profile.ts';
import { getMe } from './get-me.ts';
import { setLanguage } from './set-language.ts';

export const profileRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.me, ({ actor }) => getMe(deps, actor.userId));

  implement(contract.setLanguage, ({ actor, body }) => setLanguage(deps, { userId: actor.userId, lang: body.lang }));

  implement(contract.changeProfile, async ({ actor, body, header }) => {
    const user = await changeProfile(deps, { userId: actor.userId, ...body });
    // A client that caches the session drops it with its cookie: the next call has the new name.
    const token = deps.cookie.read(header('cookie'));
    return replyWithCookies(contract.changeProfile, user, token ? [deps.cookie.keep(token)] : []);
  });
};
