import type { AccountAction } from '@plenary/contracts/accounts-terms';
import type { AuditEntry, StaffMember } from '@plenary/contracts/audit-trail';
import type { CompanyBilling } from '@plenary/contracts/company-billing';
import type { CreditSubject } from '@plenary/contracts/credit.schemas';
import type { CreditEntryKind } from '@plenary/contracts/credit-terms';
import type { HeldJobs, roles } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Person } from './person.ts';

export type Role = (typeof roles)[number];
/**
 * Purpose of a mailed link: choosing a password, proving the mailbox after a signup with a framework contract, or proving that
 * a person vouched for by another provider has the mailbox of an account.
 */
export type LinkPurpose = 'password' | 'activation' | 'identity';
/** The question about the user's company that a signup still asks (spec/booking.md §3). */
export type CompanyStep = 'confirmation' | 'creation';
/** Texts of a contract in languages other than French. */
export type ContractTranslations = Partial<Record<Language, { description: string; dispositions: string }>>;
/** What a sign-in, or a sign-up that chose a password, waits for in its browser. */
export type SignInStep = 'user-info' | 'identity' | 'second-factor' | 'activation';

/** Actions in a user's own trail. */
export type AuditedAction =
  | 'password-set'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'outside-account-linked'
  | 'signed-out-there'
  | 'profile-changed'
  | 'exported'
  | 'erased';

export const identityTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    company: kit.table('company', {
      id: kit.text().primaryKey(),
      name: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      /** Counts what administrators changed of it, its domains and contracts. */
      version: kit.integer().notNull().default(0),
      /** Staff let its people hold any number of options. */
      optionLimitsLifted: kit.boolean().notNull().default(false),
      /** Null: staff have written none. */
      billing: kit.json<CompanyBilling>(),
      /** Whom staff turn to first; null: nobody is named. Who has left the company since does not count. */
      primaryContactId: kit.text(),
      /** The company on whose record this one is, for staff say that both are one; null: on its own. */
      mergedInto: kit.text(),
    }),
    companyDomain: kit.table('company_domain', {
      /** E-mail domains of a company's people. */
      domain: kit.text().primaryKey(),
      companyId: kit.text().notNull(),
    }),
    frameworkContract: kit.table('framework_contract', {
      id: kit.text().primaryKey(),
      companyId: kit.text().notNull(),
      /** 1000 is a discount of 10 %. */
      basisPoints: kit.integer().notNull(),
      /** In French, the fallback for missing translations. */
      description: kit.text().notNull(),
      dispositions: kit.text().notNull(),
      translations: kit.json<ContractTranslations>().notNull().default({}),
      /** Its quotes have the flexible ladder of a cancellation. */
      isFlex: kit.boolean().notNull().default(false),
      /** First and last day in force, local days; no last day: until further notice. */
      validFrom: kit.text().notNull(),
      validTo: kit.text(),
    }),
    user: kit.table('user', {
      id: kit.text().primaryKey(),
      /** Normalised. */
      email: kit.text().notNull(),
      firstname: kit.text().notNull(),
      lastname: kit.text().notNull(),
      /** E.164 */
      phone: kit.text().notNull(),
      lang: kit.text().$type<Language>().notNull(),
      role: kit.text().$type<Role>().notNull(),
      companyId: kit.text().notNull(),
      /** argon2id; null: never chose one. */
      passwordHash: kit.text(),
      isActive: kit.boolean().notNull(),
      mailboxProven: kit.boolean().notNull(),
      createdAt: kit.integer().notNull(),
      /** Null: the company is settled. */
      companyStep: kit.text().$type<CompanyStep>(),
      /** Instant of the last sign-in or use of a session; null for accounts older than this column. */
      lastSeenAt: kit.integer(),
      /** Instant at which an administrator closed the account; null: it is open. */
      disabledAt: kit.integer(),
      /** Contact in the customer relationship system, as the sign-up named it. */
      salesforceId: kit.text(),
      /** Of the staff; empty of others. */
      jobs: kit.json<HeldJobs>().notNull().default([]),
      /** The account on whose record this one is, for staff say that both are one person; null: on its own. */
      mergedInto: kit.text(),
      /** Counts what administrators changed of it, and what its user is called. */
      version: kit.integer().notNull().default(0),
    }),
    session: kit.table('session', {
      tokenHash: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      lastSeenAt: kit.integer().notNull(),
      expiresAt: kit.integer().notNull(),
      /** The user agent at sign-in. */
      userAgent: kit.text(),
    }),
    /** Somebody who proved who they are and has no session yet: opens the one step it waits for, nothing else. */
    pendingSignIn: kit.table('pending_sign_in', {
      tokenHash: kit.text().primaryKey(),
      step: kit.text().$type<SignInStep>().notNull(),
      /** Null: a person without an account yet. */
      userId: kit.text(),
      person: kit.json<Person>(),
      createdAt: kit.integer().notNull(),
      expiresAt: kit.integer().notNull(),
    }),
    /** Identities at other providers: one user may have several. */
    identity: kit.table(
      'identity',
      {
        issuer: kit.text().notNull(),
        subject: kit.text().notNull(),
        userId: kit.text().notNull(),
        createdAt: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.issuer, table.subject] })],
    ),
    /** Trail of a user's account; holds ids only, so that it outlives the account. */
    audit: kit.table('audit', {
      id: kit.text().primaryKey(),
      at: kit.integer().notNull(),
      action: kit.text().$type<AuditedAction>().notNull(),
      userId: kit.text().notNull(),
      /** Id of a user, or the name of a job. */
      actor: kit.text().notNull(),
    }),
    /** Actions of administrators on accounts, companies and contracts. */
    deed: kit.table('deed', {
      id: kit.text().primaryKey(),
      at: kit.integer().notNull(),
      doneBy: kit.json<StaffMember>().notNull(),
      action: kit.text().$type<AccountAction>().notNull(),
      subjectType: kit.text().$type<'user' | 'company' | 'event'>().notNull(),
      subjectId: kit.text().notNull(),
      subjectName: kit.text().notNull(),
      changes: kit.json<AuditEntry['changes']>().notNull(),
    }),
    /** Credits that can be spent; a check keeps the balance from falling below 0. */
    creditAccount: kit.table('credit_account', {
      /** `user:<id>` or `team:<id of the company>`. */
      owner: kit.text().primaryKey(),
      balance: kit.integer().notNull(),
      /** Number of its last entry. */
      entryCount: kit.integer().notNull(),
    }),
    /** Every change of a balance: only ever added to. */
    creditEntry: kit.table(
      'credit_entry',
      {
        owner: kit.text().notNull(),
        number: kit.integer().notNull(),
        at: kit.integer().notNull(),
        kind: kit.text().$type<CreditEntryKind>().notNull(),
        amount: kit.integer().notNull(),
        /** After it. */
        balance: kit.integer().notNull(),
        holdId: kit.text(),
        /** The option's booking. */
        userId: kit.text(),
        doneBy: kit.json<StaffMember>(),
        reason: kit.text().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.owner, table.number] })],
    ),
    /** Credits that an option of svc-booking holds. */
    creditHold: kit.table('credit_hold', {
      id: kit.text().primaryKey(),
      /** Balance the credits were taken from; null for a hold that ended before it was made and can no longer be made. */
      owner: kit.text(),
      userId: kit.text(),
      credits: kit.integer().notNull(),
      /** Counted by svc-booking: what is older is dropped. */
      sequence: kit.integer().notNull(),
      /** The booking is approved: nothing comes back. */
      isSpent: kit.boolean().notNull(),
      subject: kit.json<CreditSubject>(),
    }),
    secondFactor: kit.table('second_factor', {
      userId: kit.text().primaryKey(),
      /** base32, sealed for its user. */
      secret: kit.text().notNull(),
      /** False until its first code is given. */
      isOn: kit.boolean().notNull(),
      /** Time step of the last code taken: none is taken twice. */
      lastStep: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
    }),
    /** Codes that are left; one that is used is gone. */
    recoveryCode: kit.table('recovery_code', { codeHash: kit.text().primaryKey(), userId: kit.text().notNull() }),
    /** A browser on its way to the corporate identity provider and back. */
    ssoAttempt: kit.table('sso_attempt', {
      stateHash: kit.text().primaryKey(),
      /** Hash of the token in the browser's cookie: another browser cannot complete the attempt. */
      browserHash: kit.text().notNull(),
      nonce: kit.text().notNull(),
      codeVerifier: kit.text().notNull(),
      fromPath: kit.text().notNull(),
      expiresAt: kit.integer().notNull(),
    }),
    /** Tokens of others that sign in once, until they expire. */
    spentToken: kit.table('spent_token', { tokenHash: kit.text().primaryKey(), expiresAt: kit.integer().notNull() }),
    /** Wrong passwords of one source at one account (guesses/). */
    failedGuess: kit.table(
      'failed_guess',
      {
        /** Hash of the account's e-mail address, known or not; empty: any account. */
        account: kit.text().notNull(),
        /** A browser, a session or an address group; empty: any unknown browser. */
        source: kit.text().notNull(),
        count: kit.integer().notNull(),
        lastAt: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.account, table.source] })],
    ),
    mailToken: kit.table('mail_token', {
      tokenHash: kit.text().primaryKey(),
      /** The outbox event that asked for the mail: a mail sent again has another token of the same ask. */
      askId: kit.text().notNull(),
      userId: kit.text().notNull(),
      purpose: kit.text().$type<LinkPurpose>().notNull(),
      /** Path of the page the link opens. */
      page: kit.text().notNull(),
      redirectUrl: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      expiresAt: kit.integer().notNull(),
      usedAt: kit.integer(),
    }),
  };
};
export type IdentityTables = ReturnType<typeof identityTables>;
