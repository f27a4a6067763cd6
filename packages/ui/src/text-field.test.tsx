import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

const Password = () => {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Password"
      type="password"
      showPasswordLabel="Show password"
      hidePasswordLabel="Hide password"
      value={value}
      onChange={setValue}
    />
  );
};

test('typing reports the new value', async () => {
  const change = jest.fn();
  render(<TextField label="Name" value="" onChange={change} maxLength={3} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
  expect(change).toHaveBeenCalledWith('A');
});

test('an error that arrives is tied to the field and announced', () => {
  const { rerender } = render(<TextField id="email" label="Email" description="Work address" value="x" onChange={() => {}} />);
  const place = document.getElementById('email-message');
  expect(place?.getAttribute('aria-live')).toBe('polite');
  rerender(<TextField id="email" label="Email" description="Work address" value="x" onChange={() => {}} error="Not an address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe('email-description email-message');
  expect(document.getElementById('email-message')).toBe(place);
  expect(place?.textContent).toBe('Not an address');
});

test('a warning is read with the field without calling the value wrong', () => {
  render(<TextField id="pax" label="Pax" value="11" onChange={() => {}} warning="More than the signed 8" />);
  expect(screen.getByRole('textbox', { name: 'Pax' }).hasAttribute('aria-invalid')).toBe(false);
  expect(document.getElementById('pax-message')?.textContent).toBe('More than the signed 8');
});

test('a password can be shown and hidden again', async () => {
  render(<Password />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveProperty('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveProperty('type', 'password');
  expect(field).toHaveProperty('value', 'secret');
});
