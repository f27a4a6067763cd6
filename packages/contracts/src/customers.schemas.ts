import * as z from 'zod';
import { maxCompanyNameLength } from './accounts-terms.ts';
import { customerStates, mostAlike, mostMerged } from './customers-terms.ts';
import { deskPerson } from './desk-accounts.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText, line } from './free-text.ts';
import { email, name, phone } from './identity-fields.ts';
import { sessionUser } from './sessions.schemas.ts';
import { linePattern } from './text-rules.ts';
import { language } from './vocabulary.ts';

/** Somebody whom staff may book for. */
export const deskCustomer = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  /** Absent: an older release answers. */
  companyId: z.string().optional(),
  phone: z.string(),
  lang: language,
  state: z.enum(customerStates),
  /** Discount of the company's framework contract in force today, which a quote made now has; null without one. */
  percent: z.number().nullable(),
});
export type DeskCustomer = z.infer<typeof deskCustomer>;

/** `version`: of the account. Absent: an older release answers. */
const samePerson = deskPerson.extend({ version: z.int().optional() });
export type SamePerson = z.infer<typeof samePerson>;

const ofCustomer = z.object({ userId: z.uuid() });

export const findCustomers = {
  summary: 'At most 20 customers whose name, e-mail address or company has the searched text in it, by e-mail address',
  query: z.object({ search: freeText(z.string().trim().min(2).max(200).regex(linePattern)) }),
  response: z.object({ customers: z.array(deskCustomer) }),
} satisfies EndpointSchemas;

export const getCustomer = {
  summary: 'A customer whom staff may book for, with those who may be the same person',
  params: ofCustomer,
  /**
   * `alike`: others with the same telephone number, or the same name in a company of the same name. `merged`: accounts of the same person, on
   * this record. `mergedInto`: whose record this one is part of; null: it is one of its own. Absent: an older release answers.
   */
  response: deskCustomer.extend({
    alike: z.array(samePerson).max(mostAlike).optional(),
    merged: z.array(samePerson).max(mostMerged).optional(),
    mergedInto: z.uuid().nullable().optional(),
    version: z.int().optional(),
  }),
} satisfies EndpointSchemas;

export type RecordedCustomer = z.infer<typeof getCustomer.response>;

export const addCustomer = {
  summary: 'Adds an inactive customer without a password, of the company that has the e-mail domain or else of one with the given name',
  body: z.object({
    email,
    firstname: name,
    lastname: name,
    phone,
    /** Counts where no company has the domain; it is required there. */
    companyName: line(maxCompanyNameLength).default(''),
    lang: language,
    /** Why an address of a public domain is taken: required for one, kept in the trail. */
    reason: line(300).default(''),
  }),
  response: deskCustomer,
} satisfies EndpointSchemas;

export const tellCustomer = {
  summary: 'A customer as the gateway would name them in a call, for a service that acts in their name on behalf of staff',
  params: ofCustomer,
  response: sessionUser,
} satisfies EndpointSchemas;
