import { endsAt, type GuestVisit, startsAt } from '../guest-visit.ts';
import type { VisitorHttp } from './visitor-http.ts';
import type { VisitorSystem } from './visitor-system.ts';

interface Options {
  /** Base address of the system, without a trailing slash. */
  url: string;
  apiKey: string;
  http: VisitorHttp;
}

/** Octopus: a visit is put under our own reference, so that the first call and every later one are the same. */
export const octopusVisitors = ({ url, apiKey, http: { name, call, lockedOut, requireTurn } }: Options): VisitorSystem => {
  const addressOf = (reference: string) => `${url}/api/v1/visits/${encodeURIComponent(reference)}`;
  const headers = { 'x-api-key': apiKey };
  return {
    requireTurn,
    async put(visit, { reference, idempotencyKey }) {
      const { status } = await call({ method: 'PUT', url: addressOf(reference), headers, body: visitOf(visit), idempotencyKey });
      // Every reference can be put: what is not found is the system itself.
      if (status >= 400) return lockedOut(`${name} answered ${status}`);
      return reference;
    },
    async remove({ reference, idempotencyKey }) {
      const { status } = await call({ method: 'DELETE', url: addressOf(reference), headers, idempotencyKey });
      if (status === 401) lockedOut(`${name} answered ${status}`);
    },
  };
};

const visitOf = (visit: GuestVisit) => {
  const { guest, venue, host, lang } = visit;
  return {
    visitor: {
      first_name: guest.firstname,
      last_name: guest.lastname,
      email: guest.email,
      company: guest.company || null,
      phone: guest.phone || null,
      language: lang,
    },
    host: { name: host.name, email: host.email, company: host.companyName },
    site: venue.commercialName,
    expected_at: new Date(startsAt(visit)).toISOString(),
    leaves_at: new Date(endsAt(visit)).toISOString(),
  };
};
