import { render } from '@testing-library/react';
import { Badge } from './badge.tsx';

test('a status is a word, in any colour', () => {
  const { container } = render(<Badge tone="danger">Cancelled</Badge>);
  expect(container.textContent).toBe('Cancelled');
});
