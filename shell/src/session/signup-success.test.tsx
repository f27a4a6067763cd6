import type { SignupSuccessProps } from '@plenary/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

// Covers B-I51.

const Success = ({ onClose }: SignupSuccessProps) => (
  <div role="dialog" aria-label="success">
    <button type="button" onClick={onClose}>
      close
    </button>
  </div>
);
const auth = fakeRemote({ namespace: 'auth', widgets: { signupSuccess: Success } });
const asked = 'dialog=signup-framework-contract-success';

it('the address opens the dialog over its page; closing keeps the rest of the address and focuses the page', async () => {
  const { user, address } = await showShell(`/legal-notices?x=1&${asked}`, { remotes: { 'mf-auth': async () => auth } });
  await user.click(await screen.findByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/legal-notices?x=1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it.each(['', '?dialog=other'])('the address %j opens none', async (query) => {
  const { loadRemote } = await showShell(`/legal-notices${query}`, { remotes: { 'mf-auth': async () => auth } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loadRemote).not.toHaveBeenCalledWith('mf-auth');
});

it('with mf-auth unavailable the page appears without it, and monitoring gets a report', async () => {
  const { reports } = await showShell(`/legal-notices?${asked}`);
  await waitFor(() => expect(reports()).toEqual([expect.stringContaining('mf-auth is away')]));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('a part missing from mf-auth is reported', async () => {
  const { store } = await showShell('/legal-notices', { remotes: { 'mf-auth': async () => auth } });
  await act(async () => expect(store.snapshot().platform.loadWidget('authDialog')).rejects.toThrow('mf-auth has no authDialog'));
  await expect(store.snapshot().platform.loadWidget('signupSuccess')).resolves.toBe(Success);
});
