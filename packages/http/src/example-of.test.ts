import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { registry } from '@plenary/contracts/registry';
import * as z from 'zod';
import { exampleOf } from './example-of.ts';

const inputsOf = ({ params, query, body }: EndpointSpec) => Object.entries({ params, query, body });
const outputsOf = ({ response, problemMembers }: EndpointSpec) => Object.entries({ response, ...problemMembers });

it('finds a valid example of every input and answer of the registry', () => {
  const missing = registry.flatMap((endpoint) => {
    const parts = [
      ...inputsOf(endpoint).map((part) => [...part, 'input'] as const),
      ...outputsOf(endpoint).map((part) => [...part, 'output'] as const),
    ];
    return parts.flatMap(([part, schema, io]) =>
      !schema || schema.safeParse(exampleOf(schema, { io })).success ? [] : [`${endpoint.name}: ${part}`],
    );
  });
  expect(missing).toEqual([]);
});

it('shows every member where the schema accepts that', () => {
  const schema = z.object({
    email: z.email(),
    day: z.iso.date().optional(),
    pax: z.int().max(12).optional(),
    rooms: z.array(z.string()).optional(),
  });
  expect(exampleOf(schema)).toEqual({ email: 'claire@atelier-nord.example', day: '2027-03-02', pax: 12, rooms: ['Text'] });
  expect(exampleOf(schema, { onlyRequired: true })).toEqual({ email: 'claire@atelier-nord.example' });
});

it('leaves optional members out where they exclude each other', () => {
  const either = z.object({ a: z.string().optional(), b: z.string().optional() }).refine(({ a, b }) => a === undefined || b === undefined);
  expect(exampleOf(either)).toEqual({});
});

it('takes another alternative of a union where the first is refused', () => {
  expect(exampleOf(z.union([z.string(), z.null()]).refine((value) => value === null))).toBeNull();
});

it('answers undefined where it finds nothing', () => {
  expect(exampleOf(z.string().refine((text) => text === 'a secret'))).toBeUndefined();
});
