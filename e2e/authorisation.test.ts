import { expect, test } from '@playwright/test';
import { hasRight } from '@plenary/contracts/desk-rights';
import { commonRefusals, type EndpointSpec } from '@plenary/contracts/endpoint';
import { registry as endpoints } from '@plenary/contracts/registry';
import { exampleOf } from '@plenary/http/example-of';
import { ask } from './authorisation/ask.ts';
import { isUnsafe, nameOf } from './authorisation/endpoints.ts';
import { type Row, rows } from './authorisation/rows.ts';
import { type ActorName, actorNames, createWorld, customerA, nobodys, sessionOf, type World } from './authorisation/world.ts';

// Covers B-G10, L-O06.

// Some thousand calls.
test.describe.configure({ mode: 'default' });

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await createWorld(new URL(baseURL ?? '').origin);
});

const ofPeople = endpoints.filter(({ access }) => access === 'anyone' || access === 'session');
const published = endpoints.filter(({ access }) => access !== 'service');
const logout = 'GET /api/logout';

const rowOf = (endpoint: EndpointSpec): Row | undefined => rows[nameOf(endpoint)];
const isStaff = (name: ActorName) => name === 'staff' || name === 'admin';
const isTheirs = (endpoint: EndpointSpec) => !['open', 'own', undefined].includes(rowOf(endpoint) as string | undefined);

/** The answer that a contract's access gives each actor. */
const gateOf = ({ access }: EndpointSpec, actor: ActorName): 401 | 403 | 404 | 'open' => {
  if (access === 'service') return 404;
  if (access === 'anyone') return 'open';
  if (actor === 'anonymous') return 401;
  const mayPass = access === 'session' || actor === 'admin' || (access === 'staff' && actor === 'staff');
  return mayPass ? 'open' : 403;
};

/** Staff of the demo have the jobs that everybody had before there were jobs, which lack some rights. */
const lacksRight = ({ right }: EndpointSpec, actor: ActorName): boolean =>
  actor === 'staff' && right !== undefined && !hasRight({ role: actor }, right);

test('every call that a visitor or a customer may make has a row that says on what it acts, and no row is left over', () => {
  expect(Object.keys(rows).sort()).toEqual(ofPeople.map(nameOf).sort());
});

test('every call admits exactly the actors its contract names, and answers only with what the contract declares', async () => {
  const faults: string[] = [];
  for (const endpoint of endpoints) {
    const codes: readonly string[] = [...commonRefusals, ...endpoint.refusals, 'not-found'];
    for (const actor of actorNames) {
      const isLogout = nameOf(endpoint) === logout;
      const cookie = isLogout && actor !== 'anonymous' ? await sessionOf(world.origin, customerA) : world.cookieOf(actor);
      const { status, code, text } = await ask(endpoint, { origin: world.origin, cookie, ids: nobodys });
      // The gateway does not route calls between services: the address is a page unknown to the shell.
      if (endpoint.access === 'service' && /^<!doctype html>/i.test(text)) continue;
      const gate = gateOf(endpoint, actor);
      const isOpen = gate === 'open' && !lacksRight(endpoint, actor);
      const seen = `${nameOf(endpoint)} by ${actor}: ${status} ${code ?? ''}`;
      const isBarred = status === 401 || status === 403;
      if (gate !== 'open' && status !== gate) faults.push(`${seen}, not ${gate}`);
      if (isOpen && isBarred && !endpoint.refusals.some((refusal) => refusal === code && refusal !== 'forbidden')) faults.push(seen);
      if (status >= 400 ? !code || !codes.includes(code) : status !== endpoint.status) faults.push(`${seen} is not in its contract`);
    }
  }
  expect(faults).toEqual([]);
});

// Covers L-O01–L-O03.
test('what belongs to one customer does not exist for any other', async () => {
  const faults: string[] = [];
  for (const endpoint of ofPeople.filter(isTheirs)) {
    const row = rowOf(endpoint);
    const bodyFor = (ids: World['own']) =>
      typeof row === 'object' ? row.body(ids) : endpoint.body && exampleOf(endpoint.body, { onlyRequired: true });
    if (endpoint.body && bodyFor(world.own) === undefined) faults.push(`${nameOf(endpoint)}: its row has to bring a body`);
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (typeof row === 'string' && names.every((name) => world.own[name] === nobodys[name]))
      faults.push(`${nameOf(endpoint)}: world.ts knows nothing of the customer that it names`);
    const others = actorNames.filter((name) => name !== 'customerA' && !(row === 'theirs-and-staffs' && isStaff(name)));
    for (const actor of others) {
      const asked = { origin: world.origin, cookie: world.cookieOf(actor) };
      const theirs = await ask(endpoint, { ...asked, ids: world.own, body: bodyFor(world.own) });
      const nobody = await ask(endpoint, { ...asked, ids: nobodys, body: bodyFor(nobodys) });
      const isShut =
        theirs.status === 404 ||
        (actor === 'anonymous' && theirs.status === 401) ||
        (row === 'by-token' && theirs.code === 'invalid-token');
      if (!isShut) faults.push(`${nameOf(endpoint)} by ${actor}: ${theirs.status} ${theirs.code ?? ''}`);
      if (JSON.stringify(theirs) !== JSON.stringify(nobody))
        faults.push(`${nameOf(endpoint)} by ${actor} tells that it is there: ${JSON.stringify([theirs, nobody])}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the owner still finds what the calls above asked for', async () => {
  const gone: string[] = [];
  const read = ['GET /api/quotes/{quoteId}', 'GET /api/demands/{demandId}/upsells', 'GET /api/meeting-events/{eventId}'];
  for (const endpoint of ofPeople.filter((each) => read.includes(nameOf(each)))) {
    const { status } = await ask(endpoint, { origin: world.origin, cookie: world.cookieOf('customerA'), ids: world.own });
    if (status !== 200) gone.push(`${nameOf(endpoint)}: ${status}`);
  }
  expect(gone).toEqual([]);
  const sessions = endpoints.find((each) => nameOf(each) === 'GET /api/sessions') as EndpointSpec;
  const listed = await ask(sessions, { origin: world.origin, cookie: world.cookieOf('customerA'), ids: world.own });
  expect(listed.text).toContain(world.own.sessionId);
});

// Covers B-G08.
test('a customer’s own account and lists reveal nothing of another customer', async () => {
  const traces = [customerA, ...['quoteId', 'demandId', 'sessionId', 'eventId'].map((name) => world.own[name] ?? '')];
  const told: string[] = [];
  for (const endpoint of ofPeople.filter((each) => rowOf(each) === 'own' && !isUnsafe(each) && nameOf(each) !== logout)) {
    const { status, text } = await ask(endpoint, { origin: world.origin, cookie: world.cookieOf('customerB'), ids: nobodys });
    // A deployment may have no such thing, as its contract says.
    const isNotHere = status === 404 && endpoint.refusals.some((code) => code === 'not-found');
    if ((status !== 200 && !isNotHere) || traces.some((trace) => text.includes(trace))) told.push(`${nameOf(endpoint)}: ${status}`);
  }
  expect(told).toEqual([]);
});

const foreign: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

test('no call changes anything for a page of another site, whatever content type it sends', async () => {
  const faults: string[] = [];
  for (const endpoint of published.filter(isUnsafe)) {
    for (const site of foreign) {
      for (const type of ['application/json', 'text/plain']) {
        const headers = { ...site, 'content-type': type };
        const { status, code } = await ask(endpoint, {
          origin: world.origin,
          cookie: world.cookieOf('customerA'),
          ids: world.own,
          headers,
        });
        if (code !== 'cross-site') faults.push(`${nameOf(endpoint)} with ${JSON.stringify(headers)}: ${status} ${code}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('no call takes a body that is not JSON', async () => {
  const taken: string[] = [];
  for (const endpoint of published.filter(({ body }) => body)) {
    const headers = { origin: world.origin, 'content-type': 'text/plain' };
    const { status } = await ask(endpoint, { origin: world.origin, cookie: world.cookieOf('admin'), ids: nobodys, body: {}, headers });
    if (status !== 415) taken.push(`${nameOf(endpoint)}: ${status}`);
  }
  expect(taken).toEqual([]);
});

test('no answer that needs a session may be cached', async () => {
  const kept: string[] = [];
  for (const endpoint of published.filter(({ access }) => access !== 'anyone')) {
    for (const actor of ['anonymous', 'customerB', 'admin'] as const) {
      const { cacheControl } = await ask(endpoint, { origin: world.origin, cookie: world.cookieOf(actor), ids: nobodys });
      if (!cacheControl?.includes('no-store')) kept.push(`${nameOf(endpoint)} by ${actor}: ${cacheControl}`);
    }
  }
  expect(kept).toEqual([]);
});
