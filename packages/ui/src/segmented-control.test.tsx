import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { id: 'am', label: 'Morning' },
  { id: 'pm', label: 'Afternoon', isDisabled: true },
  { id: 'day', label: 'Day' },
] as const;
const Duration = () => {
  const [value, setValue] = useState<'am' | 'pm' | 'day'>('am');
  return <SegmentedControl label="Duration" options={options} value={value} onChange={setValue} />;
};

test('it is one named group in which exactly one is chosen', async () => {
  render(<Duration />);
  expect(screen.getByRole('radiogroup', { name: 'Duration' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: 'Day' })]);
});

test('what is closed cannot be chosen', async () => {
  render(<Duration />);
  await userEvent.click(screen.getByRole('radio', { name: 'Afternoon' }));
  expect(screen.getByRole('radio', { name: 'Morning' })).toHaveProperty('checked', true);
});

test('two controls of the same options do not share their choice', async () => {
  render(
    <>
      <Duration />
      <Duration />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Day' });
  if (first) await userEvent.click(first);
  expect(first).toHaveProperty('checked', true);
  expect(second).toHaveProperty('checked', false);
});

test('an error describes the group, and its id leads to the chosen option', () => {
  const control = (error?: string) => (
    <SegmentedControl id="duration" label="Duration" options={options} value="day" onChange={() => {}} error={error} />
  );
  const { rerender } = render(control());
  const group = screen.getByRole('radiogroup');
  expect(group.hasAttribute('aria-invalid')).toBe(false);
  rerender(control('Not on the first day'));
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not on the first day');
  expect(document.getElementById('duration')).toBe(screen.getByRole('radio', { name: 'Day' }));
});
