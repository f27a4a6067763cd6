import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { mostAlike, mostMerged } from './customers-terms.ts';
import { fewestSearched, findsInGroup, mostSearched } from './desk-search-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { linePattern } from './text-rules.ts';
import { companyBilling, heldJobs, roles } from './user.schemas.ts';
import { day } from './vocabulary.ts';

const searched = freeText(z.string().trim().min(fewestSearched).max(mostSearched).regex(linePattern));

/** A customer with an account that is open. */
export const deskPerson = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  companyId: z.string(),
  companyName: z.string(),
});
export type DeskPerson = z.infer<typeof deskPerson>;

const foundCompany = z.object({
  companyId: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  peopleCount: z.int(),
  /** Percentage of the contract in force today; null without one. */
  percent: z.number().nullable(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

export const searchAccounts = {
  summary: 'Companies and customers with the searched text in name, address, domain or telephone number; the first by name without one',
  query: z.object({ search: searched.optional(), limit: z.coerce.number().int().min(1).max(50).default(findsInGroup) }),
  response: z.object({ companies: z.array(foundCompany), customers: z.array(deskPerson) }),
} satisfies EndpointSchemas;
export type AccountFinds = z.infer<typeof searchAccounts.response>;

/** People that a company's record names at most. */
const mostPeople = 100;

const companyContract = z.object({
  percent: z.number(),
  /** Its quotes have the flexible ladder of a cancellation. */
  isFlex: z.boolean(),
  /** First and last day in force; no last day: until further notice. */
  validFrom: day,
  validTo: day.nullable(),
  isInForce: z.boolean(),
});

const sameCompany = z.object({ companyId: z.string(), name: z.string(), domains: z.array(z.string()), version: z.int() });
export type SameCompany = z.infer<typeof sameCompany>;

export const getDeskCompany = {
  summary: 'A company as staff see it, with its first 100 people by name',
  params: z.object({ companyId: z.string().max(60) }),
  response: foundCompany.extend({
    people: z.array(deskPerson).max(mostPeople),
    billing: companyBilling,
    /** Framework contracts by their days, the latest first. Absent: an older release answers. */
    contracts: z.array(companyContract).optional(),
    /** Whom staff turn to first, one of the people; null: nobody is named. Absent: an older release answers. */
    primaryContactId: z.uuid().nullable().optional(),
    /**
     * `alike`: others of the same name. `merged`: entries of the same company, on this record; `people` are those of all.
     * `mergedInto`: whose record this one is part of; null: it is one of its own. Absent, as `version`: an older release answers.
     */
    alike: z.array(sameCompany).max(mostAlike).optional(),
    merged: z.array(sameCompany).max(mostMerged).optional(),
    mergedInto: z.string().nullable().optional(),
    version: z.int().optional(),
  }),
} satisfies EndpointSchemas;
export type DeskCompany = z.infer<typeof getDeskCompany.response>;

export const listColleagues = {
  summary: 'The staff, by name: those whom a deal can be given to',
  response: z.object({ colleagues: z.array(staffMember) }),
} satisfies EndpointSchemas;

export const tellColleague = {
  summary: 'One of the staff with their jobs, for a service that keeps who is in charge or acts in their place',
  params: z.object({ userId: z.uuid() }),
  response: staffMember.extend({ role: z.enum(roles).optional(), jobs: heldJobs.optional() }),
} satisfies EndpointSchemas;
