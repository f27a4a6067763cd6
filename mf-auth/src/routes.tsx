import { currentPlatform } from '@plenary/platform';
import { takeLinkToken } from '@plenary/platform/link-token';
import { type RouteObject, redirect } from '@plenary/platform/router';
import type { ComponentType } from 'react';
import { LoadOnMount } from './load-on-mount.tsx';
import { type AuthenticationAction, authenticationActions, passwordPages, paths } from './paths.ts';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  element: <LoadOnMount key={path} load={load} props={{}} />,
});

const loadAuthentication = () => import('./authentication/authentication-page.tsx').then(({ AuthenticationPage }) => AuthenticationPage);
const loadActivate = () => import('./authentication/activate-page.tsx').then(({ ActivatePage }) => ActivatePage);
const loadCheckEmail = () => import('./authentication/check-email-page.tsx').then(({ CheckEmailPage }) => CheckEmailPage);
const loadMicrosoftReturn = () => import('./providers/microsoft-return-page.tsx').then(({ MicrosoftReturnPage }) => MicrosoftReturnPage);
const loadAccount = () => import('./account-page/account-page.tsx').then(({ AccountPage }) => AccountPage);
const loadForgotPassword = () => import('./password/forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage);
const loadSendResetMail = () => import('./password/send-reset-mail-page.tsx').then(({ SendResetMailPage }) => SendResetMailPage);
const loadResetMailSent = () => import('./password/reset-mail-sent-page.tsx').then(({ ResetMailSentPage }) => ResetMailSentPage);
const loadNewPassword = () => import('./password/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage);

const toAuthentication = (path: string): RouteObject => ({
  path,
  loader: ({ request }) => redirect(`/authentication${new URL(request.url).search}`),
  element: null,
});

/** These only carry a provider's sign-in, and have no screen without one. */
const startingWithEmail: readonly AuthenticationAction[] = ['auth-microsoft', 'auth-google'];

/** The action of the address; another one is no page (spec/booking.md §2). */
const readAction = ({ params, request }: { params: { action?: string }; request: Request }): AuthenticationAction | Response => {
  const action = authenticationActions.find((name) => name === (params.action ?? 'login-or-signup'));
  if (!action) throw new Response(null, { status: 404 });
  return startingWithEmail.includes(action) ? redirect(paths.authentication('login-or-signup', new URL(request.url).search)) : action;
};

/** Back from Microsoft with its answer; visited without one, it starts with the e-mail. */
const requireAnswer = ({ request }: { request: Request }) => {
  const { search, searchParams } = new URL(request.url);
  return searchParams.has('state') ? null : redirect(paths.authentication('login-or-signup', search));
};

/** Without one the root asks for it again, then leads to the sign-in. */
const requireSession = () => {
  if (!currentPlatform().session) throw new Response(null, { status: 401 });
  return null;
};

/** Opened by hand it would say that a mail was sent. */
const requireAddressee = ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  return searchParams.get('email') ? null : redirect(paths.forgotPassword({ from: searchParams.get('from') ?? '' }));
};

const takeToken = ({ request }: { request: Request }) => takeLinkToken(request, 'token');

/** Without a token there is no link to check: the page can request one by e-mail. */
const checkCreationLink = (args: { request: Request }) => {
  const email = new URL(args.request.url).searchParams.get('email') ?? '';
  return !takeToken(args) && email ? redirect(paths.forgotPassword({ email })) : checkLink(args);
};

const checkLink = async (args: { request: Request }) => (await import('./mailed-link/check-link.ts')).checkLink(args);

export const routes: RouteObject[] = [
  { ...page('/authentication/activate', loadActivate), loader: takeToken },
  { ...page(paths.authentication('auth-microsoft'), loadMicrosoftReturn), loader: requireAnswer },
  { ...page('/authentication/:action?', loadAuthentication), loader: readAction },
  toAuthentication('/auth/login'),
  toAuthentication('/login'),
  page('/auth/reset-password', loadForgotPassword),
  page('/auth/reset-password/send-mail', loadSendResetMail),
  { ...page('/auth/reset-password/check-mail', loadResetMailSent), loader: requireAddressee },
  { ...page(passwordPages.reset, loadNewPassword), loader: checkLink },
  { ...page(passwordPages.set, loadNewPassword), loader: checkLink },
  { ...page(passwordPages.create, loadNewPassword), loader: checkCreationLink },
  { ...page(paths.account, loadAccount), loader: requireSession },
  page('/check-email', loadCheckEmail),
];
