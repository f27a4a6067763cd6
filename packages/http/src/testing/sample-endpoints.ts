import type { Endpoint, EndpointSchemas, EndpointSpec } from '@plenary/contracts/endpoint';
import { fieldErrors } from '@plenary/contracts/problem';
import * as z from 'zod';

const room = z.object({ id: z.uuid(), name: z.string(), seats: z.int() });

const sample = <const E extends Omit<Endpoint, 'service' | 'schemas'>, const S extends EndpointSchemas>(endpoint: E, schemas: S) => ({
  ...endpoint,
  ...schemas,
  service: 'booking' as const,
  schemas,
  name: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/\W+/g, '_')}`,
});
/** Sample endpoints carry their schemas themselves. */
export const specOf = (endpoint: Endpoint): EndpointSpec => endpoint as EndpointSpec;

/** Endpoints of a made-up contract, one for each shape a contract can have. */
export const getRoom = sample(
  {
    method: 'GET',
    path: '/api/rooms/{roomId}',
    access: 'anyone',
    status: 200,
    refusals: ['not-found'],
  },
  {
    summary: 'One room',
    params: z.object({ roomId: z.uuid() }),
    query: z.object({ lng: z.enum(['fr', 'en']).optional(), seats: z.coerce.number().int().min(1).optional() }),
    response: room,
  },
);

export const getFloor = sample(
  {
    method: 'GET',
    path: '/api/floors/{floor}',
    access: 'anyone',
    status: 200,
    refusals: [],
  },
  {
    summary: 'One floor, whose number is an input and not a name',
    params: z.object({ floor: z.coerce.number().int() }),
    response: z.object({ floor: z.int() }),
  },
);

export const addRoom = sample(
  {
    method: 'POST',
    path: '/api/rooms',
    access: 'session',
    status: 201,
    refusals: ['authentication-required', 'conflict', 'idempotency-key-reused'],
    idempotent: true,
  },
  {
    summary: 'Adds a room',
    body: z.object({
      name: z.string().min(2).max(20),
      kind: z.enum(['plenary', 'subcommittee']),
      seats: z.int().min(1).max(999),
      photo: z.url().optional(),
      days: z.array(z.object({ date: z.iso.date(), pax: z.int() })).max(2),
    }),
    response: room,
    problemMembers: {
      'invalid-request': z.object({ success: z.literal(false), errors: fieldErrors }),
      conflict: z.object({ taken: z.string() }),
    },
  },
);

export const renameRoom = sample(
  {
    method: 'PATCH',
    path: '/api/rooms/{roomId}',
    access: 'staff',
    status: 204,
    refusals: ['authentication-required', 'forbidden', 'not-found'],
  },
  {
    summary: 'Gives a room another name',
    params: z.object({ roomId: z.uuid() }),
    body: z.strictObject({ name: z.string(), roomId: z.string().optional() }),
  },
);

export const printRoom = sample(
  {
    method: 'GET',
    path: '/api/rooms/{roomId}/plan',
    access: 'anyone',
    status: 200,
    refusals: ['not-found'],
  },
  {
    summary: 'The plan of a room',
    params: z.object({ roomId: z.uuid() }),
    produces: 'application/pdf',
  },
);

export const countRooms = sample(
  {
    method: 'GET',
    path: '/internal/rooms/count',
    access: 'service',
    status: 200,
    refusals: [],
  },
  {
    summary: 'How many rooms there are, for our other services',
    response: z.object({ count: z.int() }),
  },
);

export const sampleRoom = { id: '0b9f7a52-93a5-4a4e-8d0b-5a3f7f1f4c11', name: 'Salle Nord', seats: 24 };
