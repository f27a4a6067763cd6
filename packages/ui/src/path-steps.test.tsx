import { render, screen } from '@testing-library/react';
import { PathSteps } from './path-steps.tsx';

test('steps behind are checked, and links where they can be gone back to, the page is marked, and those ahead are text', () => {
  const steps = [
    { id: 'venue', label: 'Venue', way: <a href="/venues/ternes">Venue</a> },
    { id: 'extras', label: 'Extras' },
    { id: 'quote', label: 'Quote', way: <a href="/quotes/1">Quote</a> },
    { id: 'option', label: 'Option', way: <a href="/option">Option</a> },
  ];
  render(<PathSteps label="Your booking" steps={steps} current="quote" progress="Step 3 of 4, next: option" />);
  expect(screen.getByRole('navigation', { name: 'Your booking' }).textContent).toContain('Step 3 of 4, next: option');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Venue']);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  const marks = screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
  expect(marks).toEqual(['', '', '3', '4']);
});
