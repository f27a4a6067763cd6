import { readGuestCsv } from '@plenary/contracts/guest-csv';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

/** The reading of another CSV library; null if it rejects a line. */
const asOthersRead = (text: string, delimiter: string): string[][] | null => {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
};

const tidy = (text = '') => text.replace(/\s+/g, ' ').trim();

it('reads what another reader of CSV files reads, wherever that one reads at all', () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[A-Za-zéß' .-]{0,8}$/),
    fc.stringMatching(/^"[A-Za-z;,\n]{0,6}(""[a-z]{0,3})?"$/),
    fc.stringMatching(/^[a-z"]{1,4}$/),
  );
  let compared = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { maxLength: 6 }),
      fc.constantFrom(';', ','),
      fc.constantFrom('\n', '\r\n'),
      (cells, delimiter, end) => {
        const rows = cells.map(([first, last], index) => [`guest${index}@nord.example`, first, last].join(delimiter));
        const text = [['Email', 'Prénom', 'Nom'].join(delimiter), ...rows].join(end);
        const others = asOthersRead(text, delimiter)?.slice(1);
        if (!others || others.some((record) => record.length !== 3)) return;
        compared += 1;
        const { guests, faults } = readGuestCsv(text, { mode: 'CALENDAR', listed: new Set(), room: 500 });
        expect(faults).toEqual([]);
        expect(guests.map(({ guest }) => [guest.email, guest.firstname, guest.lastname])).toEqual(
          others.map(([email, first, last]) => [email, tidy(first), tidy(last)]),
        );
      },
    ),
  );
  expect(compared).toBeGreaterThan(10);
});
