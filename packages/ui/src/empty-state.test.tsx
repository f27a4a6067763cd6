import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

test('a page-wide state is the page’s heading and offers its one next step', () => {
  render(<EmptyState title="Page not found" headingLevel={1} action={<a href="/">Home</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});
