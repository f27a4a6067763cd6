import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Snackbar } from './snackbar.tsx';

const Page = ({ role }: { role?: 'dialog' | 'alertdialog' }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Your account"
        description="To see prices"
        closeLabel="Close"
        role={role}
      >
        <input aria-label="Email" />
      </Dialog>
    </>
  );
};

test('it is named and described, takes the focus and gives it back on Escape', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Your account' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('To see prices');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Tab stays inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const dialog = screen.getByRole('dialog');
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('the close button and a press on the scrim close it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question that must be answered stays open on an outside press', async () => {
  render(<Page role="alertdialog" />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('a message shown meanwhile is heard and its action can be pressed; the dialog stays', async () => {
  const reset = jest.fn();
  const message = { id: '1', text: 'Wrong password', action: { label: 'Reset it', onPress: reset } };
  render(
    <>
      <Page />
      <Snackbar message={message} onDismiss={() => {}} closeLabel="Close the message" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('status').closest('[inert], [aria-hidden="true"]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset it' }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Your account' })).toBeTruthy();
});
