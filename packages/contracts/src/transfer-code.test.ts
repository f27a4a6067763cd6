import { transferCode } from './transfer-code.ts';

const transfer = { payee: 'Comet SAS', iban: 'FR76 3000 1007 9412 3456 7890 185', bic: 'BDFEFRPPXXX', reference: 'D9C25EDE' };

it('a payment code says who is paid how much for what, line by line (EPC069-12 §3.4)', () => {
  expect(transferCode({ ...transfer, amount: 1_137_955 }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BDFEFRPPXXX',
    'Comet SAS',
    'FR7630001007941234567890185',
    'EUR11379.55',
    '',
    '',
    'D9C25EDE',
  ]);
});

it.each([
  [5, 'EUR0.05'],
  [100, 'EUR1.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('%i cents are %s', (amount, euros) => {
  expect(transferCode({ ...transfer, amount }).split('\n')).toContain(euros);
});

it('a name is cut at the 70 characters that a code takes', () => {
  const lines = transferCode({ ...transfer, payee: 'A'.repeat(80), amount: 1 }).split('\n');
  expect(lines).toContain('A'.repeat(70));
});
