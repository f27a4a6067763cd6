import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailurePlaces } from '../desk/failure-places.tsx';
import { formatDay, formatInstant } from '../desk/format-instant.ts';
import { type CrmRefusal, retryCrm } from './api.ts';
import styles from './scientists.module.css';

/** Bookings the CRM did not take, with what it says is wrong (spec/booking.md §8). */
export const CrmFaultsPage = () => {
  const faults = useLoaderData<CrmRefusal[]>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DeskPage title={t('crmFaults.title')} description={t('crmFaults.description')} choices={<FailurePlaces current="crmFaults" />}>
      {faults.length === 0 ? (
        <EmptyState title={t('crmFaults.none')} />
      ) : (
        <DataTable caption={t('crmFaults.title')} isCaptionHidden density="dense">
          <thead>
            <tr>
              {(['booking', 'wrong', 'failedAt', 'attempts'] as const).map((column) => (
                <th key={column} scope="col" data-numeric={column === 'attempts' || undefined}>
                  {t(`crmFaults.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {faults.map(({ quoteId, companyName, buildingName, startDate, failedAt, attempts, fault }) => (
              <tr key={quoteId}>
                <th scope="row">{t('crmFaults.bookingOf', { companyName, buildingName, day: formatDay(startDate, locale) })}</th>
                <td>
                  <Issues fault={fault} />
                </td>
                <td>{formatInstant(failedAt, locale)}</td>
                <td data-numeric>{attempts}</td>
                <td>
                  <Retry quoteId={quoteId} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </DeskPage>
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

const Retry = ({ quoteId }: Pick<CrmRefusal, 'quoteId'>) => {
  const { t } = useTranslation('staff');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    try {
      await retryCrm(quoteId);
      notify({ text: t('undelivered.resent') });
    } catch (error) {
      // Somebody else has sent it on already.
      const isGone = isCallError(error) && error.status === 404;
      if (!isGone) report(error);
      notify({ text: t(isGone ? 'undelivered.gone' : 'undelivered.failed') });
    }
    setPending(false);
    await revalidate();
  };
  return (
    <Button size="small" variant="secondary" isPending={isPending} pendingLabel={t('planning.saving')} onClick={retry}>
      {t('undelivered.resend')}
    </Button>
  );
};
