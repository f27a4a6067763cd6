import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import type { BookingEvent } from '@plenary/contracts/events';
import { salesforceId } from '@plenary/contracts/meeting-events.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import * as z from 'zod';
import { type Crm, CrmRefusal, normalisedId } from './crm.ts';
import { listedWithin } from './listed-within.ts';

interface Options {
  /** Origin of the instance. */
  url: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
}

/** Length of a text field there. */
const textLimit = 255;
const dataPath = '/services/data/v61.0/sobjects';
/** Our unique field on both objects: a repeated delivery is one record. */
const externalId = 'Plenary_Id__c';
const session = z.object({ access_token: z.string() });
const upserted = z.object({ id: salesforceId });
const complaints = z.array(z.object({ message: z.string(), errorCode: z.string(), fields: z.array(z.string()).optional() }));

interface Upsert {
  object: 'Contact' | 'Meeting_Event__c';
  /** Our id of it. */
  id: string;
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

  const upsert = async ({ object, id, record }: Upsert, isRetry = false): Promise<string> => {
    token ??= await signIn();
    const response = await fetch(`${url}${dataPath}/${object}/${externalId}/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(record),
      signal: deadline(),
    });
    if (response.status === 401 && !isRetry) {
      token = undefined;
      return upsert({ object, id, record }, true);
    }
    const answer: unknown = await response.json();
    const fault = response.status === 400 ? faultOf(answer, { url, object, id }) : null;
    if (fault) throw new CrmRefusal(fault);
    if (!response.ok) throw new Error(`the CRM answered ${response.status}`);
    return normalisedId(upserted.parse(answer).id);
  };

  return {
    confirm: async (booking) => {
      const confirmFor = async (contactId: string) => {
        const eventId = await upsert({ object: 'Meeting_Event__c', id: booking.quoteId, record: eventOf(booking, contactId) });
        return { eventId, contactId };
      };
      const { salesforceId: named, userId } = booking.customer;
      // A sign-up named it, and nobody checked it: the event refers to it, and nothing is written on it.
      const known = named ? await confirmFor(named).catch(unlessUnknownContact) : null;
      return known ?? confirmFor(await upsert({ object: 'Contact', id: userId, record: contactOf(booking) }));
    },
    tellSupplements: async ({ quoteId, supplements }) => {
      await upsert({ object: 'Meeting_Event__c', id: quoteId, record: agreedOn(supplements) });
    },
  };
};

/** Null where the CRM has no such contact; throws what else went wrong. */
const unlessUnknownContact = (error: unknown): null => {
  if (error instanceof CrmRefusal && error.fault.issues.some(({ property }) => property === 'Contact__c')) return null;
  throw error;
};

/** Not a data fault, independent of the status. */
const transient = new Set(['REQUEST_LIMIT_EXCEEDED', 'SERVER_UNAVAILABLE', 'UNABLE_TO_LOCK_ROW']);

/** Identified where the CRM names the fields that are wrong, with the address at which staff finds the record; null: tried again. */
const faultOf = (answer: unknown, { url, object, id }: Pick<Upsert, 'object' | 'id'> & { url: string }): CrmDataError | null => {
  const parsed = complaints.safeParse(answer);
  if (!parsed.success) return { type: 'unknown', issues: [] };
  if (parsed.data.some(({ errorCode }) => transient.has(errorCode))) return null;
  const issues = parsed.data.flatMap(({ message, errorCode, fields = [] }) =>
    (fields.length > 0 ? fields : [errorCode]).map((property) => ({ object, property, message })),
  );
  if (parsed.data.every(({ fields = [] }) => fields.length === 0)) return { type: 'unknown', issues };
  const search = new URLSearchParams({ [externalId]: id });
  return { type: 'identified', url: `${url}/lightning/o/${object}/list?${search}`, issues };
};

const contactOf = ({ customer }: BookingEvent) => ({
  FirstName: customer.firstname,
  // Never empty there: the house has no last name.
  LastName: customer.lastname || customer.firstname,
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

/** The amount is without VAT; null while a price is missing. */
const agreedOn = (supplements: readonly Supplement[]) => ({
  Supplements__c: listedWithin(supplements.map(inWords), textLimit),
  Supplements_Amount__c: supplements.every(({ excludingVat }) => excludingVat !== null)
    ? supplements.reduce((sum, { excludingVat }) => sum + (excludingVat ?? 0), 0) / 100
    : null,
});

const inWords = ({ addon, label = '', excludingVat }: Supplement): string =>
  excludingVat === null ? `${addon ?? label} (on request)` : (addon ?? label);
