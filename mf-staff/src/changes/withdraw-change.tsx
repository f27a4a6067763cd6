import * as contract from '@plenary/contracts/changes.endpoints';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { type DealHistory, withdrawChange } from './api.ts';

interface Props {
  quote: Quote;
  history: DealHistory;
}

/** Withdraws the change that waits for its customer, once it is said what they read; refused, it says who did what meanwhile (design: lifecycle L3, L7). */
export const WithdrawChange = ({ quote, history }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const offered = history.changes.find(({ state }) => state === 'offered');
  const form = useSubmission({
    send: (change: DealChange, { idempotencyKey }) => withdrawChange(change, history.revision, idempotencyKey),
    endpoints: [contract.withdrawChange],
    words: { conflict: t('changes.over'), 'stale-version': t('changes.stale'), failed: t('surveys.failures.failed') },
    onDone: () => {
      setOpen(false);
      notify({ text: t('changes.withdrawal.done') });
      return revalidate();
    },
    onFailure: ({ code }, change) => {
      setOpen(false);
      setRefused(code === 'conflict' || code === 'stale-version' ? change.changeId : null);
      return revalidate();
    },
  });
  const [refused, setRefused] = useState<string | null>(null);
  const known = history.changes.find(({ changeId }) => changeId === refused);
  return (
    <>
      {form.failure?.text ? (
        <FailureNotice>
          {known && form.failure.code === 'conflict' ? t(`changes.withdrawal.ended.${known.state}`) : form.failure.text}{' '}
          {known ? <Meanwhile quote={quote} change={known} history={history} /> : null}
        </FailureNotice>
      ) : null}
      {offered ? (
        <p>
          <ExplainedDeed by={contract.withdrawChange} variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('changes.withdraw')}
          </ExplainedDeed>
        </p>
      ) : null}
      {offered && isOpen ? (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={() => setOpen(false)}
          title={t('changes.withdrawal.title')}
          description={t(offered.level === 'signature' ? 'changes.withdrawal.signature' : 'changes.withdrawal.consent')}
          closeLabel={t('close')}
          footer={
            <>
              <Button
                variant="danger"
                isPending={form.isPending}
                pendingLabel={t('planning.saving')}
                onClick={() => void form.submit(offered)}
              >
                {t('changes.withdraw')}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {t('changes.withdrawal.keep')}
              </Button>
            </>
          }
        />
      ) : null}
    </>
  );
};

/** The last thing that somebody did with the booking, and where it is read. */
const Meanwhile = ({ quote, change, history: { deeds = [] } }: Props & { change: DealChange }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [last] = deeds;
  const timeZone = timeZoneOf[quote.venue.address.countryCode];
  return (
    <>
      {last && change.state !== 'expired'
        ? t('changes.withdrawal.last', {
            deed: t(`trail.actions.${last.action}`),
            name: last.by,
            at: instantAtVenue(last.at, { language, timeZone, style: 'medium' }),
          })
        : null}{' '}
      {change.amendmentId ? <DeskLink to={paths.quote(change.amendmentId)}>{t('changes.withdrawal.see')}</DeskLink> : null}
    </>
  );
};
