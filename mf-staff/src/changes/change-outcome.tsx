import { ChangeTable } from '@plenary/booking-changes/change-table';
import { Hindered } from '@plenary/booking-changes/hindered';
import { Outcome } from '@plenary/booking-changes/outcome';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatPercent } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { FeeRows } from '../cancellation/fee-rows.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';

interface Props {
  /** Of the venue. */
  countryCode: CountryCode;
  preview: ChangePreview;
  /** Other days are taken instead; absent: they cannot be. */
  onTake?: ((days: readonly string[]) => void) | undefined;
}

/** What a change does to a booking and what it needs; or why it cannot be made, and what would do instead. */
export const ChangeOutcome = ({ countryCode, preview, onTake }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { before, after, ledger, level, fee, leastFeePercent, freePostponement, offeredUntil, obstacle } = preview;
  const { discountPercent, discountLimit } = preview;
  if (!after || !level)
    return (
      <Outcome preview={preview}>
        {obstacle ? (
          <Hindered title={t(`changes.obstacles.${obstacle}`)} preview={preview} onTake={onTake} />
        ) : (
          <FailureNotice>{t('surveys.failures.failed')}</FailureNotice>
        )}
      </Outcome>
    );
  const until = offeredUntil && instantAtVenue(offeredUntil, { language, timeZone: timeZoneOf[countryCode], style: 'medium' });
  return (
    <Outcome preview={preview}>
      <ChangeTable {...{ before, after, ledger, fee }} density="dense" />
      {fee ? <FeeRows fee={fee} base={t('changes.feeBase')} /> : null}
      <p>{t(`changes.levels.${level}`, { until })}</p>
      {discountLimit === undefined ? null : (
        <FailureNotice>
          {t('changes.lines.overLimit', {
            discount: formatPercent(discountPercent ?? discountLimit, locale),
            percent: formatPercent(discountLimit, locale),
          })}
        </FailureNotice>
      )}
      {freePostponement ? <p>{t(`changes.postponement.${freePostponement}`)}</p> : null}
      {leastFeePercent ? <p>{t('changes.leastFee', { percent: formatPercent(leastFeePercent, locale) })}</p> : null}
    </Outcome>
  );
};
