import { keepClickId, keptClickId } from './keep-click-id.ts';

// Covers B-E06, B-Y08.

beforeEach(() => sessionStorage.clear());

test('an ad click id in the address is stored for the visit, also once it has left the address', () => {
  keepClickId('?countryCode=FRA&gclid=click-1');
  keepClickId('?countryCode=FRA');
  expect(keptClickId()).toBe('click-1');
});

test('the last ad that was clicked counts', () => {
  keepClickId('?gclid=click-1');
  keepClickId('?gclid=click-2');
  expect(keptClickId()).toBe('click-2');
});

test.each(['', '?gclid=', '?gclid=%20', `?gclid=${'x'.repeat(201)}`])('%j carries none', (query) => {
  keepClickId(query);
  expect(keptClickId()).toBeUndefined();
});

test('a browser without storage breaks nothing', () => {
  const refusing = () => {
    throw new Error('storage is off');
  };
  expect(() => keepClickId('?gclid=click-1', refusing)).not.toThrow();
  expect(keptClickId(refusing)).toBeUndefined();
});
