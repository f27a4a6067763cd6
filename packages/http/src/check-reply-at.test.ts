import { checkReplyAt } from './check-reply-at.ts';
import { addRoom, getFloor, getRoom, renameRoom, sampleRoom } from './testing/sample-endpoints.ts';

const path = `/api/rooms/${sampleRoom.id}`;
const specs = [getFloor, getRoom, addRoom, renameRoom];
const faultsOf = (reply: { method?: string; path?: string; status?: number; body: unknown }) =>
  checkReplyAt({ method: 'GET', path, status: 200, ...reply }, specs);

describe('a reply on the wire that breaks its contract', () => {
  it('is named with its call and every field', () => {
    expect(faultsOf({ body: { id: sampleRoom.id, seats: 'many' } })).toEqual([
      `the reply of ${getRoom.name} (GET /api/rooms/{roomId}) breaks its contract: name (required), seats (invalid)`,
    ]);
  });

  it('is that of the method and path which were called', () => {
    expect(faultsOf({ method: 'POST', path: '/api/rooms', status: 201, body: [] })).toEqual([
      `the reply of ${addRoom.name} (POST /api/rooms) breaks its contract: the whole reply (invalid)`,
    ]);
  });

  it('is found in the registry of all calls', () => {
    expect(checkReplyAt({ method: 'GET', path: '/api/sessions', status: 200, body: {} })).toEqual([
      'the reply of ownSessions (GET /api/sessions) breaks its contract: sessions (required)',
    ]);
  });
});

describe('nothing is said of a reply', () => {
  it('that keeps its contract', () => {
    expect(faultsOf({ body: { ...sampleRoom, floor: 3 } })).toEqual([]);
  });

  it.each([
    ['a refusal', { status: 409, body: { code: 'conflict' } }],
    ['of a call whose answers have no body', { method: 'PATCH', status: 204, body: {} }],
    ['of a path that is no call', { path: '/api/rooms', body: {} }],
  ])('that is %s', (_, reply) => {
    expect(faultsOf(reply)).toEqual([]);
  });
});
