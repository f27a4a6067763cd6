import type { BookingEvent } from '@plenary/contracts/events';
import { salesforceId } from '@plenary/contracts/meeting-events';
import type { CrmFault } from '@plenary/contracts/staff-surveys';
import * as z from 'zod';
import { type Crm, CrmRefusal, normalisedId } from './crm.ts';

interface Options {
  /** Origin of the instance. */
  url: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
}

const dataPath = '/services/data/v64.0/sobjects';
const session = z.object({ access_token: z.string() });
const upserted = z.object({ id: salesforceId });
const complaints = z.array(z.object({ message: z.string(), errorCode: z.string(), fields: z.array(z.string()).optional() }));

interface Upsert {
  object: 'Contact' | 'Meeting_Event__c';
  /** Field that tells whether the record is there already, and its value. */
  key: readonly [field: string, value: string];
  record: Record<string, unknown>;
}

/**
 * A CRM behind Salesforce's REST interface. Both records are upserted by ids of ours, so that a booking told again is the same
 * event. A 400 is the data's fault and becomes a CrmRefusal; a session that has ended is renewed once.
 */
export const salesforceCrm = ({ url, clientId, clientSecret, fetch, deadline }: Options): Crm => {
  let token: string | undefined;

  const signIn = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    const response = await fetch(`${url}/services/oauth2/token`, { method: 'POST', body, signal: deadline() });
    if (!response.ok) throw new Error(`the CRM refused to sign us in: ${response.status}`);
    return session.parse(await response.json()).access_token;
  };

  const upsert = async ({ object, key, record }: Upsert, isRetry = false): Promise<string> => {
    token ??= await signIn();
    const [field, value] = key;
    const response = await fetch(`${url}${dataPath}/${object}/${field}/${encodeURIComponent(value)}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(record),
      signal: deadline(),
    });
    if (response.status === 401 && !isRetry) {
      token = undefined;
      return upsert({ object, key, record }, true);
    }
    const answer: unknown = await response.json();
    if (response.status === 400) throw new CrmRefusal(faultOf(answer, { url, object, key }));
    if (!response.ok) throw new Error(`the CRM answered ${response.status}`);
    return normalisedId(upserted.parse(answer).id);
  };

  return {
    confirm: async (booking) => {
      const contactId = await upsert({ object: 'Contact', key: ['Web_User_Id__c', booking.customer.userId], record: contactOf(booking) });
      const record = eventOf(booking, contactId);
      const eventId = await upsert({ object: 'Meeting_Event__c', key: ['Quote_Id__c', booking.quoteId], record });
      return { eventId, contactId };
    },
  };
};

/** Identified where the CRM names the fields that are wrong, with the address at which staff finds the record; else unknown. */
const faultOf = (answer: unknown, { url, object, key: [field, value] }: Pick<Upsert, 'object' | 'key'> & { url: string }): CrmFault => {
  const parsed = complaints.safeParse(answer);
  if (!parsed.success) return { kind: 'unknown', issues: [] };
  const issues = parsed.data.flatMap(({ message, fields = [] }) =>
    fields.length > 0 ? fields.map((property) => ({ object, property, message })) : [{ object, property: '', message }],
  );
  if (issues.every(({ property }) => property === '')) return { kind: 'unknown', issues };
  const search = new URLSearchParams({ [field]: value });
  return { kind: 'identified', url: `${url}/lightning/o/${object}/list?${search}`, issues };
};

const contactOf = ({ customer }: BookingEvent) => ({
  FirstName: customer.firstname,
  LastName: customer.lastname,
  Email: customer.email,
  Phone: customer.phone,
  Company_Name__c: customer.companyName,
  Language__c: customer.lang,
});

const eventOf = ({ venue, days, customer }: BookingEvent, contactId: string) => ({
  Name: `${customer.companyName} – ${venue.commercialName}`.slice(0, 80),
  Contact__c: contactId,
  Venue__c: venue.venueId,
  Start_Date__c: days.at(0)?.date,
  End_Date__c: days.at(-1)?.date,
  Pax__c: Math.max(...days.map(({ plenary }) => plenary.pax)),
});
