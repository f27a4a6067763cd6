import { CallError } from '@plenary/http/call-error';
import { createIntentKey, isDefiniteRefusal } from './intent-key.ts';

const createKey = () => {
  let ids = 0;
  return createIntentKey(() => `key-${++ids}`);
};

test('the same content keeps its key until the intent is settled', () => {
  const key = createKey();
  expect([key.of({ pax: 8 }), key.of({ pax: 8 })]).toEqual(['key-1', 'key-1']);
  key.settle();
  expect(key.of({ pax: 8 })).toBe('key-2');
});

test('other content is another intent, and so is the first content after it', () => {
  const key = createKey();
  expect([{ pax: 8 }, { pax: 9 }, { pax: 8 }].map((content) => key.of(content))).toEqual(['key-1', 'key-2', 'key-3']);
});

test('an intent without content has a key too', () => {
  const key = createKey();
  expect([key.of(undefined), key.of(undefined)]).toEqual(['key-1', 'key-1']);
});

test.each([
  [400, true],
  [409, true],
  [429, true],
  [500, false],
  [503, false],
])('an answer %i says for certain that nothing was done: %s', (status, isDefinite) => {
  expect(isDefiniteRefusal(new CallError({ status, body: {}, requestId: 'r' }))).toBe(isDefinite);
});

test('the work may be done after a network failure or an error of the page', () => {
  expect(isDefiniteRefusal(new CallError({ status: 500, body: {}, requestId: 'r', cause: new TypeError('offline') }))).toBe(false);
  expect(isDefiniteRefusal(new TypeError('bug'))).toBe(false);
});
