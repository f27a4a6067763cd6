import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

test('a card can be a named region', () => {
  render(
    <Card as="section" aria-label="All included" tone="raised" padding="snug">
      Rooms, meals, team
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'All included' });
  expect(region.className).toBe('card raised snug');
});
