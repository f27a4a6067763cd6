import { endsAt, type GuestVisit, startsAt } from '../guest-visit.ts';
import type { VisitorHttp } from './visitor-http.ts';
import { VisitorRefusal, type VisitorSystem } from './visitor-system.ts';

interface Options {
  /** Origin of the system. */
  url: string;
  apiKey: string;
  call: VisitorHttp;
}

/** Octopus: a visit is put under our own reference, so that the first call and every later one are the same. */
export const octopusVisitors = ({ url, apiKey, call }: Options): VisitorSystem => {
  const addressOf = (reference: string) => `${url}/api/v1/visits/${encodeURIComponent(reference)}`;
  const headers = { 'x-api-key': apiKey };
  return {
    async put(visit, { reference, idempotencyKey }) {
      const { status } = await call({ method: 'PUT', url: addressOf(reference), headers, body: visitOf(visit), idempotencyKey });
      if (status >= 400) throw new VisitorRefusal(`Octopus answered ${status}`);
      return reference;
    },
    async remove({ reference, idempotencyKey }) {
      const { status } = await call({ method: 'DELETE', url: addressOf(reference), headers, idempotencyKey });
      if (status === 401) throw new VisitorRefusal(`Octopus answered ${status}`);
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
