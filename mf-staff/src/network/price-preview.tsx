import { formatDay, formatPrice } from '@plenary/contracts/format';
import { previewNetworkPrices } from '@plenary/contracts/network-prices.endpoints';
import type { PricedSearch } from '@plenary/contracts/network-prices.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { previewPrices } from './api.ts';
import styles from './network.module.css';
import { typedFaults, type VersionForm, versionsOf } from './prices-form.ts';

/** What three searches would cost with the price lists as they are typed, before anything is saved. */
export const PricePreview = ({ venueId, forms }: { venueId: string; forms: readonly VersionForm[] }) => {
  const { t } = useTranslation('staff');
  const asking = useSubmission({
    endpoints: [previewNetworkPrices],
    send: (typed: readonly VersionForm[]) => previewPrices(venueId, versionsOf(typed)),
    check: typedFaults,
    fields: ['versions'],
    words: { 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
  });
  return (
    <Panel id="preview" title={t('network.prices.preview')}>
      <p className={styles.soft}>{t('network.prices.previewHint')}</p>
      {asking.failure ? (
        <FailureNotice>{Object.keys(asking.errors).length > 0 ? t('network.prices.wrong') : asking.failure.text}</FailureNotice>
      ) : null}
      <ul className={styles.rooms} aria-live="polite">
        {asking.done?.answer.map((search) => (
          <li key={`${search.pax} ${search.duration} ${search.subroomPax}`} className={styles.room}>
            <SearchWords search={search} />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="secondary"
        isPending={asking.isPending}
        pendingLabel={t('planning.saving')}
        onClick={() => asking.submit(forms)}
      >
        {t('network.prices.calculate')}
      </Button>
    </Panel>
  );
};

const SearchWords = ({ search }: { search: PricedSearch }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { date, pax, configuration, duration, subroomPax, version, price, reason } = search;
  const words = [
    t('network.prices.people', { count: pax }),
    t(`fields.${configuration}`),
    t(`network.prices.durations.${duration === 'AM, PM' ? 'day' : duration}`),
    subroomPax === null ? null : t('network.prices.subroom', { count: subroomPax }),
  ];
  return (
    <>
      <div>
        <p className={styles.roomName}>{words.filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          {formatDay(date, locale)}
          {version ? ` · ${t('network.prices.since', { day: formatDay(version, locale) })}` : null}
        </p>
      </div>
      <p className={styles.amount}>
        {price ? (
          <>
            <strong>{formatPrice(price.amount, locale)}</strong>
            <span className={styles.city}>{t('network.prices.perPerson', { price: formatPrice(price.perPersonAndDay, locale) })}</span>
          </>
        ) : (
          <>
            {t('network.prices.none')}
            {reason ? <span className={styles.city}>{t(`network.prices.reasons.${reason}`)}</span> : null}
          </>
        )}
      </p>
    </>
  );
};
