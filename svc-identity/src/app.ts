import * as accounts from '@plenary/contracts/accounts';
import * as credit from '@plenary/contracts/credit';
import * as ownData from '@plenary/contracts/own-data';
import * as passwords from '@plenary/contracts/passwords';
import { getAccountRetention } from '@plenary/contracts/retention';
import * as secondFactor from '@plenary/contracts/second-factor';
import * as sessions from '@plenary/contracts/sessions';
import * as signIn from '@plenary/contracts/sign-in';
import * as signUp from '@plenary/contracts/sign-up';
import { eventsOf } from '@plenary/contracts/told-events';
import * as user from '@plenary/contracts/user';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import { receiveEvents } from '@plenary/service-kit/receive-events';
import type { Hono } from 'hono';
import { companiesRoutes } from './accounts/companies/companies.routes.ts';
import { contractsRoutes } from './accounts/contracts/contracts.routes.ts';
import { parkedEventsRoutes } from './accounts/parked-events/parked-events.routes.ts';
import { trailRoutes } from './accounts/trail/trail.routes.ts';
import { accountsRoutes } from './accounts/users/accounts.routes.ts';
import { completeFaults } from './answers/complete-faults.ts';
import { companyStepsRoutes } from './company-steps/company-steps.routes.ts';
import { changeHold } from './credits/change-hold.ts';
import { creditsRoutes } from './credits/credits.routes.ts';
import type { IdentityDeps } from './deps.ts';
import { identificationRoutes } from './identification/identification.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import { loginFaults } from './login/login-faults.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { noteDevice } from './sessions/note-device.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { signupRoutes } from './signup/signup.routes.ts';
import { frameworkSignupFaults, signupFaults } from './signup/signup-faults.ts';
import { ssoRoutes } from './sso/sso.routes.ts';
import { thirdPartyRoutes } from './third-party/third-party.routes.ts';
import { userInfoRoutes } from './user-info/user-info.routes.ts';

const bind = (app: Hono) => createImplement({ app, gates: actorGates });
export type Implement = ReturnType<typeof bind>;

export const identityApp = (deps: IdentityDeps, options: ServiceOptions): Hono => {
  // Every call of a signed-in user begins with the session look-up; sign-out must always work.
  const unlimited = ['/internal/sessions/resolve', sessions.logout.path];
  const app = createService({ ...options, unlimited });
  app.use(noteDevice(deps));
  app.post(signIn.login.path, completeFaults(loginFaults));
  app.post(signUp.signup.path, completeFaults(signupFaults));
  app.post(signUp.signupWithFrameworkContract.path, completeFaults(frameworkSignupFaults));
  app.post(signUp.userInfo.path, completeFaults(signupFaults));
  app.put(user.changeProfile.path, completeFaults(signupFaults));
  const implement = bind(app);
  identificationRoutes(implement, deps);
  loginRoutes(implement, deps);
  thirdPartyRoutes(implement, deps);
  ssoRoutes(implement, deps);
  secondFactorRoutes(implement, deps);
  userInfoRoutes(implement, deps);
  signupRoutes(implement, deps);
  companyStepsRoutes(implement, deps);
  profileRoutes(implement, deps);
  personalDataRoutes(implement, deps);
  passwordResetRoutes(implement, deps);
  passwordsRoutes(implement, deps);
  sessionsRoutes(implement, deps);
  companiesRoutes(implement, deps);
  contractsRoutes(implement, deps);
  accountsRoutes(implement, deps);
  trailRoutes(implement, deps);
  retentionRoutes(implement, deps);
  parkedEventsRoutes(implement, deps);
  creditsRoutes(implement, deps);
  receiveEvents(app, { database: deps.database, now: deps.now, handlers: { [credit.creditHoldChanged]: changeHold(deps) } });
  describeService(app, { endpoints, ...eventsOf('svc-identity') });
  return app;
};

const endpoints = [
  signIn.identifyEmail,
  signIn.login,
  signUp.signup,
  signIn.checkGoogleUser,
  signIn.checkMicrosoftUser,
  secondFactor.secondFactor,
  secondFactor.enrolSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.verifySecondFactor,
  secondFactor.disableSecondFactor,
  signIn.startSso,
  signIn.finishSso,
  signIn.pendingUserInfo,
  signUp.userInfo,
  signUp.createUserWithKnownCompany,
  signUp.createUserWithNewCompany,
  signUp.signupWithFrameworkContract,
  signUp.activate,
  user.me,
  user.setLanguage,
  user.changeProfile,
  sessions.logout,
  sessions.ownSessions,
  sessions.endOwnSession,
  ownData.exportPersonalData,
  ownData.erasePersonalData,
  passwords.sendResetEmail,
  passwords.checkResetToken,
  passwords.resetPassword,
  passwords.changePassword,
  accounts.listCompanies,
  accounts.createCompany,
  accounts.getCompany,
  accounts.changeCompany,
  accounts.giveContract,
  accounts.changeContract,
  accounts.endContract,
  accounts.listAccounts,
  accounts.getAccount,
  accounts.disableAccount,
  accounts.enableAccount,
  accounts.changeRole,
  accounts.signOutAccount,
  accounts.sendAccountLink,
  accounts.removeSecondFactor,
  accounts.listParkedAccountEvents,
  accounts.resendParkedAccountEvent,
  accounts.getAccountsTrail,
  getAccountRetention,
  credit.ownCredits,
  credit.accountCredits,
  credit.changeCredits,
];
