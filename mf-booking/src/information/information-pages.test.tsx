import { languages } from '@plenary/contracts/terms';
import { screen } from '@testing-library/react';
import { showBigEvent } from '../big-event/show-big-event.tsx';

// Covers B-R30–B-R31.

const pages = ['/wellness-facilitator', '/afterwork-teambuilding'] as const;

describe.each(pages)('%s', (address) => {
  it.each(languages)('in %s describes two add-ons, how to add them, and leads to the venues', async (language) => {
    showBigEvent({ address, language });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    const home = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/');
    expect(home).toHaveLength(3);
    expect(document.body.textContent).not.toContain('information.');
  });
});

// Covers B-N19.
test('the wellness session is 15 minutes, free', async () => {
  showBigEvent({ address: '/wellness-facilitator' });
  expect(await screen.findByText('15 minutes')).toBeTruthy();
  expect(screen.getByText(/^Offerte/)).toBeTruthy();
});

// Covers B-N18.
test('an afterwork runs from 18:00 to 19:30', async () => {
  showBigEvent({ address: '/afterwork-teambuilding' });
  expect(await screen.findByText('De 18 h à 19 h 30')).toBeTruthy();
});
