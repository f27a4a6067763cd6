import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area.tsx';

test('typing reports the new value and an error describes the field', async () => {
  const change = jest.fn();
  render(<TextArea id="needs" label="Needs" value="" onChange={change} error="Too long" />);
  const area = screen.getByRole('textbox', { name: 'Needs' });
  await userEvent.type(area, 'A');
  expect(change).toHaveBeenCalledWith('A');
  expect(area.getAttribute('aria-describedby')).toBe('needs-message');
});
