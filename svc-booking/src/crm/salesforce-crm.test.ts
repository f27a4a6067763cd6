import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ContactErasure, Handover } from './crm-port.ts';
import { salesforceCrm } from './salesforce-crm.ts';

interface Told {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: string;
}
type Answer = [status: number, body: unknown];

/** A Salesforce organisation on this machine: issues tokens and answers as configured. */
const startOrganisation = async (answers: Answer[]) => {
  const told: Told[] = [];
  let tokens = 0;
  const reply = (request: IncomingMessage): Answer =>
    request.url === '/services/oauth2/token' ? [200, { access_token: `token-${++tokens}` }] : (answers.shift() ?? [500, null]);
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    told.push({ method, path: url, authorization: headers.authorization, body: await text(request) });
    const [status, body] = reply(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => new Promise<void>((closed) => server.close(() => closed()));
  const { handToCrm: hand, eraseInCrm: erase } = salesforceCrm({
    url,
    clientId: 'id',
    clientSecret: 'secret',
    fetch,
    deadline: () => AbortSignal.timeout(5_000),
  });
  return { told, url, stop, hand, erase };
};

let stop = async () => {};
afterEach(() => stop());
const organisation = async (...answers: Answer[]) => {
  const started = await startOrganisation(answers);
  stop = started.stop;
  return started;
};

const quote: Handover = {
  id: '06d15591-d66e-4911-8ca0-0a90267d59cf',
  kind: 'quote',
  contact: {
    firstname: 'Claire',
    lastname: 'Martin',
    email: 'claire@atelier-nord.example',
    phone: '+33142000000',
    companyName: 'Atelier Nord',
    lang: 'fr',
  },
  venue: { salesforceId: 'a0V2p00000Qr101', name: 'Comet Ternes' },
  firstDay: '2026-10-06',
  lastDay: '2026-10-07',
  pax: 24,
  amount: 571_234,
  message: null,
};
const path = (object: string) => `/services/data/v61.0/sobjects/${object}/Plenary_Id__c/${quote.id}`;

// Lifecycle L11.
test('a quote that another one took the place of closes its opportunity, which says by which', async () => {
  const { hand, told } = await organisation([200, { id: '0062p00001AbCdEFGH' }]);
  await hand({ ...quote, supersededBy: '4de9c918-36e3-4833-98ab-f5b4a4ac04fb' });
  const { path: asked, body } = told.at(-1) ?? {};
  expect(asked).toBe(path('Opportunity'));
  expect(JSON.parse(body ?? '')).toMatchObject({
    StageName: 'Closed Lost',
    Description: 'Superseded by the quote 4de9c918-36e3-4833-98ab-f5b4a4ac04fb',
  });
});

test('a quote becomes one opportunity by our own id, with a token that is asked for once', async () => {
  const { hand, told } = await organisation([201, { id: '0062p00001AbCdEFGH', success: true }], [200, { id: '0062p00001AbCdEFGH' }]);
  expect(await hand(quote)).toEqual({ type: 'taken', salesforceId: '0062p00001AbCdE' });
  await hand(quote);
  expect(told.map((one) => `${one.method} ${one.path}`)).toEqual([
    'POST /services/oauth2/token',
    `PATCH ${path('Opportunity')}`,
    `PATCH ${path('Opportunity')}`,
  ]);
  expect(told[0]?.body).toBe('grant_type=client_credentials&client_id=id&client_secret=secret');
  expect(told[1]?.authorization).toBe('Bearer token-1');
  expect(JSON.parse(told[1]?.body ?? '')).toEqual({
    Name: 'Atelier Nord, Comet Ternes, 2026-10-06',
    StageName: 'Proposal/Price Quote',
    CloseDate: '2026-10-06',
    Amount: 5712.34,
    Contact_Email__c: 'claire@atelier-nord.example',
    Venue__c: 'a0V2p00000Qr101',
    First_Day__c: '2026-10-06',
    Last_Day__c: '2026-10-07',
    Pax__c: 24,
  });
});

test('a record is linked to the contact that a sign-up named', async () => {
  const { hand, told } = await organisation([201, { id: '0062p00001AbCdE' }]);
  await hand({ ...quote, contact: { ...quote.contact, salesforceId: '0037Q00000Cl001' } });
  expect(JSON.parse(told[1]?.body ?? '')).toMatchObject({ Contact__c: '0037Q00000Cl001' });
});

test('a demand for a big event becomes a lead with its message', async () => {
  const { hand, told } = await organisation([201, { id: '00Q2p00001AbCdE' }]);
  await hand({ ...quote, kind: 'big-event', amount: null, message: 'Une convention' });
  expect(told[1]?.path).toBe(path('Lead'));
  expect(JSON.parse(told[1]?.body ?? '')).toMatchObject({ LastName: 'Martin', Company: 'Atelier Nord', Description: 'Une convention' });
});

test('an erasure becomes one task under our id, which names records and no person; a rejected one is thrown, to be repeated', async () => {
  const erasure: ContactErasure = {
    id: '8f5cf63f-6a5c-4d5e-9d36-1b8f8ac6a001',
    askedOn: '2026-11-22',
    records: [
      { id: quote.id, kind: 'quote', salesforceId: '0062p00001AbCdE' },
      { id: '8f5cf63f-6a5c-4d5e-9d36-1b8f8ac6a002', kind: 'callback', salesforceId: null },
    ],
  };
  const { erase, told } = await organisation([503, null], [400, [{ message: 'No such field' }]], [201, { id: '00T2p00001AbCdE' }]);
  await expect(erase(erasure)).rejects.toThrow('503');
  await expect(erase(erasure)).rejects.toThrow('400');
  await erase(erasure);
  expect(told.slice(1).map(({ path: to }) => to)).toEqual(Array(3).fill(`/services/data/v61.0/sobjects/Task/Plenary_Id__c/${erasure.id}`));
  const { Description, ...rest } = JSON.parse(told.at(-1)?.body ?? '');
  expect(rest).toMatchObject({ ActivityDate: '2026-11-22', Status: 'Not Started' });
  expect(Description.split('\n').slice(2)).toEqual([
    'Opportunity 0062p00001AbCdE',
    'Lead Plenary_Id__c = 8f5cf63f-6a5c-4d5e-9d36-1b8f8ac6a002',
  ]);
});

test('a token that has ended is replaced, and the hand-over goes through', async () => {
  const { hand, told } = await organisation(
    [401, [{ message: 'Session expired', errorCode: 'INVALID_SESSION_ID' }]],
    [200, { id: '0062p00001AbCdE' }],
  );
  expect(await hand(quote)).toMatchObject({ type: 'taken' });
  expect(told.at(-1)?.authorization).toBe('Bearer token-2');
});

// Covers B-M31–B-M32.
test('a fault of the data is unknown, with an issue for each property', async () => {
  const { hand } = await organisation([
    400,
    [
      { message: 'Email: invalid email address', errorCode: 'INVALID_EMAIL_ADDRESS', fields: ['Email', 'Contact_Email__c'] },
      { message: 'Nobody owns it', errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: [] },
    ],
  ]);
  expect(await hand(quote)).toEqual({
    type: 'refused',
    error: {
      type: 'unknown',
      issues: [
        { object: 'Opportunity', property: 'Email', message: 'Email: invalid email address' },
        { object: 'Opportunity', property: 'Contact_Email__c', message: 'Email: invalid email address' },
        { object: 'Opportunity', property: 'FIELD_INTEGRITY_EXCEPTION', message: 'Nobody owns it' },
      ],
    },
  });
});

test('a duplicate is identified by the address of the record in the way', async () => {
  const matchResults = [{ matchRecords: [{ record: { Id: '00Q2p00001XyZwVABC' } }] }];
  const { hand, url } = await organisation([
    400,
    [{ message: 'Use one of these records?', errorCode: 'DUPLICATES_DETECTED', duplicateResult: { matchResults } }],
  ]);
  expect(await hand(quote)).toMatchObject({ type: 'refused', error: { type: 'identified', url: `${url}/00Q2p00001XyZwV` } });
});

test('two records with our id are identified by the first', async () => {
  const { hand, url } = await organisation([
    300,
    ['/services/data/v61.0/sobjects/Lead/00Q2p00001XyZwV', '/services/data/v61.0/sobjects/Lead/00Q2p00001XyZwW'],
  ]);
  expect(await hand(quote)).toMatchObject({
    error: {
      type: 'identified',
      url: `${url}/00Q2p00001XyZwV`,
      issues: [{ property: 'Plenary_Id__c', message: '2 records have this id' }],
    },
  });
});

test.each<[string, Answer]>([
  ['is out of order', [500, null]],
  ['is in maintenance', [503, [{ message: 'Server too busy', errorCode: 'SERVER_UNAVAILABLE' }]]],
  ['counts too many requests', [403, [{ message: 'TotalRequests limit exceeded', errorCode: 'REQUEST_LIMIT_EXCEEDED' }]]],
  ['has the row locked', [400, [{ message: 'unable to obtain exclusive access', errorCode: 'UNABLE_TO_LOCK_ROW' }]]],
  ['answers a page in place of JSON', [400, '<html>']],
  ['answers an id that is none', [201, { id: 'abcdefghijklmno' }]],
])('one that %s is asked again later', async (_, answer) => {
  const { hand } = await organisation(answer);
  await expect(hand(quote)).rejects.toThrow();
});
