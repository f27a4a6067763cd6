import { tellChange } from '@plenary/booking-changes/tell-change';
import { useTexts } from '@plenary/booking-changes/texts-of';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import { formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

/** Changes of a deal with what they replaced by what, and how its customer agreed. */
export const ChangeList = ({ quote, changes }: { quote: Quote; changes: readonly DealChange[] }) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const timeZone = timeZoneOf[quote.venue.address.countryCode];
  const words = useTexts();
  return (
    <DataTable caption={t('changes.list')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('changes.when')}</th>
          <th scope="col">{t('changes.what')}</th>
          <th scope="col">{t('changes.state')}</th>
          <th scope="col" data-numeric>
            {t('changes.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ changeId, createdAt, before, after, state, consent, difference, onBehalf, fromSurvey }) => (
          <tr key={changeId}>
            <th scope="row">
              {instantAtVenue(createdAt, { language, timeZone, style: 'medium' })}{' '}
              {t(fromSurvey ? 'changes.fromSurvey' : onBehalf ? 'changes.byStaff' : 'changes.byCustomer')}
            </th>
            <td data-label={t('changes.what')}>{tellChange({ before, after }, words, language)}</td>
            <td data-label={t('changes.state')}>
              {t(`changes.states.${state}`)}
              {consent?.note ? `, ${consent.note}` : null}
            </td>
            <td data-numeric data-label={t('changes.difference')}>
              {formatPrice(difference.includingVat, locale, { decimals: true })}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
