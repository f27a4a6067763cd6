import { formatDay, formatPercent } from '@plenary/contracts/format';
import type { ProposalPreview } from '@plenary/contracts/proposals.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { reasonWords } from '../desk/reason-words.ts';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { QuoteTotals } from '../quotes/quote-totals.tsx';
import { RoomsFact } from '../quotes/rooms-fact.tsx';
import styles from '../written-lines/written-lines.module.css';
import { DearerLines } from './dearer-lines.tsx';

interface Props {
  preview: ProposalPreview;
  isPending: boolean;
  onSend: () => void;
  onSubmit: () => void;
}

/** What a proposal comes to, until when it would be valid, and the way to send it, or to somebody's approval over the reader's limit. */
export const PricedProposal = ({ preview, isPending, onSend, onSubmit }: Props) => {
  const { priced, listed, validUntil, discountLimit, discountPercent, refusal, lacksEvening } = preview;
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const timeZone = timeZoneOf[priced.venue.address.countryCode];
  return (
    <div className={styles.priced}>
      <RoomsFact of={priced} />
      <QuoteLines quote={priced} listed={listed} />
      <DearerLines priced={priced} listed={listed} />
      <QuoteTotals quote={priced} />
      <p>{t('quotes.validUntil', { at: dayAtVenue(validUntil, { language, timeZone }) })}</p>
      {refusal ? <Refusal reason={refusal} /> : null}
      {lacksEvening ? (
        <Callout tone="warning">{t('proposals.lacksEvening', { day: formatDay(lacksEvening, locale, 'weekday') })}</Callout>
      ) : null}
      {discountLimit === undefined ? (
        <p>
          <Button isPending={isPending} pendingLabel={t('planning.saving')} onClick={onSend}>
            {t('proposals.send')}
          </Button>
        </p>
      ) : (
        <>
          <p role="status">
            {t('proposals.overLimit', {
              discount: formatPercent(discountPercent ?? discountLimit, locale),
              percent: formatPercent(discountLimit, locale),
            })}
          </p>
          <p>
            <Button isPending={isPending} pendingLabel={t('planning.saving')} onClick={onSubmit}>
              {t('proposals.submit')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
};

/** Why its customer could not hold its rooms: nothing can be signed that cannot be held (design: lifecycle L13). */
const Refusal = ({ reason }: { reason: NonNullable<ProposalPreview['refusal']> }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return <Callout tone="warning">{t('proposals.refused', { reason: reasonWords(reason, { t, locale }) })}</Callout>;
};
