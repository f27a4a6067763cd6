import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useFaultWords } from '../faults/use-fault-words.ts';

interface Action {
  name: string;
  work: () => Promise<void>;
}

/** An action behind a press: once at a time, and a notice where it fails. `texts`: sentences for a code in place of the common ones. */
export const useAction = (texts: Record<string, string> = {}) => {
  const { notify } = usePlatform();
  const { words } = useFaultWords([]);
  const { submit, pending } = useSubmission({
    send: ({ work }: Action) => work(),
    words: { ...words, ...texts },
    onFailure: ({ text }) => notify({ text: text ?? words.failed }),
  });
  return { run: (name: string, work: Action['work']) => void submit({ name, work }), pending: pending?.name ?? null };
};
