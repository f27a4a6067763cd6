import fc from 'fast-check';
import { viewFromQuery, withView } from '../filters/filter-address.ts';
import { anyView, wholeList } from '../testing/listed-venues.ts';
import { sharedQuery } from './shared-query.ts';

const search = '?countryCode=FRA&action=availabilities&days=%5B%5D&manualPax=%5B1%5D';

test('a link shows the selected venues with the search and the order, asks for nothing that needs an account, and hides none of them', () => {
  fc.assert(
    fc.property(anyView, anyView, (view, { selected, compared, isComparing }) => {
      const query = sharedQuery(withView(search, view), { selected, compared, isComparing });
      expect(viewFromQuery(query)).toEqual({ ...wholeList, sort: view.sort, near: view.near, selected, compared, isComparing });
      expect(withView(query, wholeList)).toBe(search.replace('&action=availabilities', ''));
    }),
  );
});
