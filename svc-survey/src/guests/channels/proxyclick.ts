import { addDays } from '@plenary/service-kit/local-time';
import * as z from 'zod';
import { endsAt, type GuestVisit, startsAt } from '../guest-visit.ts';
import type { VisitorAnswer, VisitorHttp, VisitorRequest } from './visitor-http.ts';
import { type VisitIdentity, VisitorRefusal, type VisitorSystem } from './visitor-system.ts';

interface Options {
  /** Base address of the system, without a trailing slash. */
  url: string;
  companyId: string;
  /** Id of the user there who receives the visitors. */
  hostId: string;
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
  http: VisitorHttp;
}

const session = z.object({ access_token: z.string().min(1) });
const meeting = z.object({ id: z.union([z.string().min(1), z.number().transform(String)]), description: z.string().nullish() });
const meetings = z.array(meeting);

/**
 * Proxyclick: each guest and day is a meeting with one visitor. It gives meetings ids of its own and finds them by day alone, so that our
 * reference stands in the description: after a lost answer it is searched before a new one is made. An ended session is renewed
 * once; a meeting that was removed there is made again. One that is listed but not found by id is refused: to make another
 * would be to expect a guest twice.
 */
export const proxyclickVisitors = (options: Options): VisitorSystem => {
  const { url, companyId, hostId, http } = options;
  const { name, lockedOut, requireTurn } = http;
  const collection = `${url}/v1/app/${encodeURIComponent(companyId)}/vm/meetings`;
  const addressOf = (id: string) => `${collection}/${encodeURIComponent(id)}`;
  const ask = withSession(options);

  const create = async (visit: GuestVisit, { reference, idempotencyKey }: VisitIdentity): Promise<string> => {
    const body = meetingOf(visit, { reference, hostId });
    const answer = await ask({ method: 'POST', url: collection, body, idempotencyKey });
    if (answer.status === 404) return lockedOut(`${name} answered 404: it does not know the company ${companyId}`);
    const made = meeting.safeParse(answer.body);
    if (!made.success) throw new VisitorRefusal(`${name} answered ${answer.status} without an id`);
    return made.data.id;
  };

  /** Meetings of ours, by its lists. */
  const listedOf = async ({ reference, unansweredDays }: VisitIdentity): Promise<string[]> => {
    const found = new Set<string>();
    for (const day of unansweredDays) {
      // A day to either side: it may count its days in another zone.
      const query = new URLSearchParams({ from: addDays(day, -1), to: addDays(day, 1) });
      const { status, body } = await ask({ method: 'GET', url: `${collection}?${query}` });
      const listed = meetings.safeParse(body);
      if (!listed.success) return lockedOut(`${name} answered ${status} without its meetings`);
      for (const { id, description } of listed.data) if (description?.includes(mark(reference))) found.add(id);
    }
    return [...found];
  };

  /** Writes to a meeting; answers whether it was found. */
  const write = async (id: string, { idempotencyKey }: VisitIdentity, request: Pick<VisitorRequest, 'method' | 'body'>): Promise<boolean> =>
    (await ask({ ...request, url: addressOf(id), idempotencyKey: `${idempotencyKey}-${id}` })).status !== 404;

  const inconsistent = (id: string): never => {
    throw new VisitorRefusal(`${name} answered 404 to the meeting ${id}, and lists it`);
  };
  /** Others of ours, where it does not find one: an earlier answer may have been lost. */
  const besides = async (id: string, identity: VisitIdentity): Promise<string[]> => {
    const ids = await listedOf(identity);
    return ids.includes(id) ? inconsistent(id) : ids;
  };

  return {
    requireTurn,
    async put(visit, identity) {
      const request = { method: 'PUT' as const, body: meetingOf(visit, { reference: identity.reference, hostId }) };
      const id = identity.externalId ?? (await listedOf(identity)).at(0);
      if (id === undefined) return create(visit, identity);
      if (await write(id, identity, request)) return id;
      const other = (await besides(id, identity)).at(0);
      if (other === undefined) return create(visit, { ...identity, idempotencyKey: `${identity.idempotencyKey}-anew` });
      return (await write(other, identity, request)) ? other : inconsistent(other);
    },
    async remove(identity) {
      const { externalId } = identity;
      const request = { method: 'DELETE' as const };
      const ids = externalId === null ? await listedOf(identity) : [externalId];
      for (const id of ids) {
        if (await write(id, identity, request)) continue;
        for (const other of await besides(id, identity)) if (!(await write(other, identity, request))) inconsistent(other);
      }
    },
  };
};

/** Calls with a session of ours, opened when it is needed. */
const withSession = ({ url, clientId, clientSecret, username, password, http: { name, call, lockedOut } }: Options) => {
  let token: string | undefined;

  const signIn = async (): Promise<string> => {
    const body = { clientId, clientSecret, userName: username, password, grant_type: 'password' };
    const answer = await call({ method: 'POST', url: `${url}/oauth/token`, headers: {}, body }).catch((error: unknown) => {
      if (error instanceof VisitorRefusal) return lockedOut(`${error.message} (to our sign-in)`);
      throw error;
    });
    const opened = session.safeParse(answer.body);
    return opened.success ? opened.data.access_token : lockedOut(`${name} answered ${answer.status} to our sign-in`);
  };

  const ask = async (request: Omit<VisitorRequest, 'headers'>, isRetry = false): Promise<VisitorAnswer> => {
    token ??= await signIn();
    const answer = await call({ ...request, headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 401) return answer;
    token = undefined;
    return isRetry ? lockedOut(`${name} answered 401`) : ask(request, true);
  };
  return ask;
};

const mark = (reference: string): string => `[${reference}]`;

const meetingOf = (visit: GuestVisit, { reference, hostId }: { reference: string; hostId: string }) => {
  const { guest, venue, host, lang } = visit;
  const place = `${venue.commercialName}, ${venue.street}, ${venue.zipCode} ${venue.city}`;
  return {
    title: `${host.companyName || host.name} – ${venue.commercialName}`,
    description: `${host.name} <${host.email}>\n${place}\n${mark(reference)}`,
    hostId,
    startAt: new Date(startsAt(visit)).toISOString(),
    endAt: new Date(endsAt(visit)).toISOString(),
    visitors: [
      {
        firstName: guest.firstname,
        lastName: guest.lastname,
        email: guest.email,
        companyName: guest.company,
        mobile: guest.phone,
        language: lang,
      },
    ],
  };
};
