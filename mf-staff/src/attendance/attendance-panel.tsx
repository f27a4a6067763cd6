import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { formatCount, formatDay, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { todayAt } from '@plenary/contracts/today-at';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { ActualField } from './actual-field.tsx';

interface Props {
  quote: Quote;
  attendance: Attendance;
}

/** People of a booking by day, with the number that came once the day has begun, and what those beyond the guaranteed ones cost (design: lifecycle L24). */
export const AttendancePanel = ({ quote, attendance: { days, extra } }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const timeZone = timeZoneOf[quote.venue.address.countryCode];
  const today = todayAt({ timeZone, now: Date.now() });
  const due = days[0]?.guaranteeDue;
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  return (
    <Panel id="attendance" title={t('attendance.panel')}>
      <DataTable caption={t('attendance.panel')} isCaptionHidden isStacked density="dense">
        <thead>
          <tr>
            <th scope="col">{t('attendance.day')}</th>
            <th scope="col" data-numeric>
              {t('attendance.expected')}
            </th>
            <th scope="col" data-numeric>
              {t('attendance.guaranteed')}
            </th>
            <th scope="col">{t('attendance.actual')}</th>
            <th scope="col" data-numeric>
              {t('attendance.billed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, expected, guaranteed, actual, billed }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, locale)}</th>
              <td data-numeric data-label={t('attendance.expected')}>
                {formatCount(expected, locale)}
              </td>
              <td data-numeric data-label={t('attendance.guaranteed')}>
                {formatCount(guaranteed, locale)}
              </td>
              <td data-label={t('attendance.actual')}>
                {day <= today ? <ActualField key={actual} dealId={quote.id} day={day} actual={actual} /> : '–'}
              </td>
              <td data-numeric data-label={t('attendance.billed')}>
                {formatCount(billed, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {due ? <p>{t('attendance.due', { at: instantAtVenue(due, { language, timeZone, style: 'medium' }) })}</p> : null}
      {extra === null ? <p>{t('attendance.byHand')}</p> : null}
      {extra && extra.includingVat > 0 ? (
        <p>
          <strong>{t('attendance.extra', { net: money(extra.excludingVat), gross: money(extra.includingVat) })}</strong>
        </p>
      ) : null}
    </Panel>
  );
};
