import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const options = [
  { id: 'FRA', label: 'France' },
  { id: 'ESP', label: 'Spain', description: 'Madrid only' },
] as const;

test('an option is chosen by mouse or by keyboard', async () => {
  const change = jest.fn();
  render(<Select label="Country" placeholder="Choose" options={options} value={null} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /Choose.*Country|Country.*Choose/ }));
  await userEvent.click(screen.getByRole('option', { name: /Spain/ }));
  expect(change).toHaveBeenLastCalledWith('ESP');
  act(() => screen.getByRole('button', { name: /Country/ }).focus());
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  expect(change).toHaveBeenLastCalledWith('FRA');
});

test('its error is tied to the button that an error summary links to', () => {
  render(
    <Select
      id="country"
      label="Country"
      placeholder="Choose"
      options={options}
      value={null}
      onChange={() => {}}
      error="Choose a country"
    />,
  );
  const button = document.getElementById('country');
  const described = (button?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Choose a country');
});
