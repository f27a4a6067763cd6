import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PaxField } from './pax-field.tsx';

// Covers B-F20–B-F21.

const seen = jest.fn<void, [number | null]>();
const Field = ({ start, min, max }: { start: number | null; min?: number; max?: number }) => {
  const [value, setValue] = useState(start);
  return (
    <PaxField
      label="Pax"
      value={value}
      min={min}
      max={max}
      decreaseLabel="Fewer"
      increaseLabel="More"
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const input = () => screen.getByRole('textbox', { name: 'Pax' });

beforeEach(() => seen.mockReset());

test('only digits stay, three at most, and an emptied field is null', async () => {
  render(<Field start={null} />);
  await userEvent.type(input(), '1a2-34');
  expect(input()).toHaveProperty('value', '123');
  expect(seen).toHaveBeenLastCalledWith(123);
  await userEvent.clear(input());
  expect(seen).toHaveBeenLastCalledWith(null);
});

// Covers B-F09.
test('the steppers stay between min and max and say the new count', async () => {
  render(<Field start={2} min={1} max={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'More, Pax' }));
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(screen.getByRole('button', { name: 'More, Pax' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer, Pax' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer, Pax' }));
  expect(input()).toHaveProperty('value', '1');
  expect(screen.getByRole('button', { name: 'Fewer, Pax' })).toHaveProperty('disabled', true);
});

test('from empty, either stepper gives the minimum', async () => {
  render(<Field start={null} min={50} />);
  await userEvent.click(screen.getByRole('button', { name: 'More, Pax' }));
  expect(seen).toHaveBeenLastCalledWith(50);
  await userEvent.clear(input());
  await userEvent.click(screen.getByRole('button', { name: 'Fewer, Pax' }));
  expect(seen).toHaveBeenLastCalledWith(50);
});

test('arrows step like the buttons', async () => {
  render(<Field start={8} />);
  input().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input()).toHaveProperty('value', '9');
});
