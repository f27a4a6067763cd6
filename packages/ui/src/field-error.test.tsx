import { render } from '@testing-library/react';
import { FieldError } from './field-error.tsx';

test('its place is there before the message, so that the message is announced', () => {
  const { container, rerender } = render(<FieldError id="a" />);
  const place = container.firstElementChild;
  expect(place?.getAttribute('aria-live')).toBe('polite');
  rerender(<FieldError id="a" message="Wrong" />);
  expect(container.firstElementChild).toBe(place);
  expect(place?.textContent).toBe('Wrong');
});
