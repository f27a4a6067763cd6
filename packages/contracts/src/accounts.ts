import * as z from 'zod';
import { accountStates, maxCompanyNameLength, maxContractTextLength, maxDomains, percentDecimals } from './accounts-terms.ts';
import { trailPage, trailQuery } from './audit-trail.ts';
import { endpoint } from './endpoint.ts';
import { parkedEvent } from './sales-desk.ts';
import { roles } from './user.ts';
import { day, instant, language } from './vocabulary.ts';

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
/** Line breaks are welcome. */
const text = z
  .string()
  .trim()
  .max(maxContractTextLength)
  .regex(/^[^\0]*$/);

/** Rises with each change; a change that carries an older one is refused as `stale-version`, with the newer state. */
const version = z.int().min(0);

const contractTexts = z.object({ description: text, dispositions: text });
/** French is what everybody else reads who has no text in their language. */
const contractTextsByLanguage = z.object({
  fr: contractTexts,
  en: contractTexts.optional(),
  es: contractTexts.optional(),
  nl: contractTexts.optional(),
});

const contractTerms = z.object({
  /** `12.5` is 12.5 %. */
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((value) => Number(value.toFixed(percentDecimals)) === value),
  texts: contractTextsByLanguage,
  /** First and last day in force, Europe/Paris; no last day: until further notice. */
  validFrom: day,
  validTo: day.nullable(),
});
export type ContractTermsGiven = z.output<typeof contractTerms>;

export const accountContract = contractTerms.extend({ contractId: z.string(), isInForce: z.boolean() });
export type AccountContract = z.infer<typeof accountContract>;

const companySummary = z.object({
  companyId: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  peopleCount: z.int(),
  /** Of the contract in force today; null without one. */
  percent: z.number().nullable(),
});
export type CompanySummary = z.infer<typeof companySummary>;

/** `contracts`: the latest first. `version` counts changes of the company and of its contracts. */
export const accountCompany = companySummary.extend({ version, createdAt: instant, contracts: z.array(accountContract) });
export type AccountCompany = z.infer<typeof accountCompany>;

const search = z.object({ search: z.string().trim().max(200).optional(), after: z.string().max(400).optional() });
const forAdmins = { access: 'admin', status: 200, refusals: ['authentication-required', 'forbidden', 'not-found'] } as const;
const companyPath = z.object({ companyId: z.string().max(60) });
const contractPath = companyPath.extend({ contractId: z.string().max(60) });
const changesCompany = {
  ...forAdmins,
  response: accountCompany,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  problemMembers: { 'stale-version': z.object({ current: accountCompany }) },
} as const;

export const listCompanies = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/companies',
  summary: 'Companies by name, 50 a page; a search looks into names and domains',
  query: search,
  response: z.object({ companies: z.array(companySummary), next: z.string().nullable() }),
  refusals: ['authentication-required', 'forbidden'],
});

const companyForm = z.object({
  name: line(maxCompanyNameLength),
  /** E-mail domains of its people. */
  domains: z.array(z.string().trim().toLowerCase().min(1).max(253)).max(maxDomains),
});

/** `conflict`: another company has one of the domains. */
export const createCompany = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/accounts/companies',
  summary: 'Adds a company with its e-mail domains, none of them public nor another company’s',
  body: companyForm,
  response: accountCompany,
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
});

export const getCompany = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/companies/{companyId}',
  summary: 'A company with its framework contracts',
  params: companyPath,
  response: accountCompany,
});

export const changeCompany = endpoint({
  ...changesCompany,
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}',
  summary: 'Names a company and its e-mail domains anew',
  params: companyPath,
  body: companyForm.extend({ version }),
});

/** `conflict`: it would overlap another contract of the company. */
export const giveContract = endpoint({
  ...changesCompany,
  method: 'POST',
  path: '/api/accounts/companies/{companyId}/contracts',
  summary: 'Gives a company a framework contract',
  params: companyPath,
  body: contractTerms.extend({ version }),
  status: 201,
});

export const changeContract = endpoint({
  ...changesCompany,
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}/contracts/{contractId}',
  summary: 'Changes a framework contract; quotes that were made keep their prices',
  params: contractPath,
  body: contractTerms.extend({ version }),
});

export const endContract = endpoint({
  ...changesCompany,
  method: 'POST',
  path: '/api/accounts/companies/{companyId}/contracts/{contractId}/end',
  summary: 'Ends a framework contract after a day, yesterday at the earliest; one that has not begun then is gone',
  params: contractPath,
  body: z.object({ lastDay: day, version }),
});

export const account = z.object({
  userId: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  lang: language,
  role: z.enum(roles),
  company: z.object({ companyId: z.string(), name: z.string() }),
  state: z.enum(accountStates),
  mailboxProven: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessionsCount: z.int(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  version,
});
export type Account = z.infer<typeof account>;

export const listAccounts = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/users',
  summary: 'Users by e-mail address, 50 a page; a search looks into addresses and names',
  query: search.extend({
    role: z.enum(roles).optional(),
    state: z.enum(accountStates).optional(),
    companyId: z.string().max(60).optional(),
  }),
  response: z.object({ accounts: z.array(account), next: z.string().nullable() }),
  refusals: ['authentication-required', 'forbidden'],
});

const accountPath = z.object({ userId: z.string().max(60) });
const changesAccount = {
  ...forAdmins,
  response: account,
  /** `conflict`: it is so already, or nobody would be left to administer, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  problemMembers: { 'stale-version': z.object({ current: account }) },
} as const;

export const getAccount = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/users/{userId}',
  summary: 'A user as an administrator sees them',
  params: accountPath,
  response: account,
});

export const disableAccount = endpoint({
  ...changesAccount,
  method: 'POST',
  path: '/api/accounts/users/{userId}/disable',
  summary: 'Closes an account: every session ends at once, and no way in is left until it is enabled',
  params: accountPath,
  body: z.object({ version }),
});

export const enableAccount = endpoint({
  ...changesAccount,
  method: 'POST',
  path: '/api/accounts/users/{userId}/enable',
  summary: 'Opens a closed account again',
  params: accountPath,
  body: z.object({ version }),
});

export const changeRole = endpoint({
  ...changesAccount,
  method: 'PUT',
  path: '/api/accounts/users/{userId}/role',
  summary: 'Gives a user another role; every session ends, so that none goes on with the old one',
  params: accountPath,
  body: z.object({ role: z.enum(roles), version }),
});

export const signOutAccount = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/accounts/users/{userId}/sign-out',
  summary: 'Signs a user out everywhere',
  params: accountPath,
  response: account,
});

export const sendAccountLink = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/accounts/users/{userId}/link',
  summary: 'Mails a user the link that the account needs: to set a password, or to prove the mailbox; once in 5 minutes',
  params: accountPath,
  response: account,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
});

/** For somebody who lost both authenticator and recovery codes; staff enrol anew at their next sign-in where it is required. */
export const removeSecondFactor = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/accounts/users/{userId}/second-factor/remove',
  summary: 'Takes the second factor off an account, and signs its user out everywhere',
  params: accountPath,
  response: account,
  /** `conflict`: there is none, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
});

export const listParkedAccountEvents = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/parked-events',
  summary: 'The 200 oldest events of accounts that could not be delivered: mails, news to other services',
  response: z.object({ events: z.array(parkedEvent) }),
  refusals: ['authentication-required', 'forbidden'],
});

export const resendParkedAccountEvent = endpoint({
  method: 'POST',
  path: '/api/accounts/parked-events/{eventId}/resend',
  access: 'admin',
  summary: 'Lets an event that could not be delivered be tried again',
  params: z.object({ eventId: z.string().max(200) }),
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
});

export const getAccountsTrail = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/accounts/audit-trail',
  summary: 'What administrators did to accounts, companies and contracts, the newest first, 50 a page; of one of them where it is named',
  query: trailQuery.extend({ subjectId: z.string().max(60).optional() }),
  response: trailPage,
  refusals: ['authentication-required', 'forbidden'],
});
