import { changedLines, changedLunch } from '@plenary/contracts/changed-lines';
import type { ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import { formatCount, formatPrice, formatRuns } from '@plenary/contracts/format';
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
  const read = ({ days }: ChangeSide) =>
    t('changes.side', {
      days: formatRuns(
        days.map(({ date }) => date),
        locale,
        'medium',
      ),
      people: formatCount(Math.max(...days.map(({ plenary }) => Number(plenary.pax))), locale),
    });
  const linesOf = (before: ChangeSide, after: ChangeSide) => {
    const lunch = changedLunch(before.days, after.days);
    return [...(lunch ? [{ label: t('changes.lunch'), ...lunch }] : []), ...changedLines(before, after)];
  };
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
            <td data-label={t('changes.what')}>
              {[
                t('changes.pair', { before: read(before), after: read(after) }),
                ...linesOf(before, after).map(({ label, was, is }) => t('changes.line', { label, before: was, after: is })),
              ].join(', ')}
            </td>
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
