import type { SignupSuccessProps } from '@plenary/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

const Success = ({ onClose }: SignupSuccessProps) => (
  <div role="dialog" aria-label="success">
    <button type="button" onClick={onClose}>
      close
    </button>
  </div>
);
const auth = fakeRemote({ namespace: 'auth', widgets: { signupSuccess: Success } });
const asked = 'dialog=signup-framework-contract-success';

it('the dialog stands over the page whose address asks for it; closed, the rest of the address stays and the focus is in the page', async () => {
  const { user, address } = await showShell(`/legal-notices?x=1&${asked}`, { remotes: { 'mf-auth': async () => auth } });
  await user.click(await screen.findByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/legal-notices?x=1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it.each(['', '?dialog=other'])('the address %j asks for none', async (query) => {
  const { loadRemote } = await showShell(`/legal-notices${query}`, { remotes: { 'mf-auth': async () => auth } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loadRemote).not.toHaveBeenCalledWith('mf-auth');
});

it('with mf-auth away the page stands without it, and monitoring knows', async () => {
  const { reports } = await showShell(`/legal-notices?${asked}`);
  await waitFor(() => expect(reports()).toEqual([expect.stringContaining('mf-auth is away')]));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('a part of mf-auth that it does not have is told of', async () => {
  const { store } = await showShell('/legal-notices', { remotes: { 'mf-auth': async () => auth } });
  await act(async () => expect(store.snapshot().platform.loadWidget('accountSecurity')).rejects.toThrow('mf-auth has no accountSecurity'));
  await expect(store.snapshot().platform.loadWidget('signupSuccess')).resolves.toBe(Success);
});
