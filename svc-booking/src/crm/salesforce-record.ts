import type { Handover } from './crm-port.ts';

export interface SalesforceRecord {
  object: 'Opportunity' | 'Lead';
  fields: Record<string, string | number>;
}

/** A quote is an opportunity; a request for a call or a proposal is a lead. */
export const objectOf = (kind: Handover['kind']): SalesforceRecord['object'] => (kind === 'quote' ? 'Opportunity' : 'Lead');

export const recordOf = (handover: Handover): SalesforceRecord => ({
  object: objectOf(handover.kind),
  fields: handover.kind === 'quote' ? opportunity(handover) : lead(handover),
});

const common = ({ contact, venue, firstDay, lastDay, pax }: Handover) => ({
  ...(contact.salesforceId && { Contact__c: contact.salesforceId }),
  ...(venue && { Venue__c: venue.salesforceId }),
  First_Day__c: firstDay,
  Last_Day__c: lastDay,
  Pax__c: pax,
});

const opportunity = (handover: Handover) => {
  const { contact, venue, firstDay, amount, supersededBy } = handover;
  return {
    ...common(handover),
    Name: [contact.companyName || contact.lastname, venue?.name, firstDay].filter(Boolean).join(', ').slice(0, 120),
    // Closed, or sales would count what a customer can no longer sign.
    StageName: supersededBy ? 'Closed Lost' : 'Proposal/Price Quote',
    ...(supersededBy && { Description: `Superseded by the quote ${supersededBy}` }),
    CloseDate: firstDay,
    Contact_Email__c: contact.email,
    ...(amount !== null && { Amount: amount / 100 }),
  };
};

const lead = (handover: Handover) => {
  const { kind, contact, message } = handover;
  return {
    ...common(handover),
    FirstName: contact.firstname,
    LastName: contact.lastname,
    // Required by Salesforce.
    Company: contact.companyName || contact.lastname,
    Email: contact.email,
    Phone: contact.phone,
    LeadSource: kind === 'callback' ? 'Callback' : 'Big event',
    Language__c: contact.lang,
    ...(message !== null && { Description: message }),
  };
};
