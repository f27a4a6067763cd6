import * as contract from '@plenary/contracts/proposal-approvals.endpoints';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { DecisionForm } from '../approvals/decision-form.tsx';
import { type Decision, decideProposal } from './approvals-api.ts';

/** Sends a proposal that waits, refuses it with a reason, or takes it back: whatever its reader may do. */
export const DecideProposal = ({ proposal }: { proposal: WholeProposal }) => {
  const { proposalId, revision, priced } = proposal;
  const { t } = useTranslation('staff');
  const { language, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const { submit, pending, failure } = useSubmission({
    endpoints: [contract.approveProposal, contract.refuseProposal, contract.withdrawProposal],
    send: (decision: Decision, { idempotencyKey }) => decideProposal(decision, language, idempotencyKey),
    words: {
      'stale-version': t('approvals.failures.decided'),
      conflict: t('approvals.failures.decided'),
      forbidden: t('approvals.proposal.forbidden'),
      'price-changed': t('newQuote.failures.price'),
      'event-over': t('proposals.failures.near'),
      'no-longer-available': t('proposals.failures.taken'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async (_, { content }) => {
      notify({ text: t(`approvals.proposal.done.${content.verb}`) });
      await revalidate();
    },
    onFailure: async ({ code }) => {
      if (code === 'stale-version' || code === 'conflict' || code === 'price-changed') await revalidate();
    },
  });
  const seen = { proposalId, revision };
  const totalExcludingVatPrice = priced?.demand.totalExcludingVatPrice ?? 0;
  return (
    <DecisionForm
      approval={proposal}
      kind="proposal"
      canApprove={priced !== null}
      pending={pending?.verb ?? null}
      failure={failure?.text ?? null}
      onApprove={() => void submit({ ...seen, verb: 'approve', totalExcludingVatPrice })}
      onRefuse={(reason) => void submit({ ...seen, verb: 'refuse', reason })}
      onWithdraw={() => void submit({ ...seen, verb: 'withdraw' })}
    />
  );
};
