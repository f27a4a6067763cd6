import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailurePlaces } from '../desk/failure-places.tsx';
import { ResendButton } from '../desk/resend-button.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { resendEndpoint, resendEvent, type Undelivered } from './api.ts';

/** Types that have a name of their own. */
const named: Readonly<Record<string, 'mail' | 'guest'>> = { mail: 'mail', 'guest.delivery': 'guest' };

/** Mails and events for other services that failed ten deliveries, and guests whom the visitor system refused. */
export const UndeliveredPage = () => {
  const { events, away } = useLoaderData<Undelivered>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const nameOf = (type: string) => {
    const name = named[type];
    return name ? t(`undelivered.${name}`) : type;
  };
  return (
    <DeskPage title={t('undelivered.title')} description={t('undelivered.description')} choices={<FailurePlaces current="undelivered" />}>
      <Unanswered away={away}>
        {events.length === 0 && away.length === 0 ? <EmptyState title={t('undelivered.none')} /> : null}
        {events.length > 0 ? (
          <DataTable caption={t('undelivered.title')} isCaptionHidden isStacked density="dense">
            <thead>
              <tr>
                {(['at', 'source', 'type', 'about', 'attempts'] as const).map((column) => (
                  <th key={column} scope="col" data-numeric={column === 'attempts' || undefined}>
                    {t(`undelivered.${column}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={`${event.source} ${event.id}`}>
                  <td data-label={t('undelivered.at')}>{formatInstant(event.createdAt, locale)}</td>
                  <td data-label={t('undelivered.source')}>{t(`undelivered.sources.${event.source}`)}</td>
                  <th scope="row">
                    {nameOf(event.type)}
                    {event.reason ? <small>{event.reason}</small> : null}
                  </th>
                  <td data-label={t('undelivered.about')}>{event.aggregateId}</td>
                  <td data-numeric data-label={t('undelivered.attempts')}>
                    {event.attempts}
                  </td>
                  <td>
                    <ResendButton endpoint={resendEndpoint[event.source]} resend={() => resendEvent(event)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ) : null}
      </Unanswered>
    </DeskPage>
  );
};
