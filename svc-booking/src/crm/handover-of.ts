import type { SearchDay } from '@plenary/contracts/search';
import type { UserActor } from '@plenary/service-kit/actor';
import type { VenueRecord } from '../venues/venue-record.ts';
import type { Handover } from './crm-port.ts';

interface Asked extends Pick<Handover, 'id' | 'kind' | 'amount'>, Partial<Pick<Handover, 'message'>> {
  actor: UserActor;
  venue: Pick<VenueRecord, 'salesforceId' | 'commercialName'> | null;
  days: readonly SearchDay[];
}

/** The CRM record of a signed-in customer's demand or quote. */
export const handoverOf = ({ actor, venue, days, message = null, ...record }: Asked): Handover => {
  const { firstname, lastname, email, phone, companyName, lang, salesforceId } = actor;
  const dates = days.map(({ date }) => date);
  return {
    ...record,
    contact: { firstname, lastname, email, phone, companyName, lang, ...(salesforceId && { salesforceId }) },
    venue: venue && { salesforceId: venue.salesforceId, name: venue.commercialName },
    firstDay: dates.at(0) ?? '',
    lastDay: dates.at(-1) ?? '',
    pax: Math.max(0, ...days.map(({ plenary }) => plenary.pax)),
    message,
  };
};
