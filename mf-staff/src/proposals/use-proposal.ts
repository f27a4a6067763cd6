import { submitProposal as submitted } from '@plenary/contracts/proposal-approvals.endpoints';
import { sendProposal as endpoint, previewProposal as previewed } from '@plenary/contracts/proposals.endpoints';
import type { ProposalPreview } from '@plenary/contracts/proposals.schemas';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { faultsOf, type LineDraft, linesOf } from '../written-lines/line-draft.ts';
import { previewProposal, sendProposal } from './api.ts';
import { submitProposal } from './approvals-api.ts';

interface Drafted {
  lines: readonly LineDraft[];
  validDays: string;
  holds: boolean;
}

interface About {
  userId: string;
  demandId: string;
  /** The quote whose next version it is; undefined: a quote of its own. */
  replaces?: { quoteId: string; revision: number } | undefined;
  /** The quote whose variant it is; undefined: none. */
  variantOf?: string | undefined;
}

/** Prices what is written, and sends or submits for approval what was priced: a change takes the price away. */
export const useProposal = ({ userId, demandId, replaces, variantOf }: About) => {
  const { t } = useTranslation('staff');
  const { language, notify } = usePlatform();
  const navigate = useNavigate();
  const [priced, setPriced] = useState<{ drafted: Drafted; preview: ProposalPreview } | null>(null);
  const bodyOf = ({ lines, validDays, holds }: Drafted) => ({
    ...{ demandId, lines: linesOf(lines), validDays: Number(validDays), holds },
    ...(replaces && { replaces }),
    ...(variantOf && { variantOf }),
  });
  const words = {
    'event-over': t('proposals.failures.near'),
    conflict: t('proposals.failures.withinLimit'),
    forbidden: t('proposals.failures.overLimit'),
    'no-longer-available': t('proposals.failures.taken'),
    superseded: t('proposals.failures.superseded'),
    'stale-version': t('proposals.failures.superseded'),
    'already-signed': t('proposals.failures.signed'),
    'price-changed': t('newQuote.failures.price'),
    failed: t('newQuote.failures.failed'),
  };
  const pricing = useSubmission({
    endpoints: [previewed],
    check: ({ lines }: Drafted) => faultsOf(lines),
    send: (drafted: Drafted, { signal }) => previewProposal(userId, bodyOf(drafted), language, signal),
    fields: ['lines'],
    words,
    onDone: (preview, { content }) => setPriced({ drafted: content, preview }),
  });
  type Priced = NonNullable<typeof priced>;
  const shown = ({ drafted, preview }: Priced) => ({
    ...bodyOf(drafted),
    totalExcludingVatPrice: preview.priced.totalExcludingVatPrice,
  });
  // After these the limit or the price is another one: it is shown again first.
  const dropOutdated = ({ code }: { code?: string | undefined }) =>
    code === 'price-changed' || code === 'forbidden' || code === 'conflict' ? setPriced(null) : undefined;
  const sending = useSubmission({
    endpoints: [endpoint],
    send: (content: Priced, { idempotencyKey }) => sendProposal(userId, shown(content), idempotencyKey),
    words,
    onDone: ({ quoteId }) => {
      notify({ text: t('proposals.sent') });
      return navigate(paths.quote(quoteId));
    },
    // What is in the way of its rooms is told with its price.
    onFailure: ({ code }) => (code === 'no-longer-available' && priced ? void pricing.submit(priced.drafted) : dropOutdated({ code })),
  });
  const submitting = useSubmission({
    endpoints: [submitted],
    send: (content: Priced, { idempotencyKey }) => submitProposal(userId, shown(content), idempotencyKey),
    words,
    onDone: ({ proposalId }) => {
      notify({ text: t('proposals.submitted') });
      return navigate(paths.proposal(proposalId));
    },
    onFailure: dropOutdated,
  });
  return {
    pricing,
    sending,
    submitting,
    preview: priced?.preview ?? null,
    send: () => (priced ? void sending.submit(priced) : undefined),
    submit: () => (priced ? void submitting.submit(priced) : undefined),
    drop: () => {
      setPriced(null);
      pricing.forget();
    },
  };
};
