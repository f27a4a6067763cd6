import { render, screen } from '@testing-library/react';
import { Callout } from './callout.tsx';

test('it has the given role, with its actions', () => {
  const { rerender } = render(
    <Callout tone="danger" title="Not saved" role="alert" actions={<button type="button">Again</button>}>
      The line is down.
    </Callout>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Not savedThe line is down.Again');
  rerender(<Callout>Quiet words.</Callout>);
  expect(screen.queryByRole('alert')).toBeNull();
});
