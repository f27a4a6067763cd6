import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';

test('it takes the focus when it appears, and its links lead to the fields without touching the address', async () => {
  render(
    <>
      <ErrorSummary title="One thing to mend" errors={[{ fieldId: 'email', message: 'Enter an address' }]} />
      <input id="email" aria-label="Email" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'One thing to mend' }));
  await userEvent.click(screen.getByRole('link', { name: 'Enter an address' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  expect(window.location.hash).toBe('');
});
