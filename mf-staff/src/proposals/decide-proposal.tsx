import { formatPercent } from '@plenary/contracts/format';
import * as contract from '@plenary/contracts/proposal-approvals.endpoints';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { maxRefusalLength } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import styles from '../written-lines/written-lines.module.css';
import { type Decision, decideProposal } from './approvals-api.ts';

/** Who may decide on a proposal that is over the reader's limit; administrators are led to where limits are raised. */
const OverOwnLimit = ({ ownLimit }: Pick<WholeProposal, 'ownLimit'>) => {
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  return (
    <>
      <p>{t('approvals.overOwnLimit', { percent: formatPercent(ownLimit, locale) })}</p>
      {session?.role === 'admin' ? (
        <p>
          {t('approvals.raiseLimit')} <DeskLink to={paths.discountLimits}>{t('desk.discountLimits')}</DeskLink>
        </p>
      ) : null}
    </>
  );
};

/** Sends a proposal that waits, refuses it with a reason, or takes it back: whatever its reader may do. */
export const DecideProposal = ({ proposal }: { proposal: WholeProposal }) => {
  const { proposalId, revision, author, mayDecide, ownLimit, priced } = proposal;
  const { t } = useTranslation('staff');
  const { language, notify, session } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, pending, failure } = useSubmission({
    endpoints: [contract.approveProposal, contract.refuseProposal, contract.withdrawProposal],
    send: (decision: Decision, { idempotencyKey }) => decideProposal(decision, language, idempotencyKey),
    words: {
      'stale-version': t('approvals.failures.decided'),
      conflict: t('approvals.failures.decided'),
      forbidden: t('approvals.failures.forbidden'),
      'price-changed': t('newQuote.failures.price'),
      'event-over': t('proposals.failures.near'),
      'no-longer-available': t('proposals.failures.taken'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async (_, { content }) => {
      setRefusing(false);
      notify({ text: t(`approvals.done.${content.verb}`) });
      await revalidate();
    },
    onFailure: async ({ code }) => {
      setRefusing(false);
      if (code === 'stale-version' || code === 'conflict' || code === 'price-changed') await revalidate();
    },
  });
  const seen = { proposalId, revision };
  const isOwn = author.userId === session?.id;
  if (isOwn)
    return (
      <>
        <p>{t('approvals.own')}</p>
        {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
        <p>
          <Button
            variant="secondary"
            isPending={pending?.verb === 'withdraw'}
            pendingLabel={t('planning.saving')}
            onClick={() => void submit({ ...seen, verb: 'withdraw' })}
          >
            {t('approvals.withdraw')}
          </Button>
        </p>
      </>
    );
  if (!mayDecide) return <OverOwnLimit ownLimit={ownLimit} />;
  return (
    <>
      {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <div className={styles.actions}>
        {priced ? (
          <Button
            isPending={pending?.verb === 'approve'}
            pendingLabel={t('planning.saving')}
            onClick={() => void submit({ ...seen, verb: 'approve', totalExcludingVatPrice: priced.demand.totalExcludingVatPrice })}
          >
            {t('approvals.approve')}
          </Button>
        ) : null}
        <Button variant="danger" onClick={() => setRefusing(true)}>
          {t('approvals.refuse')}
        </Button>
      </div>
      {isRefusing ? (
        <Dialog
          isOpen
          onClose={() => setRefusing(false)}
          title={t('approvals.refuseTitle')}
          closeLabel={t('close')}
          footer={
            <Button
              variant="danger"
              disabled={reason.trim() === ''}
              isPending={pending?.verb === 'refuse'}
              pendingLabel={t('planning.saving')}
              onClick={() => void submit({ ...seen, verb: 'refuse', reason: reason.trim() })}
            >
              {t('approvals.refuse')}
            </Button>
          }
        >
          <TextField label={t('approvals.reason')} maxLength={maxRefusalLength} value={reason} onChange={setReason} />
        </Dialog>
      ) : null}
    </>
  );
};
