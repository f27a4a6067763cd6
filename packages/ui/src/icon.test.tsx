import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

test('an icon speaks only when it stands alone', () => {
  const { container, rerender } = render(<Icon name="wifi" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Icon name="wifi" label="Wifi" />);
  expect(screen.getByRole('img', { name: 'Wifi' })).toBeTruthy();
});

test('an icon button has a name', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
