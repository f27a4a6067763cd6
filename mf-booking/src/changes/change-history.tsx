import type { ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import { formatCount, formatPrice, formatSpan } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './change-page.module.css';

interface Props {
  quote: Quote;
  changes: readonly DealChange[];
}

/** What was changed of a booking, by which document, and what it cost. */
export const ChangeHistory = ({ quote, changes }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const timeZone = timeZoneOf[quote.venue.address.countryCode];
  const span = ({ days }: ChangeSide) =>
    formatSpan(
      days.map(({ date }) => date),
      locale,
      'medium',
    );
  const people = ({ days }: ChangeSide) => formatCount(Math.max(...days.map(({ plenary }) => Number(plenary.pax))), locale);
  const pairOf = (read: (side: ChangeSide) => string, { before, after }: DealChange) => ({ before: read(before), after: read(after) });
  return (
    <section className={styles.body} aria-labelledby="changes">
      <h2 id="changes">{t('change.history.title')}</h2>
      <DataTable caption={t('change.history.caption')} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{t('change.history.when')}</th>
            <th scope="col">{t('change.history.what')}</th>
            <th scope="col">{t('change.history.state')}</th>
            <th scope="col" data-numeric>
              {t('change.history.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const [days, pax] = [pairOf(span, change), pairOf(people, change)];
            return (
              <tr key={change.changeId}>
                <th scope="row">{instantAtVenue(change.createdAt, { language, timeZone, style: 'medium' })}</th>
                <td data-label={t('change.history.what')}>
                  {days.before === days.after ? null : t('change.history.days', days)}
                  {days.before !== days.after && pax.before !== pax.after ? ', ' : null}
                  {pax.before === pax.after ? null : t('change.history.people', pax)}
                </td>
                <td data-label={t('change.history.state')}>
                  {t(`change.state.${change.state}`)}{' '}
                  {change.amendmentId && change.state === 'applied' ? (
                    <Link to={paths.signature(change.amendmentId)}>{t('change.history.document')}</Link>
                  ) : null}
                </td>
                <td data-numeric data-label={t('change.history.price')}>
                  {formatPrice(change.difference.includingVat, locale, { decimals: true })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
};
