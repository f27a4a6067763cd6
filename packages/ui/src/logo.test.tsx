import { render } from '@testing-library/react';
import { Logo } from './logo.tsx';

test('only the brand’s name is read', () => {
  const { container } = render(<Logo name="Comet" />);
  expect(container.textContent).toBe('Comet');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
