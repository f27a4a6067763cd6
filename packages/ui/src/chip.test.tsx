import { render, screen } from '@testing-library/react';
import { Chip, chipClass } from './chip.tsx';

test('a chip says whether it is on', () => {
  render(<Chip isSelected>France</Chip>);
  expect(screen.getByRole('button', { name: 'France', pressed: true })).toBeTruthy();
});

test('a router link can wear the classes of a chip', () => {
  expect(chipClass({ isSelected: true })).toBe('chip selected');
});
