import type { mergeCompany, mergeCustomer } from '@plenary/contracts/accounts.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Question } from '../desk/question.tsx';

interface Props {
  endpoint: typeof mergeCompany | typeof mergeCustomer;
  /** Of the button, and of the answer that does it. */
  label: string;
  question: string;
  send: () => Promise<unknown>;
}

/** Brings two entries of one customer onto one record, or apart, after a question; of administrators. */
export const MergeButton = ({ endpoint, label, question, send }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const moved = t('customers.merge.moved');
  const merging = useSubmission({
    endpoints: [endpoint],
    send,
    words: { 'stale-version': moved, conflict: moved, 'not-found': moved, failed: t('surveys.failures.failed') },
    onDone: async () => {
      setAsking(false);
      await revalidate();
    },
    onFailure: () => {
      setAsking(false);
      void revalidate();
    },
  });
  if (session?.role !== 'admin') return null;
  return (
    <>
      {merging.failure?.text ? <FailureNotice>{merging.failure.text}</FailureNotice> : null}
      {isAsking ? (
        <Question
          {...{ title: question, yes: label, no: t('customers.merge.no'), isPending: merging.isPending }}
          onYes={() => void merging.submit()}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
};
