import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

test('a loading region says so in words while its shapes stay silent', () => {
  render(
    <SkeletonGroup label="Loading venues">
      <Skeleton shape="picture" />
    </SkeletonGroup>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading venues');
  expect(status.parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(status.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
});
