import type { Endpoint } from '@plenary/contracts/endpoint';
import { CallError } from '@plenary/http/call-error';
import { isUnexpected, readFailure, type Words, withoutField } from './failure.ts';

const bookRoom = {
  method: 'POST',
  path: '/api/rooms/{roomId}/bookings',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: ['no-longer-available', 'stale-version'],
} as const satisfies Endpoint;
const words: Words<typeof bookRoom> = { 'no-longer-available': 'Taken', 'network-failure': 'Offline', failed: 'Failed' };
const refusal = (status: number, body: Record<string, unknown>) => new CallError({ status, body, requestId: 'r' });
const offline = new CallError({ status: 500, body: {}, requestId: 'r', cause: new TypeError('offline') });
const wrongName = refusal(400, { code: 'invalid-request', errors: { name: 'required' } });

test('only refusals of the endpoint can have texts', () => {
  // @ts-expect-error: this endpoint is never refused with it
  const others: Words<typeof bookRoom> = { failed: 'Failed', 'quote-expired': 'Expired' };
  expect(others.failed).toBe('Failed');
});

describe('the text of a failure', () => {
  test.each([
    ['a refusal that the page speaks of', refusal(409, { code: 'no-longer-available' }), 'Taken'],
    ['a refusal that it does not speak of', refusal(409, { code: 'stale-version' }), 'Failed'],
    ['a network that is down', offline, 'Offline'],
    ['an error of the page', new TypeError('bug'), 'Failed'],
    ['an answer that is no problem', refusal(502, {}), 'Failed'],
  ])('for %s', (_what, error, text) => {
    expect(readFailure(error, { words }).text).toBe(text);
  });

  it('may depend on the answer', () => {
    const told = readFailure(refusal(429, { code: 'too-many-requests', retryAfterSeconds: 60 }), {
      words: { failed: 'Failed', 'too-many-requests': ({ body }) => `Wait ${body.retryAfterSeconds} seconds` },
    });
    expect(told.text).toBe('Wait 60 seconds');
  });

  it('is null if the page shows it in another way', () => {
    const elsewhere: Words<typeof bookRoom> = { 'no-longer-available': null, failed: 'Failed' };
    const error = refusal(409, { code: 'no-longer-available' });
    expect(readFailure(error, { words: elsewhere }).text).toBeNull();
    expect(isUnexpected(error, { words: elsewhere })).toBe(false);
  });

  it('is null if every error is shown at its field', () => {
    expect(readFailure(wrongName, { words, fields: ['name'] }).text).toBeNull();
    expect(readFailure(wrongName, { words, fields: ['days'] }).text).toBe('Failed');
    const deep = refusal(400, { code: 'invalid-request', errors: { 'days.0.pax': 'too_few' } });
    expect(readFailure(deep, { words, fields: ['days'] }).text).toBeNull();
    expect(readFailure(deep, { words, fields: ['day'] }).text).toBe('Failed');
  });

  it('comes with the code, the errors and the newer state', () => {
    const error = refusal(409, { code: 'stale-version', errors: { name: 'taken' }, current: { version: 2 } });
    expect(readFailure<Endpoint>(error, {})).toEqual({
      code: 'stale-version',
      text: null,
      errors: { name: 'taken' },
      current: { version: 2 },
      error,
    });
    expect(readFailure(new TypeError('bug'), {})).toMatchObject({ code: 'unexpected-error', errors: {}, error: null });
  });
});

describe('monitoring gets a report of', () => {
  test.each([
    ['an error of the page', new TypeError('bug'), true],
    ['an error of a service', refusal(500, { code: 'unexpected-error' }), true],
    ['an answer that is no problem', refusal(502, {}), true],
    ['a refusal outside the contract', refusal(409, { code: 'quote-expired' }), true],
    ['a fault of a field that the page does not show', wrongName, true],
    ['a refusal of the contract', refusal(409, { code: 'stale-version' }), false],
    ['a refusal that the page speaks of', refusal(409, { code: 'no-longer-available' }), false],
    ['a network that is down, which the page speaks of', offline, false],
    ['a service that is short of time, which it does not speak of', refusal(503, { code: 'service-unavailable' }), true],
  ])('%s: %s', (_what, error, isTold) => {
    expect(isUnexpected(error, { words, endpoints: [bookRoom] })).toBe(isTold);
  });

  it('no error of a field that the page shows', () => {
    expect(isUnexpected(wrongName, { fields: ['name'] })).toBe(false);
  });
});

test('an edited field clears the errors within it', () => {
  expect(withoutField({ name: 'required', names: 'required', 'name.0': 'required' }, 'name')).toEqual({ names: 'required' });
});
