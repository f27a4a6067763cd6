import type { User } from '@plenary/contracts/user.schemas';
import { passwordPages, paths } from '../paths.ts';
import { email, rightPassword } from './answers.ts';

/** The user after a sign-in in the stand-alone page. */
export const lea: User = {
  id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c03',
  email,
  firstname: 'Léa',
  lastname: 'Perrin',
  companyName: 'Atelier Nord',
  phone: '+33612345678',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
};

const from = '/venues/ternes';
const query = `?${new URLSearchParams({ email, from })}`;
const linkPages = (label: string, page: string) =>
  ['live', 'expired', 'used'].map((token) => ({ label: `${label}, link ${token}`, address: `${page}?token=${token}` }));

/** Every page of this remote; the labels name the answers that lead to each step. The dialog opens with "Connect". */
export const authScreens = [
  {
    label: 'E-mail: try new@, contract@, inactive@, missing@, factor@, enrol@, …@gmail.com',
    address: paths.authentication('login-or-signup', `?from=${from}`),
  },
  { label: `Login: the password is "${rightPassword}"`, address: paths.authentication('login', query) },
  { label: 'Sign-up: a phone with letters is refused', address: paths.authentication('signup', query) },
  { label: 'Sign-up with a framework contract', address: paths.authentication('signup-framework-contract', query) },
  {
    label: 'Sign-up at a known company',
    address: paths.authentication('signup', `?${new URLSearchParams({ email: 'new@known-company.example', from })}`),
  },
  { label: 'Missing info, prefilled', address: paths.authentication('get-missing-user-info', query) },
  { label: 'Corporate sign-on failed', address: `/authentication?${new URLSearchParams({ sso: 'failed', from })}` },
  { label: 'Corporate sign-on, address of no use', address: `/authentication?${new URLSearchParams({ sso: 'unusable-address', from })}` },
  { label: 'Corporate sign-on, mailbox unproven', address: `/authentication?${new URLSearchParams({ sso: 'mailbox-unproven', from })}` },
  { label: 'Second factor to be set up', address: `/authentication?${new URLSearchParams({ sso: 'second-factor-required', from })}` },
  { label: 'Security of the account, signed in', address: paths.account },
  { label: 'Check the mailbox, a step', address: paths.authentication('check-email', query) },
  { label: 'Check the mailbox, a page', address: paths.checkEmail(email) },
  { label: 'Forgot password', address: paths.forgotPassword({ email, from }) },
  { label: 'Reset mail is being sent', address: paths.sendResetMail({ email, from }) },
  { label: 'Reset mail sent', address: paths.resetMailSent({ email, from }) },
  ...linkPages('New password', passwordPages.reset),
  ...linkPages('First password', passwordPages.set),
  ...linkPages('Password of a known user', passwordPages.create),
  ...linkPages('Activation', '/authentication/activate'),
  { label: 'Activation in another browser', address: '/authentication/activate?token=elsewhere' },
];
