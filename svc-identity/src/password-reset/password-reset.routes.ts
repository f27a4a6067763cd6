import * as contract from '@plenary/contracts/passwords.endpoints';
import { replyWithCookies } from '../answers/reply-with-cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { requireLiveLink } from '../mail-links/use-link.ts';
import { passwordPage } from '../redirects/link-pages.ts';
import { isLetIn } from '../sign-in/let-in.ts';
import { cookiesOf } from '../sign-in/reply-to-sign-in.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetEmail } from './send-reset-email.ts';

export const passwordResetRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.sendResetEmail, async ({ query, actor }) => {
    await sendResetEmail(deps, {
      email: query.email,
      address: actor.client,
      redirectUrl: query.redirectUrl,
      resetPasswordUrl: query.resetPasswordUrl,
    });
    return { nextStep: 'PASSWORD_RESET_CONFIRMATION' } as const;
  });

  const checkLink = ({ token, resetPasswordUrl }: { token: string; resetPasswordUrl?: string }) =>
    requireLiveLink(deps, { token, purpose: 'password', page: passwordPage(resetPasswordUrl) });
  implement(contract.checkResetToken, ({ query }) => checkLink(query));
  implement(contract.checkResetLink, ({ body }) => checkLink(body));

  implement(contract.resetPassword, async ({ body, header }) => {
    const oldToken = deps.cookie.read(header('cookie'));
    const { signIn, email } = await resetPassword(deps, { token: body.token, password: body.password, oldToken });
    const answer = { success: true, email, ...(!isLetIn(signIn) && { nextStep: 'LOGIN' as const }) } as const;
    return replyWithCookies(contract.resetPassword, answer, isLetIn(signIn) ? cookiesOf(deps, signIn) : []);
  });
};
