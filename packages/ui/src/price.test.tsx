import { render } from '@testing-library/react';
import { Price } from './price.tsx';

// Covers B-V14, B-V16.

test('prefix, amount and suffix read as one sentence', () => {
  const { container } = render(<Price cents={496000} locale="en-GB" prefix="from" suffix="excl. VAT" />);
  expect(container.textContent).toBe('from €4,960 excl. VAT');
});
