import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('the last step is the page itself', () => {
  render(
    <Breadcrumb
      label="You are here"
      items={[
        { id: 'home', content: <a href="/">Home</a> },
        { id: 'venue', content: 'Ternes' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'page']);
});
