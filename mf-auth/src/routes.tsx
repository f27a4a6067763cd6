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
const loadForgotPassword = () => import('./password/forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage);
const loadSendResetMail = () => import('./password/send-reset-mail-page.tsx').then(({ SendResetMailPage }) => SendResetMailPage);
const loadResetMailSent = () => import('./password/reset-mail-sent-page.tsx').then(({ ResetMailSentPage }) => ResetMailSentPage);
const loadNewPassword = () => import('./password/new-password-page.tsx').then(({ NewPasswordPage }) => NewPasswordPage);

const toAuthentication = (path: string): RouteObject => ({
  path,
  loader: ({ request }) => redirect(`/authentication${new URL(request.url).search}`),
  element: null,
});

/** These have no screen of their own here: they start with the e-mail. */
const startingWithEmail: readonly AuthenticationAction[] = ['auth-microsoft', 'auth-google', 'get-missing-user-info'];

/** The action of the address; another one is no page (spec/booking.md §2). */
const readAction = ({ params, request }: { params: { action?: string }; request: Request }): AuthenticationAction | Response => {
  const action = authenticationActions.find((name) => name === (params.action ?? 'login-or-signup'));
  if (!action) throw new Response(null, { status: 404 });
  return startingWithEmail.includes(action) ? redirect(paths.authentication('login-or-signup', new URL(request.url).search)) : action;
};

const checkLink = async (args: { request: Request }) => (await import('./mailed-link/check-link.ts')).checkLink(args);

export const routes: RouteObject[] = [
  page('/authentication/activate', loadActivate),
  { ...page('/authentication/:action?', loadAuthentication), loader: readAction },
  toAuthentication('/auth/login'),
  toAuthentication('/login'),
  page('/auth/reset-password', loadForgotPassword),
  page('/auth/reset-password/send-mail', loadSendResetMail),
  page('/auth/reset-password/check-mail', loadResetMailSent),
  { ...page(passwordPages.reset, loadNewPassword), loader: checkLink },
  { ...page(passwordPages.set, loadNewPassword), loader: checkLink },
  page('/check-email', loadCheckEmail),
];
