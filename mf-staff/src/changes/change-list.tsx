import { tellChange } from '@plenary/booking-changes/tell-change';
import { useTexts } from '@plenary/booking-changes/texts-of';
import type { DealChange, DealDeed } from '@plenary/contracts/changes.schemas';
import { formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

/** Whether no change of the list tells of it. */
export const standsAlone = ({ action }: DealDeed): boolean =>
  action === 'booking-moved' || action === 'booking-cancelled' || action === 'booking-reinstated';

interface Props {
  quote: Quote;
  changes: readonly DealChange[];
  /** What else was done with the booking. */
  deeds: readonly DealDeed[];
}

/** Changes of a deal with what they replaced by what, and how its customer agreed; and who did what else with its booking, the newest first. */
export const ChangeList = ({ quote, changes, deeds }: Props) => {
  const { t } = useTranslation('staff');
  const steps = [...changes.map((change) => ({ at: change.createdAt, change })), ...deeds.map((deed) => ({ at: deed.at, deed }))].sort(
    (one, other) => other.at.localeCompare(one.at),
  );
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
        {steps.map((step) =>
          'change' in step ? (
            <ChangeRow key={step.change.changeId} quote={quote} change={step.change} />
          ) : (
            <DeedRow key={`${step.at} ${step.deed.action}`} quote={quote} deed={step.deed} />
          ),
        )}
      </tbody>
    </DataTable>
  );
};

const useAtVenue = (quote: Quote) => {
  const { language } = usePlatform();
  return (at: string) => instantAtVenue(at, { language, timeZone: timeZoneOf[quote.venue.address.countryCode], style: 'medium' });
};

const ChangeRow = ({ quote, change }: { quote: Quote; change: DealChange }) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const words = useTexts();
  const atVenue = useAtVenue(quote);
  const { createdAt, before, after, state, consent, difference, onBehalf, fromSurvey } = change;
  return (
    <tr>
      <th scope="row">
        {atVenue(createdAt)} {t(fromSurvey ? 'changes.fromSurvey' : onBehalf ? 'changes.byStaff' : 'changes.byCustomer')}
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
  );
};

const DeedRow = ({ quote, deed }: { quote: Quote; deed: DealDeed }) => {
  const { t } = useTranslation('staff');
  const atVenue = useAtVenue(quote);
  return (
    <tr>
      <th scope="row">
        {atVenue(deed.at)} ({deed.by})
      </th>
      <td data-label={t('changes.what')}>{t(`trail.actions.${deed.action}`)}</td>
      <td data-label={t('changes.state')}>{t('changes.states.applied')}</td>
      <td data-numeric data-label={t('changes.difference')}>
        –
      </td>
    </tr>
  );
};
