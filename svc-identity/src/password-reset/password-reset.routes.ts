import * as contract from '@plenary/contracts/identity';
import { addressOf } from '../answers/address-of.ts';
import { replyWithSession } from '../answers/reply-with-session.ts';
import type { Implement } from '../app.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink } from '../mail-links/use-link.ts';
import { passwordPage } from '../redirects/link-pages.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetEmail } from './send-reset-email.ts';

export const passwordResetRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.sendResetEmail, ({ query, actor }) =>
    sendResetEmail(deps, {
      email: query.email,
      address: addressOf(actor),
      redirectUrl: query.redirectUrl,
      resetPasswordUrl: query.resetPasswordUrl,
    }),
  );

  implement(contract.checkResetToken, ({ query }) =>
    requireLiveLink(deps, { token: query.token, purpose: 'password', page: passwordPage(query.resetPasswordUrl) }),
  );

  implement(contract.resetPassword, async ({ body, header }) => {
    const oldToken = deps.cookie.read(header('cookie'));
    const { sessionToken, email } = await resetPassword(deps, { token: body.token, password: body.password, oldToken });
    return replyWithSession(deps, contract.resetPassword, { success: true, email }, sessionToken);
  });
};
