import type { AuthDialogProps, Remote, SignupSuccessProps } from '@plenary/platform';
import { LoadOnMount } from './load-on-mount.tsx';
import { routes as authRoutes } from './routes.tsx';

export const namespace: Remote['namespace'] = 'auth';

export const texts: Remote['texts'] = {
  fr: () => import('./locales/fr.json'),
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  nl: () => import('./locales/nl.json'),
};

export const routes: Remote['routes'] = authRoutes;

const loadAuthDialog = () => import('./dialog/auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog);
const loadSignupSuccess = () => import('./signup-success/signup-success-dialog.tsx').then(({ SignupSuccessDialog }) => SignupSuccessDialog);

export const widgets: Remote['widgets'] = {
  authDialog: (props: AuthDialogProps) => <LoadOnMount load={loadAuthDialog} props={props} />,
  signupSuccess: (props: SignupSuccessProps) => <LoadOnMount load={loadSignupSuccess} props={props} />,
};
