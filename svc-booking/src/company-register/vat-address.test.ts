import fc from 'fast-check';
import { readVatAddress } from './vat-address.ts';

test.each([
  ['RUE AMPERE\nZI\n26700 PIERRELATTE', 'RUE AMPERE, ZI', '26700', 'PIERRELATTE'],
  ['Rue de la Loi 16\n1000 Bruxelles', 'Rue de la Loi 16', '1000', 'Bruxelles'],
  ['\nDAMRAK 00070\n1012LM AMSTERDAM\n', 'DAMRAK 00070', '1012LM', 'AMSTERDAM'],
  ['VIA ROMA 1 \n00184 ROMA RM\n', 'VIA ROMA 1', '00184', 'ROMA RM'],
  ['UL. PROSTA 20\n00-850 WARSZAWA', 'UL. PROSTA 20', '00-850', 'WARSZAWA'],
  ['RUA A 1\nLISBOA\n1000-001 LISBOA', 'RUA A 1, LISBOA', '1000-001', 'LISBOA'],
  ['BOX 1\n111 22 STOCKHOLM', 'BOX 1', '111 22', 'STOCKHOLM'],
  ['1, RUE DU FORT\nL-1234 LUXEMBOURG', '1, RUE DU FORT', '1234', 'LUXEMBOURG'],
  ['1 MAIN STREET\nDUBLIN 2', '1 MAIN STREET, DUBLIN 2', '', ''],
  ['', '', '', ''],
])('the address %j is read line by line', (text, street, zipCode, city) => {
  expect(readVatAddress(text)).toEqual({ street, zipCode, city });
});

test('any text is taken, and nothing of a last line is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { street, zipCode, city } = readVatAddress(text);
      const last =
        text
          .split(/\r?\n/)
          .flatMap((line) => line.trim() || [])
          .at(-1) ?? '';
      expect(zipCode === '' ? street.endsWith(last) : `${street}${city}` !== '').toBe(true);
    }),
  );
});
