import { TextsOf } from '@plenary/booking-changes/texts-of';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { AgreedVersions } from './agreed-versions.tsx';
import { type DealHistory, withdrawChange } from './api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';

interface Props {
  quote: Quote;
  /** Of its customer; undefined: not known. */
  userId?: string | undefined;
  history: DealHistory;
}

/** Days and people of a confirmed booking: the way to change them, the change that waits, and those before. */
export const ChangesPanel = ({ quote, userId, history: { revision, changes } }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const offered = changes.find(({ state }) => state === 'offered');
  const isConfirmed = quote.standing === 'current';
  const form = useSubmission({
    send: (change: DealChange, { idempotencyKey }) => withdrawChange(change, revision, idempotencyKey),
    endpoints: [contract.withdrawChange],
    words: { conflict: t('changes.over'), 'stale-version': t('changes.stale'), failed: t('surveys.failures.failed') },
    onDone: () => revalidate(),
    onFailure: ({ code }) => (code === 'conflict' || code === 'stale-version' ? revalidate() : undefined),
  });
  const settled = () => {
    setOpen(false);
    void revalidate();
  };
  const until = (instant: string) =>
    instantAtVenue(instant, { language, timeZone: timeZoneOf[quote.venue.address.countryCode], style: 'medium' });
  return (
    <Panel id="changes" title={t('changes.panel')}>
      {offered?.offeredUntil ? (
        <p>
          {t(offered.level === 'signature' ? 'changes.waitsSignature' : 'changes.waitsConsent', { until: until(offered.offeredUntil) })}
        </p>
      ) : null}
      {isConfirmed ? <WaitingApprovals key={`approvals ${revision}`} dealId={quote.id} /> : null}
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {changes.length > 0 ? (
        <TextsOf value="staff">
          <ChangeList quote={quote} changes={changes} />
        </TextsOf>
      ) : (
        <p>{t('changes.none')}</p>
      )}
      {changes.some(({ state }) => state === 'applied') ? <AgreedVersions key={revision} quote={quote} /> : null}
      <p>
        {offered && isConfirmed ? (
          <ExplainedDeed
            by={contract.withdrawChange}
            variant="secondary"
            size="small"
            isPending={form.isPending}
            pendingLabel={t('planning.saving')}
            onClick={() => void form.submit(offered)}
          >
            {t('changes.withdraw')}
          </ExplainedDeed>
        ) : (
          <ExplainedDeed
            by={contract.changeDeal}
            refusal={isConfirmed ? undefined : t('changes.notStanding')}
            variant="secondary"
            size="small"
            onClick={() => setOpen(true)}
          >
            {t('changes.open')}
          </ExplainedDeed>
        )}
      </p>
      {isOpen ? (
        <TextsOf value="staff">
          <ChangeDialog quote={quote} userId={userId} onClose={() => setOpen(false)} onChanged={settled} />
        </TextsOf>
      ) : null}
    </Panel>
  );
};
