import { ChangeTable } from '@plenary/booking-changes/change-table';
import { TextsOf } from '@plenary/booking-changes/texts-of';
import { approveChange } from '@plenary/contracts/change-approvals.endpoints';
import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import { formatDays, formatPercent } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { Decided } from '../approvals/decided.tsx';
import { ChangeOutcome } from '../changes/change-outcome.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { useMay } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import styles from '../written-lines/written-lines.module.css';
import { DecideChange } from './decide-change.tsx';

/** A change of a booking over the limit of its author: what it does and gives away, and the way to decide on it (design: lifecycle L10). */
export const ChangeApprovalPage = () => {
  const change = useLoaderData<WholeWaitingChange>();
  const { t } = useTranslation('staff');
  const { language, locale, session } = usePlatform();
  const mayApprove = useMay(approveChange);
  const { approvalId, dealId, state, customer, venue, firstDay, lastDay, pax, author, createdAt, discountPercent, consent } = change;
  return (
    <DeskPage
      title={t('approvals.changeFor', { company: customer.companyName || customer.name })}
      description={[venue.name, formatDays(firstDay, lastDay, locale), t('tasks.pax', { count: pax })].join(' · ')}
      choices={
        <>
          <DeskLink to={paths.proposals()}>{t('approvals.toAll')}</DeskLink>
          <DeskLink to={paths.quote(dealId)}>{t('approvals.toBooking')}</DeskLink>
        </>
      }
    >
      <div className={styles.whole}>
        <Panel id="approval" title={t(`approvals.states.${state}`)}>
          <p>
            {t('approvals.asked', {
              name: author.name,
              at: instantAtVenue(createdAt, { language, timeZone: timeZoneOf[venue.countryCode], style: 'medium' }),
            })}
          </p>
          <p>{t(state === 'to-approve' ? 'approvals.gives' : 'approvals.gave', { percent: formatPercent(discountPercent, locale) })}</p>
          {consent ? <p>{t('approvals.consent', { consent })}</p> : null}
          <Decided approval={change} />
          {state === 'to-approve' && (mayApprove || author.userId === session?.id) ? (
            <DecideChange key={approvalId} change={change} />
          ) : null}
        </Panel>
        <TextsOf value="staff">
          <Effect change={change} />
        </TextsOf>
      </div>
    </DeskPage>
  );
};

/** What it does now, or why it cannot be made any more; what its author was shown, once it is decided. */
const Effect = ({ change: { state, preview, before, after, venue } }: { change: WholeWaitingChange }) => {
  const { t } = useTranslation('staff');
  if (preview) return <ChangeOutcome countryCode={venue.countryCode} preview={preview} />;
  return (
    <>
      {state === 'to-approve' ? <Callout tone="warning">{t('approvals.cannotBeMade')}</Callout> : null}
      <ChangeTable before={before} after={after} density="dense" />
    </>
  );
};
