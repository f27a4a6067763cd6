import { languages } from '@plenary/contracts/terms';
import { screen } from '@testing-library/react';
import { showBigEvent } from '../big-event/show-big-event.tsx';

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

test('the wellness session is 15 minutes, free', async () => {
  showBigEvent({ address: '/wellness-facilitator' });
  expect(await screen.findByText('15 minutes')).toBeTruthy();
  expect(screen.getByText(/^Offerte/)).toBeTruthy();
});

test('an afterwork runs from 18:00 to 19:30', async () => {
  showBigEvent({ address: '/afterwork-teambuilding' });
  expect(await screen.findByText('De 18 h à 19 h 30')).toBeTruthy();
});
