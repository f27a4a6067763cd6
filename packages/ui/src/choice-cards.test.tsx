import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

type Id = 'first' | 'second' | 'trays';
const options = [
  { id: 'first', label: 'First service', description: '12:15 to 13:15' },
  { id: 'second', label: 'Second service', isDisabled: true },
  { id: 'trays', label: 'Meal trays' },
] as const;
const Service = ({ start = null, ...rest }: Partial<ChoiceCardsProps<Id>> & { start?: Id | null }) => {
  const [value, setValue] = useState<Id | null>(start);
  return <ChoiceCards id="service" label="Service" options={options} value={value} onChange={setValue} {...rest} />;
};

test('it is one named group, chosen from by keyboard alone, and what is closed is passed over', async () => {
  render(<Service />);
  expect(screen.getByRole('radiogroup', { name: 'Service' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'First service' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Meal trays' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Second service' }));
  expect(screen.getByRole('radio', { name: 'Meal trays' })).toHaveProperty('checked', true);
});

test('the text under a label describes its card', () => {
  render(<Service />);
  const words = screen.getByRole('radio', { name: 'First service' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(words)?.textContent).toBe('12:15 to 13:15');
});

test('its id leads to the chosen card, or to the first that can be chosen', () => {
  const { unmount } = render(<Service />);
  expect(document.getElementById('service')).toBe(screen.getByRole('radio', { name: 'First service' }));
  unmount();
  render(<Service start="trays" />);
  expect(document.getElementById('service')).toBe(screen.getByRole('radio', { name: 'Meal trays' }));
});

test('an error goes before a warning, and only an error makes it invalid', () => {
  const { rerender } = render(<Service warning="We look at it" />);
  const group = screen.getByRole('radiogroup');
  const message = () => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([message(), group.getAttribute('aria-invalid')]).toEqual(['We look at it', null]);
  rerender(<Service warning="We look at it" error="Choose one" />);
  expect([message(), group.getAttribute('aria-invalid')]).toEqual(['Choose one', 'true']);
});
