import { tellChange } from '@plenary/booking-changes/tell-change';
import { useTexts } from '@plenary/booking-changes/texts-of';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import { formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from '../quote-task/quote-task.module.css';
import type { DealHistory } from './changes-api.ts';

interface Props {
  quote: Quote;
  history: DealHistory;
}

/** What became of a booking, the newest first: its changes, by which document and at what cost, its cancellation and its return. */
export const ChangeHistory = ({ quote, history: { changes, cancellation } }: Props) => {
  const { t } = useTranslation('booking');
  const steps = [
    ...changes.map((change) => ({ at: change.createdAt, change })),
    ...(cancellation ? [{ at: cancellation.cancelledAt, what: t('change.history.cancelled') }] : []),
    ...(cancellation?.reinstatedAt ? [{ at: cancellation.reinstatedAt, what: t('change.history.reinstated') }] : []),
  ].sort((one, other) => other.at.localeCompare(one.at));
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
          {steps.map((step) =>
            'change' in step ? (
              <ChangeRow key={step.at} quote={quote} change={step.change} cancelledAt={cancellation?.cancelledAt} />
            ) : (
              <tr key={step.at}>
                <When quote={quote} at={step.at} />
                <td data-label={t('change.history.what')}>{step.what}</td>
                <td data-label={t('change.history.state')}>{t('change.state.applied')}</td>
                <td data-numeric data-label={t('change.history.price')}>
                  –
                </td>
              </tr>
            ),
          )}
        </tbody>
      </DataTable>
    </section>
  );
};

const When = ({ quote, at }: { quote: Quote; at: string }) => {
  const { language } = usePlatform();
  return <th scope="row">{instantAtVenue(at, { language, timeZone: timeZoneOf[quote.venue.address.countryCode], style: 'medium' })}</th>;
};

const ChangeRow = ({ quote, change, cancelledAt }: { quote: Quote; change: DealChange; cancelledAt: string | undefined }) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const told = tellChange(change, useTexts(), language);
  // A change that waited ends with its booking.
  const isOver = change.state === 'withdrawn' && change.endedAt === cancelledAt;
  return (
    <tr>
      <When quote={quote} at={change.createdAt} />
      <td data-label={t('change.history.what')}>{change.fromSurvey ? `${t('change.history.fromSurvey')}, ${told}` : told}</td>
      <td data-label={t('change.history.state')}>
        {isOver ? t('change.history.over') : t(`change.state.${change.state}`)}{' '}
        {change.amendmentId && change.state === 'applied' ? (
          <Link to={paths.signature(change.amendmentId)}>{t('change.history.document')}</Link>
        ) : null}
      </td>
      <td data-numeric data-label={t('change.history.price')}>
        {formatPrice(change.difference.includingVat, locale, { decimals: true })}
      </td>
    </tr>
  );
};
