import * as contract from '@plenary/contracts/change-approvals.endpoints';
import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { DecisionForm } from '../approvals/decision-form.tsx';
import { type ChangeDecision, decideChange } from '../changes/approvals-api.ts';

/** Refusals after which the change or its booking is another one than was shown. */
const outdated: readonly string[] = ['stale-version', 'conflict', 'price-changed', 'no-longer-available', 'invalid-request', 'change-open'];

/** Makes a change that waits, refuses it with a reason, or takes it back: whatever its reader may do. */
export const DecideChange = ({ change }: { change: WholeWaitingChange }) => {
  const { dealId, approvalId, revision, preview } = change;
  const { t } = useTranslation('staff');
  const { language, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const { submit, pending, failure } = useSubmission({
    endpoints: [contract.approveChange, contract.refuseChange, contract.takeBackChange],
    send: (decision: ChangeDecision, { idempotencyKey }) => decideChange(decision, language, idempotencyKey),
    words: {
      'stale-version': t('approvals.failures.decided'),
      conflict: t('approvals.failures.decided'),
      forbidden: t('approvals.change.forbidden'),
      'price-changed': t('changes.changed'),
      'event-over': t('changes.begun'),
      'no-longer-available': t('changes.gone'),
      'invalid-request': t('changes.changed'),
      'change-open': t('changes.obstacles.change-open'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async (_, { content }) => {
      notify({ text: t(`approvals.change.done.${content.verb}`) });
      await revalidate();
    },
    onFailure: async ({ code }) => {
      if (outdated.includes(code)) await revalidate();
    },
  });
  const seen = { dealId, approvalId, revision };
  const previewHash = preview?.previewHash ?? '';
  return (
    <DecisionForm
      approval={change}
      kind="change"
      canApprove={Boolean(preview?.after)}
      pending={pending?.verb ?? null}
      failure={failure?.text ?? null}
      onApprove={() => void submit({ ...seen, verb: 'approve', previewHash })}
      onRefuse={(reason) => void submit({ ...seen, verb: 'refuse', reason })}
      onWithdraw={() => void submit({ ...seen, verb: 'withdraw' })}
    />
  );
};
