import { TextsOf } from '@plenary/booking-changes/texts-of';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { AgreedVersions } from './agreed-versions.tsx';
import type { DealHistory } from './api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangeList, standsAlone } from './change-list.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WithdrawChange } from './withdraw-change.tsx';

interface Props {
  quote: Quote;
  /** Of its customer; undefined: not known. */
  userId?: string | undefined;
  history: DealHistory;
}

/** Days and people of a confirmed booking: the way to change them, the change that waits, and those before. */
export const ChangesPanel = ({ quote, userId, history }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { revision, changes, deeds = [] } = history;
  const offered = changes.find(({ state }) => state === 'offered');
  const isConfirmed = quote.standing === 'current';
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
      {changes.length > 0 || deeds.some(standsAlone) ? (
        <TextsOf value="staff">
          <ChangeList quote={quote} changes={changes} deeds={deeds.filter(standsAlone)} />
        </TextsOf>
      ) : (
        <p>{t('changes.none')}</p>
      )}
      {changes.some(({ state }) => state === 'applied') ? <AgreedVersions key={revision} quote={quote} /> : null}
      {isConfirmed ? <WithdrawChange quote={quote} history={history} /> : null}
      {offered && isConfirmed ? null : (
        <p>
          <ExplainedDeed
            by={contract.changeDeal}
            refusal={isConfirmed ? undefined : t('changes.notStanding')}
            variant="secondary"
            size="small"
            onClick={() => setOpen(true)}
          >
            {t('changes.open')}
          </ExplainedDeed>
        </p>
      )}
      {isOpen ? (
        <TextsOf value="staff">
          <ChangeDialog quote={quote} userId={userId} onClose={() => setOpen(false)} onChanged={settled} />
        </TextsOf>
      ) : null}
    </Panel>
  );
};
