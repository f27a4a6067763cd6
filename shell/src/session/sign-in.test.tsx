import type { AuthDialogProps } from '@plenary/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { claire } from '../testing/demo-users.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

const AuthDialog = ({ from, onClose, onDone }: AuthDialogProps) => (
  <div role="dialog" aria-label="sign in">
    <p>from {from}</p>
    <button type="button" onClick={onClose}>
      close
    </button>
    <button type="button" onClick={onDone}>
      done
    </button>
  </div>
);
const auth = fakeRemote({ namespace: 'auth', widgets: { authDialog: AuthDialog } });
const connect = () => screen.getByRole('button', { name: 'Se connecter' });
const unavailable = () => screen.findByRole('dialog', { name: 'La connexion est indisponible' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('the connect button opens the dialog of mf-auth over the page, with the return address', async () => {
  const { user } = await showShell('/legal-notices?x=1', { remotes: { 'mf-auth': async () => auth } });
  await user.click(connect());
  const dialog = await screen.findByRole('dialog', { name: 'sign in' });
  expect(within(dialog).getByText('from /legal-notices?x=1')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('onClose is called when the dialog is closed, and not after a sign-in', async () => {
  const { user, store } = await showShell('/legal-notices', { remotes: { 'mf-auth': async () => auth } });
  const onClose = jest.fn();
  const open = () => act(async () => store.snapshot().platform.openSignIn({ from: '/', onClose }));
  await open();
  await user.click(await screen.findByRole('button', { name: 'done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await open();
  await user.click(await screen.findByRole('button', { name: 'close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the focus is in the page after a sign-in that removed its button', async () => {
  const { user, store } = await showShell('/legal-notices', {
    remotes: { 'mf-auth': async () => auth },
    sessionAtServer: async () => claire,
  });
  await user.click(connect());
  await screen.findByRole('dialog', { name: 'sign in' });
  await act(async () => void (await store.snapshot().platform.refreshSession()));
  await user.click(screen.getByRole('button', { name: 'done' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.getByRole('button', { name: 'Mon compte, Claire Vasseur' })).toBeTruthy();
});

describe('with mf-auth unavailable', () => {
  it('a dialog says so, is reported once, and retries without a reload', async () => {
    let isAway = true;
    const bring = async () => {
      if (isAway) throw new Error('no such file');
      return auth;
    };
    const { user, reports } = await showShell('/legal-notices', { remotes: { 'mf-auth': bring } });
    await user.click(connect());
    const dialog = await unavailable();
    expect(reports()).toEqual([expect.stringContaining('no such file')]);
    isAway = false;
    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('dialog', { name: 'sign in' })).toBeTruthy();
  });

  it('closing that dialog closes the sign-in, and restores the focus', async () => {
    const { user } = await showShell('/legal-notices');
    await user.click(connect());
    await unavailable();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(connect()));
  });

  it.each([
    ['has no dialog', fakeRemote({ namespace: 'auth' })],
    [
      'has no texts',
      fakeRemote({ namespace: 'mute', widgets: { authDialog: AuthDialog }, texts: () => Promise.reject(new Error('lost')) }),
    ],
    [
      'throws as it is drawn',
      fakeRemote({
        namespace: 'auth',
        widgets: {
          authDialog: () => {
            throw new Error('a fault of the dialog');
          },
        },
      }),
    ],
  ])('the same where it %s, and the page stays', async (_, broken) => {
    const { user, reports } = await showShell('/legal-notices', { remotes: { 'mf-auth': async () => broken } });
    await user.click(connect());
    await unavailable();
    expect(reports()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Mentions légales', hidden: true })).toBeTruthy();
  });
});
