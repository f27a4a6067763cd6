import * as contract from '@plenary/contracts/passwords.endpoints';
import { replyWithSession } from '../answers/reply-with-session.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changePassword } from './change-password.ts';

export const passwordsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.changePassword, async ({ actor, body, header }) => {
    const oldToken = deps.cookie.read(header('cookie'));
    const token = await changePassword(deps, { userId: actor.userId, password: body.password, newPassword: body.newPassword, oldToken });
    return replyWithSession(deps, contract.changePassword, { success: true }, token);
  });
};
