import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('its words check it, and its error is tied to it', async () => {
  const change = jest.fn();
  render(<Checkbox id="terms" label="I accept" description="Terms of sale" error="Please accept" isSelected={false} onChange={change} />);
  await userEvent.click(screen.getByText('I accept'));
  expect(change).toHaveBeenCalledWith(true);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.getAttribute('aria-describedby')).toBe('terms-description terms-message');
});
