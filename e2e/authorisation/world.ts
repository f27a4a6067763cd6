import { unusedId } from '@plenary/http/example-of';
import { searchAddress } from '../search-address.ts';
import { type Ids, noAddons } from './rows.ts';

export const customerA = 'claire@atelier-nord.example';
const accounts = { customerA, customerB: 'hugo@grand-compte.example', staff: 'staff@comet.example', admin: 'admin@comet.example' };
export type ActorName = 'anonymous' | keyof typeof accounts;
export const actorNames: readonly ActorName[] = ['anonymous', 'customerA', 'customerB', 'staff', 'admin'];

/** Opens a session of a demo account; answers its cookie. */
export const sessionOf = async (origin: string, email: string): Promise<string> => {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-password-2026', action: 'login' }),
  });
  if (!response.ok) throw new Error(`${email} can't sign in: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

/** Unassigned ids of what a customer may own; other parameters of a path are generated from its contract. */
export const nobodys: Ids = {
  ...{
    quoteId: unusedId,
    dealId: unusedId,
    demandId: unusedId,
    sessionId: 'A'.repeat(43),
    eventId: 'a0X0000000000zzAAA',
    guestId: unusedId,
  },
  ...{ venueSlug: 'ternes', countryCode: 'FRA', dayIndex: '0', plenaryIndex: '0', subcommitteeIndex: '0' },
};

/** Everybody signed in, and what customer A owns: a demand, its quote, a session, and an event of the demo. */
export const createWorld = async (origin: string) => {
  const entries = await Promise.all(Object.entries(accounts).map(async ([name, email]) => [name, await sessionOf(origin, email)] as const));
  const cookies: Record<string, string | undefined> = Object.fromEntries(entries);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { origin, cookie: cookies.customerA ?? '', ...(body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(origin + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}`);
    return (await response.json()) as T;
  };
  const found = await call<{ demandId: string }>('GET', `/api/available-venues/ternes${searchAddress({ pax: 12 })}`);
  const { quoteId } = await call<{ quoteId: string }>('POST', '/api/quote', { demandId: found.demandId, addons: noAddons });
  const { sessions } = await call<{ sessions: { id: string; isCurrent: boolean }[] }>('GET', '/api/sessions');
  const events = await call<{ incomings: { eventId: string }[] }>('GET', '/api/meeting-events');
  const [event, session] = [events.incomings[0], sessions.find(({ isCurrent }) => isCurrent)];
  if (!event || !session) throw new Error('the demo has no event of customer A, or the session is not listed');
  const own: Ids = { ...nobodys, demandId: found.demandId, quoteId, dealId: quoteId, eventId: event.eventId, sessionId: session.id };
  return { origin, cookieOf: (actor: ActorName) => cookies[actor], own };
};
export type World = Awaited<ReturnType<typeof createWorld>>;
