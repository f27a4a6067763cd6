import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleCard } from './toggle-card.tsx';

test('the card is one checkbox named by its title and described by words and price', async () => {
  const change = jest.fn();
  render(<ToggleCard picture={null} title="Afterwork" description="18:00 to 19:30" price="€28" isSelected={false} onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'Afterwork' });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('18:00 to 19:30€28');
  box.focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(true);
});
