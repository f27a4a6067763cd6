import * as contract from '@plenary/contracts/deals.endpoints';
import type { Deal } from '@plenary/contracts/deals.schemas';
import { formatCount, formatDay, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { fetchDeal } from './api.ts';

/** Each version of a booking that was agreed on, whole, once somebody asks for them (design: lifecycle L1). */
export const AgreedVersions = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [deal, setDeal] = useState<Deal | null>(null);
  const reading = useSubmission({
    endpoints: [contract.getDeal],
    send: (dealId: string, { signal }) => fetchDeal(dealId, language, signal),
    words: { failed: t('changes.versions.failed') },
    onDone: setDeal,
  });
  if (!deal)
    return (
      <>
        {reading.failure?.text ? <FailureNotice>{reading.failure.text}</FailureNotice> : null}
        <p>
          <Button
            variant="quiet"
            size="small"
            isPending={reading.isPending}
            pendingLabel={t('newQuote.searching')}
            onClick={() => void reading.submit(quote.id)}
          >
            {t('changes.versions.show')}
          </Button>
        </p>
      </>
    );
  return deal.versions.map((version) => (
    <Version key={version.version} version={version} timeZone={timeZoneOf[quote.venue.address.countryCode]} />
  ));
};

interface VersionProps {
  version: Deal['versions'][number];
  /** Of the venue. */
  timeZone: string;
}

const Version = ({ version: { version, from, items, totalExcludingVatPrice, totalIncludingVatPrice }, timeZone }: VersionProps) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const price = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const at = instantAtVenue(from, { language, timeZone, style: 'medium' });
  const totals = [
    [t('quotes.excludingVat'), totalExcludingVatPrice],
    [t('quotes.includingVat'), totalIncludingVatPrice],
  ] as const;
  return (
    <DataTable caption={t('changes.versions.one', { version, at })} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('quotes.line')}</th>
          <th scope="col">{t('quotes.date')}</th>
          <th scope="col" data-numeric>
            {t('quotes.quantity')}
          </th>
          <th scope="col" data-numeric>
            {t('quotes.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ code, description, date, quantity, unitPrice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change, and two may be alike.
          <tr key={`${code} ${index}`}>
            <th scope="row">{description}</th>
            <td data-label={t('quotes.date')}>{formatDay(date, locale)}</td>
            <td data-numeric data-label={t('quotes.quantity')}>
              {formatCount(quantity, locale)}
            </td>
            <td data-numeric data-label={t('quotes.amount')}>
              {price(quantity * unitPrice)}
            </td>
          </tr>
        ))}
        {totals.map(([words, cents]) => (
          <tr key={words}>
            <th scope="row" colSpan={3}>
              {words}
            </th>
            <td data-numeric>{price(cents)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
