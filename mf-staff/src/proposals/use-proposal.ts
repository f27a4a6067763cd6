import { sendProposal as endpoint, previewProposal as previewed } from '@plenary/contracts/proposals.endpoints';
import type { ProposalPreview } from '@plenary/contracts/proposals.schemas';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { previewProposal, sendProposal } from './api.ts';
import { faultsOf, type LineDraft, linesOf } from './line-draft.ts';

interface Drafted {
  lines: readonly LineDraft[];
  validDays: string;
}

/** Prices what is written, and sends what was priced: a change takes the price away. */
export const useProposal = ({ userId, demandId }: { userId: string; demandId: string }) => {
  const { t } = useTranslation('staff');
  const { language, notify } = usePlatform();
  const navigate = useNavigate();
  const [priced, setPriced] = useState<{ drafted: Drafted; preview: ProposalPreview } | null>(null);
  const bodyOf = ({ lines, validDays }: Drafted) => ({ demandId, lines: linesOf(lines), validDays: Number(validDays) });
  const words = {
    'event-over': t('proposals.failures.near'),
    conflict: t('proposals.failures.listed'),
    forbidden: t('proposals.failures.overLimit'),
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
  const sending = useSubmission({
    endpoints: [endpoint],
    send: ({ drafted, preview }: NonNullable<typeof priced>, { idempotencyKey }) =>
      sendProposal(userId, { ...bodyOf(drafted), totalExcludingVatPrice: preview.priced.totalExcludingVatPrice }, idempotencyKey),
    words,
    onDone: ({ quoteId }) => {
      notify({ text: t('proposals.sent') });
      return navigate(paths.quote(quoteId));
    },
    onFailure: ({ code }) => (code === 'price-changed' ? setPriced(null) : undefined),
  });
  return {
    pricing,
    sending,
    preview: priced?.preview ?? null,
    send: () => (priced ? void sending.submit(priced) : undefined),
    drop: () => {
      setPriced(null);
      pricing.forget();
    },
  };
};
