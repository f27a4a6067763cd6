import { resendCrmRecord } from '@plenary/contracts/crm.endpoints';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { formatDay, formatInstant } from '@plenary/contracts/format';
import { retryCrm as retryCrmEndpoint } from '@plenary/contracts/staff-surveys.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailurePlaces } from '../desk/failure-places.tsx';
import { ResendButton } from '../desk/resend-button.tsx';
import { type CrmRefusal, type RefusedHandover, resendHandover, retryCrm } from './api.ts';
import type { CrmFaultsData } from './load-crm-faults.ts';
import styles from './scientists.module.css';

/** The records that the CRM refused, with its reason (spec/booking.md §8): bookings, and leads for sales. */
export const CrmFaultsPage = () => {
  const { bookings, handovers } = useLoaderData<CrmFaultsData>();
  const { t } = useTranslation('staff');
  return (
    <DeskPage title={t('crmFaults.title')} description={t('crmFaults.description')} choices={<FailurePlaces current="crmFaults" />}>
      {bookings.length + handovers.length === 0 ? (
        <EmptyState title={t('crmFaults.none')} />
      ) : (
        <DataTable caption={t('crmFaults.title')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              {(['what', 'wrong', 'failedAt'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`crmFaults.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <Booking key={booking.quoteId} booking={booking} />
            ))}
            {handovers.map((handover) => (
              <Handover key={`${handover.kind} ${handover.id}`} handover={handover} />
            ))}
          </tbody>
        </DataTable>
      )}
    </DeskPage>
  );
};

const Booking = ({ booking }: { booking: CrmRefusal }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { quoteId, companyName, buildingName, startDate, failedAt, fault } = booking;
  const what = t('crmFaults.bookingOf', { companyName, buildingName, day: formatDay(startDate, locale) });
  return <Refused what={what} fault={fault} at={failedAt} endpoint={retryCrmEndpoint} resend={() => retryCrm(quoteId)} />;
};

const Handover = ({ handover: { id, kind, customerName, venueName, updatedAt, error } }: { handover: RefusedHandover }) => {
  const { t } = useTranslation('staff');
  const what = t('crmFaults.handoverOf', { kind: t(`crmFaults.kinds.${kind}`), customerName, venueName });
  return (
    <Refused
      what={what}
      fault={error ?? { type: 'unknown', issues: [] }}
      at={updatedAt}
      endpoint={resendCrmRecord}
      resend={() => resendHandover(id)}
    />
  );
};

interface RefusedProps {
  what: string;
  fault: CrmRefusal['fault'];
  /** Instant of the refusal. */
  at: string;
  endpoint: Endpoint;
  resend: () => Promise<void>;
}

const Refused = ({ what, fault, at, endpoint, resend }: RefusedProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <tr>
      <th scope="row">{what}</th>
      <td data-label={t('crmFaults.wrong')}>
        <Issues fault={fault} />
      </td>
      <td data-label={t('crmFaults.failedAt')}>{formatInstant(at, locale)}</td>
      <td>
        <ResendButton endpoint={endpoint} resend={resend} />
      </td>
    </tr>
  );
};

const isWebAddress = (address: string) => /^https?:\/\//.test(address);

const Issues = ({ fault }: Pick<CrmRefusal, 'fault'>) => {
  const { t } = useTranslation('staff');
  if (fault.issues.length === 0) return <p>{t('crmFaults.unknown')}</p>;
  return (
    <>
      <ul className={styles.issues}>
        {fault.issues.map(({ object, property, message }) => (
          <li key={`${object} ${property} ${message}`}>{`${[object, property].filter(Boolean).join('.')}: ${message}`}</li>
        ))}
      </ul>
      {fault.type === 'identified' && isWebAddress(fault.url) ? (
        <a href={fault.url} target="_blank" rel="noreferrer">
          {t('crmFaults.record')}
        </a>
      ) : null}
    </>
  );
};
