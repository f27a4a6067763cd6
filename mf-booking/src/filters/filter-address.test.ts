import fc from 'fast-check';
import { anyView, wholeList } from '../testing/listed-venues.ts';
import { viewFromQuery, withView } from './filter-address.ts';

const search = '?countryCode=FRA&action=availabilities&days=%5B%5D';

test('a view goes into an address and comes back, and the search stays', () => {
  fc.assert(
    fc.property(anyView, anyView, (before, view) => {
      const query = withView(withView(search, before), view);
      expect(viewFromQuery(query)).toEqual(view);
      expect(withView(query, wholeList)).toBe(search);
    }),
  );
});

test.each([
  'near=Paris',
  'near=48.8',
  'near=48.12345,2',
  'budget=abc',
  'budget=-5',
  'budget=0',
  'budget=99999',
  'sort=random',
  'food=yes',
  'district=',
])('an address with %s filters nothing', (text) => {
  expect(viewFromQuery(`?${text}`)).toEqual(wholeList);
});
