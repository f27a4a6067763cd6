import * as z from 'zod';
import { accountStates, maxCompanyNameLength, maxContractTextLength, maxDomains, percentDecimals } from './accounts-terms.ts';
import { trailPage, trailQuery } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText, line } from './free-text.ts';
import { parkedEvent } from './sales-desk.schemas.ts';
import { vatCodeOrEmpty } from './signature-form.ts';
import { signatureLimits as limits } from './signature-terms.ts';
import { companyBilling, givenJobs, heldJobs, roles } from './user.schemas.ts';
import { day, instant, language } from './vocabulary.ts';

/** As kept; line breaks are welcome. */
const keptText = z
  .string()
  .trim()
  .max(maxContractTextLength)
  .regex(/^[^\0]*$/);

/** Rises with each change; a change that carries an older one is refused as `stale-version`, with the newer state. */
const version = z.int().min(0);

/** French is the fallback for readers without a text in their language. */
const textsByLanguage = (text: typeof keptText) => {
  const texts = z.object({ description: text, dispositions: text });
  return z.object({ fr: texts, en: texts.optional(), es: texts.optional(), nl: texts.optional() });
};

const contractTerms = z.object({
  /** `12.5` is 12.5 %. */
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((value) => Number(value.toFixed(percentDecimals)) === value),
  texts: textsByLanguage(freeText(keptText)),
  /** Its quotes have the flexible ladder of a cancellation (design: lifecycle L27). Absent: as before, or from an older release. */
  flex: z.boolean().optional(),
  /** First and last day in force, Europe/Paris; no last day: until further notice. */
  validFrom: day,
  validTo: day.nullable(),
});
export type ContractTermsGiven = z.output<typeof contractTerms>;

export const accountContract = contractTerms.extend({ texts: textsByLanguage(keptText), contractId: z.string(), isInForce: z.boolean() });
export type AccountContract = z.infer<typeof accountContract>;

const companySummary = z.object({
  companyId: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  peopleCount: z.int(),
  /** Percentage of the contract in force today; null without one. */
  percent: z.number().nullable(),
});
export type CompanySummary = z.infer<typeof companySummary>;

/** `contracts`: the latest first. `version` counts changes of the company and of its contracts. */
export const accountCompany = companySummary.extend({
  version,
  createdAt: instant,
  contracts: z.array(accountContract),
  /** Its people hold as many options as they like. Absent: an older release answers. */
  optionLimitsLifted: z.boolean().optional(),
  /** Absent: an older release answers. */
  billing: companyBilling.optional(),
  /** Whom staff turn to first; null: nobody is named. Absent: an older release answers. */
  primaryContactId: z.uuid().nullable().optional(),
});
export type AccountCompany = z.infer<typeof accountCompany>;

const search = z.object({ search: z.string().trim().max(200).optional(), after: z.string().max(400).optional() });
const companyPath = z.object({ companyId: z.string().max(60) });
const contractPath = companyPath.extend({ contractId: z.string().max(60) });
const changesCompany = { response: accountCompany, problemMembers: { 'stale-version': z.object({ current: accountCompany }) } };

export const listCompanies = {
  summary: 'Companies by name, 50 a page; a search looks into names and domains',
  query: search,
  response: z.object({ companies: z.array(companySummary), next: z.string().nullable() }),
} satisfies EndpointSchemas;

const companyForm = z.object({
  name: filledLine(maxCompanyNameLength),
  /** E-mail domains of its people. */
  domains: z.array(z.string().trim().toLowerCase().min(1).max(253)).max(maxDomains),
  /** Absent: as it is. */
  optionLimitsLifted: z.boolean().optional(),
});

export const createCompany = {
  summary: 'Adds a company with its e-mail domains, none of them public nor another company’s',
  body: companyForm,
  response: accountCompany,
} satisfies EndpointSchemas;

export const getCompany = {
  summary: 'A company with its framework contracts',
  params: companyPath,
  response: accountCompany,
} satisfies EndpointSchemas;

export const changeCompany = {
  ...changesCompany,
  summary: 'Names a company and its e-mail domains anew',
  params: companyPath,
  body: companyForm.extend({ version }),
} satisfies EndpointSchemas;

export const changePrimaryContact = {
  ...changesCompany,
  summary: 'Names the one of a company’s people whom staff turn to first, or nobody',
  params: companyPath,
  body: z.object({ userId: z.uuid().nullable(), version }),
} satisfies EndpointSchemas;

export const mergeCompany = {
  ...changesCompany,
  summary: 'Puts a company on the record of another, with the people and bookings of both; null parts them again',
  params: companyPath,
  body: z.object({
    into: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .nullable(),
    version,
    /** Version of `into` that was seen; it counts where there is one. */
    intoVersion: version.default(0),
  }),
} satisfies EndpointSchemas;

/** Address and VAT number for a company's papers; an address is whole or empty (company-billing.ts). */
export const companyBillingForm = z.object({
  street: line(limits.street),
  zipCode: line(limits.zipCode),
  city: line(limits.city),
  country: line(limits.country),
  vatCode: vatCodeOrEmpty,
});

export const changeCompanyBilling = {
  ...changesCompany,
  summary: 'Sets the address and the VAT number that the papers of a company’s people print until they sign',
  params: companyPath,
  body: companyBillingForm.extend({ version }),
} satisfies EndpointSchemas;

export const giveContract = {
  ...changesCompany,
  summary: 'Gives a company a framework contract',
  params: companyPath,
  body: contractTerms.extend({ version }),
} satisfies EndpointSchemas;

export const changeContract = {
  ...changesCompany,
  summary: 'Changes a framework contract; quotes that were made keep their prices',
  params: contractPath,
  body: contractTerms.extend({ version }),
} satisfies EndpointSchemas;

export const endContract = {
  ...changesCompany,
  summary: 'Ends a framework contract after a day, yesterday at the earliest; one that has not begun then is gone',
  params: contractPath,
  body: z.object({ lastDay: day, version }),
} satisfies EndpointSchemas;

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
  /** Of the staff; absent of others, or an older release answers. */
  jobs: heldJobs.optional(),
  version,
});
export type Account = z.infer<typeof account>;

export const listAccounts = {
  summary: 'Users by e-mail address, 50 a page; a search looks into addresses and names',
  query: search.extend({
    role: z.enum(roles).optional(),
    state: z.enum(accountStates).optional(),
    companyId: z.string().max(60).optional(),
  }),
  response: z.object({ accounts: z.array(account), next: z.string().nullable() }),
} satisfies EndpointSchemas;

const accountPath = z.object({ userId: z.string().max(60) });
const changesAccount = { response: account, problemMembers: { 'stale-version': z.object({ current: account }) } };

export const getAccount = {
  summary: 'A user as an administrator sees them',
  params: accountPath,
  response: account,
} satisfies EndpointSchemas;

export const disableAccount = {
  ...changesAccount,
  summary: 'Closes an account: every session ends at once, and no way in is left until it is enabled',
  params: accountPath,
  body: z.object({ version }),
} satisfies EndpointSchemas;

export const enableAccount = {
  ...changesAccount,
  summary: 'Opens a closed account again',
  params: accountPath,
  body: z.object({ version }),
} satisfies EndpointSchemas;

export const changeRole = {
  ...changesAccount,
  summary:
    'Gives a user another role; every session ends, so that none goes on with the old one; staff begin with the given jobs, one at least',
  params: accountPath,
  body: z.object({ role: z.enum(roles), jobs: givenJobs.optional(), version }),
} satisfies EndpointSchemas;

export const changeJobs = {
  ...changesAccount,
  summary: 'Gives one of the staff other jobs; they count within a minute, without a new sign-in',
  params: accountPath,
  body: z.object({ jobs: givenJobs, version }),
} satisfies EndpointSchemas;

export const mergeCustomer = {
  ...changesAccount,
  summary: 'Puts a customer on the record of another, with both accounts and histories; null parts them again',
  params: accountPath,
  body: z.object({
    into: z.uuid().nullable(),
    version,
    /** Version of `into` that was seen; it counts where there is one. */
    intoVersion: version.default(0),
  }),
} satisfies EndpointSchemas;

export const signOutAccount = {
  summary: 'Signs a user out everywhere',
  params: accountPath,
  response: account,
} satisfies EndpointSchemas;

export const sendAccountLink = {
  summary: 'Mails a user the link that the account needs: to set a password, or to prove the mailbox; once in 5 minutes',
  params: accountPath,
  response: account,
} satisfies EndpointSchemas;

export const removeSecondFactor = {
  summary: 'Takes the second factor off an account, and signs its user out everywhere',
  params: accountPath,
  response: account,
} satisfies EndpointSchemas;

export const listParkedAccountEvents = {
  summary: 'The 200 oldest events of accounts that could not be delivered: mails, news to other services',
  response: z.object({ events: z.array(parkedEvent) }),
} satisfies EndpointSchemas;

export const resendParkedAccountEvent = {
  summary: 'Lets an event that could not be delivered be tried again',
  params: z.object({ eventId: z.string().max(200) }),
} satisfies EndpointSchemas;

export const getAccountsTrail = {
  summary: 'What administrators did to accounts, companies and contracts, the newest first, 50 a page; of one of them where it is named',
  query: trailQuery.extend({ subjectId: z.string().max(60).optional() }),
  response: trailPage,
} satisfies EndpointSchemas;
