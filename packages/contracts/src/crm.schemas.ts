import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { instant } from './vocabulary.ts';

/** The records that sales finds in the customer relationship system: a quote, a call to make, an event to propose for. */
export const crmKinds = ['quote', 'callback', 'big-event'] as const;
/** `refused`: the system rejected the data; no retry until staff requests it. */
export const crmStates = ['waiting', 'taken', 'refused'] as const;

export const crmIssue = z.object({ object: z.string(), property: z.string(), message: z.string() });
const issues = z.array(crmIssue);

/** Fault of the data (spec/booking.md §8): `identified` where the system names the record that is in the way. */
export const crmDataError = z.discriminatedUnion('type', [
  z.object({ type: z.literal('identified'), url: z.url(), issues }),
  z.object({ type: z.literal('unknown'), issues }),
]);
export type CrmDataError = z.infer<typeof crmDataError>;

export const crmRecord = z.object({
  id: z.uuid(),
  kind: z.enum(crmKinds),
  state: z.enum(crmStates),
  /** The id in its form of 15 characters, once taken. */
  salesforceId: z.string().nullable(),
  error: crmDataError.nullable(),
  venueName: z.string(),
  customerName: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type CrmRecord = z.infer<typeof crmRecord>;

export const listCrmRecords = {
  summary: 'The 200 newest hand-overs to the customer relationship system of a state; without one, those it refused',
  query: z.object({ state: z.enum(crmStates).optional() }),
  response: z.object({ records: z.array(crmRecord) }),
} satisfies EndpointSchemas;

export const resendCrmRecord = {
  summary: 'Lets a refused hand-over be tried again; a conflict where it is not refused',
  params: z.object({ id: z.uuid() }),
  body: z.object({}).default({}),
} satisfies EndpointSchemas;
