import { screen } from '@testing-library/react';
import { answerAccount } from './answer-account.ts';
import { answerIdentity } from './answers.ts';
import { renderAuth } from './render-auth.tsx';

/** The sign-in dialog over a page, with the whole service faked behind it. */
export const openDialog = async (address: string, options?: Parameters<typeof renderAuth>[1]) => {
  const auth = renderAuth(address, options);
  answerIdentity(auth);
  // A pending sign-in has given its password already.
  answerAccount(auth, { hasPassword: false });
  await auth.user.click(await screen.findByRole('button', { name: 'connect' }));
  await screen.findByRole('dialog');
  const identify = async (email: string) => {
    await auth.user.click(await screen.findByLabelText('Adresse e-mail professionnelle'));
    // Pasted, for each key would render the whole dialog.
    await auth.user.paste(email);
    await auth.user.keyboard('{Enter}');
  };
  /** The end of the dialog: `closed` or `done`; empty while it is open. */
  const ending = () => screen.getByTestId('ending').textContent;
  return { ...auth, identify, ending };
};
