import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatList, formatPercent, formatSpan } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { FeeRows } from '../cancellation/fee-rows.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { ChangeRows } from './change-rows.tsx';
import styles from './changes.module.css';

interface Props {
  quote: Quote;
  preview: ChangePreview;
  /** Other days are taken instead. */
  onTake: (days: readonly string[]) => void;
}

/** What a change does to a booking and what it needs; or why it cannot be made, and what would do instead. */
export const ChangeOutcome = ({ quote, preview, onTake }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { before, after, level, fee, leastFeePercent, offeredUntil, obstacle, alternatives } = preview;
  if (!after || !level)
    return (
      <>
        <FailureNotice>{obstacle ? t(`changes.obstacles.${obstacle}`) : t('surveys.failures.failed')}</FailureNotice>
        {obstacle === 'too-many' && alternatives.rooms.length > 0 ? (
          <p>
            {t('changes.rooms', {
              rooms: formatList(
                alternatives.rooms.map(({ roomName, people }) => t('changes.room', { name: roomName, people })),
                locale,
              ),
            })}
          </p>
        ) : null}
        {alternatives.days.length > 0 ? (
          <>
            <p>{t('changes.instead')}</p>
            <p className={styles.instead}>
              {alternatives.days.map((days) => (
                <Button key={days.join()} variant="secondary" size="small" onClick={() => onTake(days)}>
                  {formatSpan(days, locale, 'medium')}
                </Button>
              ))}
            </p>
          </>
        ) : null}
      </>
    );
  const until =
    offeredUntil && instantAtVenue(offeredUntil, { language, timeZone: timeZoneOf[quote.venue.address.countryCode], style: 'medium' });
  return (
    <>
      <ChangeRows before={before} after={after} />
      {fee ? <FeeRows fee={fee} base={t('changes.feeBase')} /> : null}
      <p>{t(`changes.levels.${level}`, { until })}</p>
      {leastFeePercent ? <p>{t('changes.leastFee', { percent: formatPercent(leastFeePercent, locale) })}</p> : null}
    </>
  );
};
