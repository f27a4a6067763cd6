import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import * as accounts from './accounts.ts';
import * as bigEvent from './big-event.ts';
import * as booking from './booking.ts';
import * as credit from './credit.ts';
import * as crm from './crm.ts';
import * as documents from './documents.ts';
import { commonRefusals, type EndpointSpec } from './endpoint.ts';
import * as guests from './guests.ts';
import * as meetingEvents from './meeting-events.ts';
import * as ownData from './own-data.ts';
import * as passwords from './passwords.ts';
import * as personalData from './personal-data.ts';
import * as places from './places.ts';
import * as planning from './planning.ts';
import { refusalStatus } from './problem.ts';
import * as referentials from './referentials.ts';
import * as releases from './releases.ts';
import * as retention from './retention.ts';
import * as salesDesk from './sales-desk.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';
import * as signature from './signature.ts';
import * as staffSurveys from './staff-surveys.ts';
import * as survey from './survey.ts';
import * as surveyActivities from './survey-activities.ts';
import * as surveyEventSteps from './survey-event-steps.ts';
import * as surveyLunch from './survey-lunch.ts';
import * as surveyRooms from './survey-rooms.ts';
import * as surveyShare from './survey-share.ts';
import * as surveySummary from './survey-summary.ts';
import * as user from './user.ts';

const tables = {
  accounts,
  'big-event': bigEvent,
  booking,
  credit,
  crm,
  documents,
  guests,
  'own-data': ownData,
  passwords,
  'second-factor': secondFactor,
  sessions,
  'sign-in': signIn,
  'sign-up': signUp,
  user,
  'meeting-events': meetingEvents,
  'personal-data': personalData,
  places,
  planning,
  referentials,
  releases,
  retention,
  'sales-desk': salesDesk,
  signature,
  'staff-surveys': staffSurveys,
  survey,
  'survey-activities': surveyActivities,
  'survey-event-steps': surveyEventSteps,
  'survey-lunch': surveyLunch,
  'survey-rooms': surveyRooms,
  'survey-share': surveyShare,
  'survey-summary': surveySummary,
};

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.entries(tables).flatMap(([file, exported]) =>
  Object.entries(exported as Record<string, unknown>).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name: `${file}.${name}`, endpoint: value }] : [],
  ),
);

const namesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const namesOf = (schema: z.ZodType | undefined) =>
  Object.keys(schema ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {}) : {}).sort();

it('looks at the tables of every file that has one', () => {
  const files = readdirSync(__dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && /= endpoint\(/.test(readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(files.sort()).toEqual(
    Object.keys(tables)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});

it('has one endpoint for a method and path, across all files', () => {
  const addresses = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

describe.each(endpoints)('$name', ({ endpoint }) => {
  const { access, body, method, path: address, produces, refusals, response, status, summary } = endpoint;
  const codes = [...commonRefusals, ...refusals];

  it('has a summary of one line', () => {
    expect(summary).toMatch(/^\S.{9,}\S$/);
  });

  it('stands under /api, or under /internal where only our services call it', () => {
    expect(address).toMatch(access === 'service' ? /^\/internal\// : /^\/api\//);
    expect(address).not.toMatch(/\/$|\/\/|\?/);
  });

  it('has a schema for the parameters of its path, and for no other', () => {
    expect(namesOf(endpoint.params)).toEqual(namesIn(address));
  });

  it('may be refused only with codes that have a status of a failure, each named once', () => {
    for (const code of codes) expect(refusalStatus[code]).toBeGreaterThanOrEqual(400);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('adds members only to refusals it may answer', () => {
    expect(Object.keys(endpoint.problemMembers ?? {}).filter((code) => !codes.some((known) => known === code))).toEqual([]);
  });

  it('says how it refuses those who may not call it', () => {
    if (access === 'session' || access === 'staff' || access === 'admin') expect(refusals).toContain('authentication-required');
    if (access === 'staff' || access === 'admin') expect(refusals).toContain('forbidden');
  });

  it('says how it refuses an idempotency key that came with another body', () => {
    expect(refusals.includes('idempotency-key-reused')).toBe(endpoint.idempotent === true);
  });

  it('answers JSON, a document, or nothing, as its status says', () => {
    expect([response, produces].filter((part) => part !== undefined).length).toBe(status === 204 || status === 303 ? 0 : 1);
  });

  it('reads nothing from the body of a GET', () => {
    if (method === 'GET') expect(body).toBeUndefined();
  });
});
