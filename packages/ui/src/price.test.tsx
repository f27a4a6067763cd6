import { render } from '@testing-library/react';
import { formatPrice, Price } from './price.tsx';

const plainSpaces = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

test('lists round cents to the euro, in the reader’s way', () => {
  expect(plainSpaces(formatPrice(548000, 'fr-FR'))).toBe('5 480 €');
  expect(formatPrice(548050, 'en-GB')).toBe('€5,481');
  expect(plainSpaces(formatPrice(0, 'fr-FR'))).toBe('0 €');
});

test('documents keep every cent, also below one euro and below zero', () => {
  expect(formatPrice(5, 'en-GB', { decimals: true })).toBe('€0.05');
  expect(formatPrice(-12050, 'en-GB', { decimals: true })).toBe('-€120.50');
  expect(formatPrice(9007199254740991, 'en-GB', { decimals: true })).toBe('€90,071,992,547,409.91');
});

test('prefix, amount and suffix read as one sentence', () => {
  const { container } = render(<Price cents={496000} locale="en-GB" prefix="from" suffix="excl. VAT" />);
  expect(container.textContent).toBe('from €4,960 excl. VAT');
});
