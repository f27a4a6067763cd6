import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeSelect } from './native-select.tsx';

const options = [
  { id: 'FRA', label: 'France' },
  { id: 'ESP', label: 'Spain' },
] as const;

test('choosing reports the id, and nothing is preselected', async () => {
  const change = jest.fn();
  render(<NativeSelect label="Country" placeholder="Choose" options={options} value={null} onChange={change} />);
  const list = screen.getByRole('combobox', { name: 'Country' });
  expect(list).toHaveProperty('value', '');
  await userEvent.selectOptions(list, 'Spain');
  expect(change).toHaveBeenCalledWith('ESP');
});

test('its error is tied to the field', () => {
  render(<NativeSelect id="country" label="Country" options={options} value="FRA" onChange={() => {}} error="Closed there" />);
  expect(screen.getByRole('combobox').getAttribute('aria-describedby')).toBe('country-message');
  expect(document.getElementById('country-message')?.textContent).toBe('Closed there');
});

test('a warning is announced without making the field invalid', () => {
  render(<NativeSelect id="end" label="End" options={options} value="FRA" onChange={() => {}} warning="We look at it" />);
  expect(screen.getByRole('combobox').hasAttribute('aria-invalid')).toBe(false);
  expect(document.getElementById('end-message')?.textContent).toBe('We look at it');
});
