import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import type { Words } from '@plenary/platform/submission-failure';
import { atRoot } from '../at-root.ts';
import { call } from '../call.ts';

/** Mails the signed-in user a link to choose a password, which proves their mailbox and leads back to this page. */
export const useProofMail = (words: Words<typeof sendResetEmail>) => {
  const { session } = usePlatform();
  return useSubmission({
    endpoints: [sendResetEmail],
    send: () => {
      const { pathname, search } = globalThis.location;
      return call(sendResetEmail, { query: { email: session?.email ?? '', redirectUrl: pathname + search } });
    },
    words,
    toRoot: atRoot,
  });
};
