import type { Endpoint } from '@plenary/contracts/endpoint';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { CodeField, checkCode } from '../second-factor/code-field.tsx';

interface Props {
  endpoints: readonly Endpoint[];
  submitLabel: string;
  send: (code: string, signal: AbortSignal) => Promise<void>;
}

/** A code of the second factor. */
export const CodeForm = ({ endpoints, submitLabel, send }: Props) => {
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints,
    initial: { code: '' },
    check: checkCode,
    send: async ({ code }, signal) => {
      await send(code.trim(), signal);
      return null;
    },
  });
  return (
    <Form form={form} submitLabel={submitLabel}>
      <CodeField form={form} ref={first} />
    </Form>
  );
};
