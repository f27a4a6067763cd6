import type { Endpoint } from '@plenary/contracts/endpoint';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useFaultWords } from '../faults/use-fault-words.ts';

interface Action {
  name: string;
  work: () => Promise<void>;
}

/** An action of a button: one at a time, with a notice if it fails. `texts`: sentences that replace the common ones of a code. */
export const useAction = (endpoint: Endpoint, texts: Record<string, string> = {}) => {
  const { notify } = usePlatform();
  const { words } = useFaultWords([]);
  const { submit, pending } = useSubmission({
    endpoints: [endpoint],
    send: ({ work }: Action) => work(),
    words: { ...words, ...texts },
    onFailure: ({ text }) => notify({ text: text ?? words.failed }),
  });
  return { run: (name: string, work: Action['work']) => void submit({ name, work }), pending: pending?.name ?? null };
};
