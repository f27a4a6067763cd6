import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';

test('a code is an image with a name, and differs with its text', () => {
  const { unmount } = render(<QrCode text="BCD" label="Payment code" />);
  const drawn = () => screen.getByRole('img', { name: 'Payment code' }).querySelector('path')?.getAttribute('d');
  const first = drawn();
  expect(first).toMatch(/^M\d+ \d+h1v1h-1z/);
  unmount();
  render(<QrCode text="other" label="Payment code" />);
  expect(drawn()).not.toBe(first);
});
