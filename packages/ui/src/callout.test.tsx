import { render, screen } from '@testing-library/react';
import { Callout } from './callout.tsx';

test('it is said in the way it is told to be, with its actions', () => {
  const { rerender } = render(
    <Callout tone="danger" title="Not saved" role="alert" actions={<button type="button">Again</button>}>
      The line is down.
    </Callout>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Not savedThe line is down.Again');
  rerender(<Callout>Quiet words.</Callout>);
  expect(screen.queryByRole('alert')).toBeNull();
});
