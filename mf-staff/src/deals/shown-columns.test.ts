import { listColumns, usualColumns } from '@plenary/contracts/desk-deals-terms';
import fc from 'fast-check';
import { askedFor, shownColumns, withColumn } from './shown-columns.ts';

const some = fc.subarray([...listColumns], { minLength: 1 });

test('the address names the columns that are shown, and the usual ones by naming none', () => {
  fc.assert(fc.property(some, (columns) => expect(shownColumns(askedFor(columns))).toEqual(columns)));
  expect(askedFor(usualColumns)).toBeUndefined();
});

test('a column that is pressed twice is back, unless it is the last', () => {
  fc.assert(
    fc.property(some, fc.constantFrom(...listColumns), (columns, column) => {
      const pressed = withColumn(columns, column);
      expect(pressed.length).toBeGreaterThan(0);
      if (pressed !== columns) expect(withColumn(pressed, column)).toEqual(columns);
    }),
  );
});
