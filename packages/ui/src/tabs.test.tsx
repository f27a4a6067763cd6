import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

test('arrows move between tabs and one panel shows', async () => {
  render(
    <Tabs
      label="Quote"
      tabs={[
        { id: 'lines', label: 'Lines', content: 'All lines' },
        { id: 'terms', label: 'Terms', content: 'All terms' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Terms', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel').textContent).toBe('All terms');
});
