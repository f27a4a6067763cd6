import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { commonRefusals, type EndpointSpec } from './endpoint.ts';
import { domains } from './endpoints.ts';
import { refusalStatus } from './problem.ts';
import { registry, specOf } from './registry.ts';
import { savedTypes } from './spreadsheet.schemas.ts';

/** Endpoints that break a rule, each with what is wrong; empty where all keep it. */
const faultsOf = (faultOf: (spec: EndpointSpec) => string | false | undefined): string[] =>
  registry.flatMap((spec) => {
    const fault = faultOf(spec);
    return fault ? [`${spec.name}: ${fault}`] : [];
  });
const duplicatesIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const namesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const namesOf = (schema: z.ZodType | undefined) =>
  Object.keys(schema ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {}) : {}).sort();
const codesOf = ({ refusals }: EndpointSpec): readonly string[] => [...commonRefusals, ...refusals];

it('has the endpoints of every domain that has a file of them, each with its schemas', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const files = readdirSync(__dirname).flatMap((file) => /^(.+)\.endpoints\.ts$/.exec(file)?.[1] ?? []);
  expect(files.sort()).toEqual(Object.keys(domains).map(kebab).sort());
  expect(registry.length).toBeGreaterThan(150);
  expect(() => specOf({ ...domains.booking.getQuote })).toThrow('not in the registry');
});

it('loads no schema with an endpoint: such a file imports types and terms alone', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.endpoints.ts'));
  const importing = files.filter((file) => /^import (?!type |.*-terms\.ts';$)/m.test(readFileSync(path.join(__dirname, file), 'utf8')));
  expect(importing).toEqual([]);
});

it('names each endpoint once, and has one for a method and path', () => {
  expect(duplicatesIn(registry.map(({ name }) => name))).toEqual([]);
  expect(duplicatesIn(registry.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`))).toEqual([]);
});

it('sums up each endpoint in one line', () => {
  expect(faultsOf(({ summary }) => !/^\S.{9,}\S$/.test(summary ?? '') && `its summary is ${summary}`)).toEqual([]);
});

it('serves calls under /api, and those between our services under /internal', () => {
  const isWellPlaced = ({ access, path }: EndpointSpec) =>
    path.startsWith(access === 'service' ? '/internal/' : '/api/') && !/\/$|\/\/|\?/.test(path);
  expect(faultsOf((spec) => !isWellPlaced(spec) && spec.path)).toEqual([]);
});

it('has a schema for each parameter of a path, and for no other', () => {
  expect(faultsOf(({ params, path }) => `${namesOf(params)}` !== `${namesIn(path)}` && `${namesOf(params)} of ${path}`)).toEqual([]);
});

it('refuses with codes of the closed set, each listed once, and adds members only to those', () => {
  const faultOf = (spec: EndpointSpec) => {
    const codes = codesOf(spec);
    const unknown = codes.filter((code) => !(code in refusalStatus));
    const withoutRefusal = Object.keys(spec.problemMembers ?? {}).filter((code) => !codes.includes(code));
    return [...unknown, ...duplicatesIn(codes), ...withoutRefusal].join();
  };
  expect(faultsOf(faultOf)).toEqual([]);
});

it('lists the refusal of a caller who is not let in, and of an idempotency key that is used twice', () => {
  const needed = ({ access, idempotent }: EndpointSpec) => ({
    'authentication-required': ['session', 'staff', 'admin'].includes(access),
    forbidden: ['staff', 'admin'].includes(access),
    'idempotency-key-reused': Boolean(idempotent),
  });
  const faultOf = (spec: EndpointSpec) => {
    const missing = Object.entries(needed(spec)).filter(([code, isNeeded]) => isNeeded && !codesOf(spec).includes(code));
    return missing.map(([code]) => code).join() || (!spec.idempotent && codesOf(spec).includes('idempotency-key-reused') && 'reused');
  };
  expect(faultsOf(faultOf)).toEqual([]);
});

// Desk D26.
it('says which right staff need for each call of the desk, and that it may be refused', () => {
  expect(faultsOf(({ access, right }) => access === 'staff' && right === undefined && 'names no right')).toEqual([]);
  expect(faultsOf((spec) => spec.right !== undefined && !codesOf(spec).includes('forbidden') && 'may be forbidden')).toEqual([]);
  expect(faultsOf(({ access, right }) => right !== undefined && !['staff', 'session'].includes(access) && `${access}, ${right}`)).toEqual(
    [],
  );
});

it('says for each right where it is needed, by what the call itself names', () => {
  expect(faultsOf(({ right, place }) => (right === undefined) !== (place === undefined) && 'has one of right and place')).toEqual([]);
  const namesOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  const faultOf = ({ place, params, body }: EndpointSpec) => {
    if (typeof place !== 'object') return false;
    const wrong = Object.values(place).filter((name) => [...namesOf(params), ...namesOf(body)].filter((one) => one === name).length !== 1);
    return (wrong.length > 0 || Object.keys(place).length === 0) && `names no ${wrong}`;
  };
  expect(faultsOf(faultOf)).toEqual([]);
});

it('leaves no venue, country, deal or event of its path out of its place', () => {
  const isPlaced = /^(venue|venueSlug|countryCode|quoteId|dealId|bookingId|optionId|demandId|proposalId|reference|periodId)$/;
  const faultOf = ({ path, right, place, method }: EndpointSpec) => {
    if (!right || place === 'network') return false;
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => isPlaced.test(name));
    // Whoever works at one venue reads when its country is closed; the surveys of a day are a list, which omits.
    if (method === 'GET' && place === 'none' && named.every((name) => name === 'countryCode' || path.endsWith('/surveys'))) return false;
    return named.some((name) => !Object.values(place ?? {}).includes(name)) && `leaves out ${named}`;
  };
  expect(faultsOf(faultOf)).toEqual([]);
});

it('answers JSON, a document or nothing, as the status implies', () => {
  const faultOf = ({ response, produces, status }: EndpointSpec) => {
    const bodies = [response, produces].filter((part) => part !== undefined).length;
    return bodies !== (status === 204 || status === 303 ? 0 : 1) && `${bodies} bodies with ${status}`;
  };
  expect(faultsOf(faultOf)).toEqual([]);
});

it('reads no body of a GET', () => {
  expect(faultsOf(({ method, body }) => method === 'GET' && body !== undefined && 'has a body')).toEqual([]);
});

it('knows that a file for a spreadsheet has an effect: who exported what stands in the trail', () => {
  const isSpreadsheet = ({ produces }: EndpointSpec) => produces === savedTypes;
  const files = registry.filter(isSpreadsheet);
  expect(files.length).toBeGreaterThan(1);
  expect(faultsOf((spec) => isSpreadsheet(spec) && !spec.hasEffect && 'has none')).toEqual([]);
});
