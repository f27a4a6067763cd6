import * as z from 'zod';
import { endsAt, type GuestVisit, startsAt } from '../guest-visit.ts';
import type { VisitorAnswer, VisitorHttp, VisitorRequest } from './visitor-http.ts';
import { type VisitIdentity, VisitorRefusal, type VisitorSystem } from './visitor-system.ts';

interface Options {
  /** Origin of the system. */
  url: string;
  companyId: string;
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
  call: VisitorHttp;
}

const session = z.object({ access_token: z.string().min(1) });
const meeting = z.object({ id: z.union([z.string().min(1), z.number().transform(String)]) });

/**
 * Proxyclick: each guest and day is a meeting with one visitor, known there by an id of its own and by our reference as `uid`. A session
 * that has ended is renewed once; a meeting that somebody removed there is made again.
 */
export const proxyclickVisitors = (options: Options): VisitorSystem => {
  const { url, companyId, clientId, clientSecret, username, password, call } = options;
  const meetings = `${url}/v1/app/${encodeURIComponent(companyId)}/vm/meetings`;
  let token: string | undefined;

  const signIn = async (): Promise<string> => {
    const body = { clientId, clientSecret, userName: username, password, grant_type: 'password' };
    const answer = await call({ method: 'POST', url: `${url}/oauth/token`, headers: {}, body });
    const opened = session.safeParse(answer.body);
    if (!opened.success) throw new VisitorRefusal(`Proxyclick answered ${answer.status} to our sign-in`);
    return opened.data.access_token;
  };

  const ask = async (request: Omit<VisitorRequest, 'headers'>, isRetry = false): Promise<VisitorAnswer> => {
    token ??= await signIn();
    const answer = await call({ ...request, headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 401) return answer;
    token = undefined;
    if (isRetry) throw new VisitorRefusal('Proxyclick answered 401');
    return ask(request, true);
  };

  const addressOf = (id: string) => `${meetings}/${encodeURIComponent(id)}`;

  const create = async (visit: GuestVisit, { reference, idempotencyKey }: VisitIdentity): Promise<string> => {
    const { status, body } = await ask({ method: 'POST', url: meetings, body: meetingOf(visit, reference), idempotencyKey });
    const made = meeting.safeParse(body);
    if (!made.success) throw new VisitorRefusal(`Proxyclick answered ${status} without an id`);
    return made.data.id;
  };

  return {
    async put(visit, identity) {
      const { reference, externalId, idempotencyKey } = identity;
      if (externalId === null) return create(visit, identity);
      const body = meetingOf(visit, reference);
      const { status } = await ask({ method: 'PUT', url: addressOf(externalId), body, idempotencyKey });
      return status === 404 ? create(visit, { ...identity, idempotencyKey: `${idempotencyKey}-anew` }) : externalId;
    },
    async remove({ externalId, idempotencyKey }) {
      if (externalId !== null) await ask({ method: 'DELETE', url: addressOf(externalId), idempotencyKey });
    },
  };
};

const meetingOf = (visit: GuestVisit, reference: string) => {
  const { guest, venue, host, day, lang } = visit;
  return {
    uid: reference,
    title: `${host.companyName || host.name} – ${venue.commercialName}`,
    startAt: new Date(startsAt(visit)).toISOString(),
    endAt: new Date(endsAt(visit)).toISOString(),
    timezone: day.timeZone,
    location: `${venue.street}, ${venue.zipCode} ${venue.city}`,
    host: { email: host.email, name: host.name, companyName: host.companyName },
    visitors: [
      {
        firstname: guest.firstname,
        lastname: guest.lastname,
        email: guest.email,
        companyName: guest.company || null,
        mobile: guest.phone || null,
        language: lang,
      },
    ],
  };
};
