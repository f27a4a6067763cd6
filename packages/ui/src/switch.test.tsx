import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

test('it is a switch that says whether it is on and turns by keyboard', async () => {
  const change = jest.fn();
  render(<Switch label="Lunch" isSelected onChange={change} />);
  screen.getByRole('switch', { name: 'Lunch', checked: true }).focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(false);
});
