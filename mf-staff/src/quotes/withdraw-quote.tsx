import { withdrawQuote as endpoint } from '@plenary/contracts/proposals.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../call.ts';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type LossDraft, LossFields, lossOf } from '../losses/loss-fields.tsx';

interface Props {
  quoteId: string;
  /** As it is shown; undefined: an older release answered. */
  revision: number | undefined;
  hasOption: boolean;
}

/** Withdraws a quote that is not signed, once it is said why the deal is lost. */
export const WithdrawQuote = ({ quoteId, revision, hasOption }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<LossDraft>({ reason: null, text: '' });
  const loss = lossOf(draft);
  const { submit, isPending, failure } = useSubmission({
    endpoints: [endpoint],
    send: ({ reason: lost, text: reason }: NonNullable<typeof loss>, { idempotencyKey }) =>
      call(
        endpoint,
        { params: { quoteId }, body: { lost, ...(reason && { reason }), ...(revision !== undefined && { revision }) } },
        { idempotencyKey },
      ),
    words: {
      conflict: t('quotes.withdraw.over'),
      superseded: t('proposals.failures.superseded'),
      'stale-version': t('proposals.failures.superseded'),
      'already-signed': t('quotes.withdraw.signed'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async () => {
      setOpen(false);
      notify({ text: t('quotes.withdraw.done') });
      await revalidate();
    },
  });
  return (
    <>
      <p>
        <ExplainedDeed by={endpoint} variant="quiet" onClick={() => setOpen(true)}>
          {t('quotes.withdraw.open')}
        </ExplainedDeed>
      </p>
      {isOpen ? (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t('quotes.withdraw.open')}
          description={t(hasOption ? 'quotes.withdraw.hintHeld' : 'quotes.withdraw.hint')}
          closeLabel={t('close')}
          footer={
            <Button
              variant="danger"
              disabled={loss === null}
              isPending={isPending}
              pendingLabel={t('planning.saving')}
              onClick={() => loss && void submit(loss)}
            >
              {t('quotes.withdraw.yes')}
            </Button>
          }
        >
          {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
          <LossFields draft={draft} onChange={setDraft} />
        </Dialog>
      ) : null}
    </>
  );
};
