import { archiveNetworkVenue, publishNetworkVenue } from '@plenary/contracts/network.endpoints';
import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import type { MissingPart, VenueState } from '@plenary/contracts/network-terms';
import { isNeededToPublish } from '@plenary/contracts/network-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { Question } from '../desk/question.tsx';
import { paths } from '../paths.ts';
import { AddressDialog } from './address-dialog.tsx';
import { archiveVenue, publishVenue } from './api.ts';
import { ComingBookings } from './coming-bookings.tsx';
import { MissingList } from './missing-list.tsx';
import styles from './network.module.css';

interface Props {
  venue: NetworkVenue;
  /** The venue as it is after a change, or as another person changed it. */
  onTold: (venue: NetworkVenue) => void;
}

export const stateTones = { draft: 'warning', published: 'success', archived: 'neutral' } as const satisfies Record<VenueState, string>;

const usePublishing = ({ venue, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  return useSubmission({
    endpoints: [publishNetworkVenue, archiveNetworkVenue],
    send: (wanted: 'publish' | 'archive') => (wanted === 'publish' ? publishVenue : archiveVenue)(venue.id, venue.revision),
    words: {
      'stale-version': t('network.moved'),
      'not-found': t('companies.gone'),
      conflict: t('network.state.refused'),
      failed: t('surveys.failures.failed'),
    },
    onDone: (told, { content }) => {
      onTold(told);
      notify({ text: t(`network.state.${content}Done`) });
    },
    onFailure: ({ current }) => (current ? onTold(current) : undefined),
  });
};

/** Whether customers see a venue, the address of its page, and the way to publish or to archive it. */
export const StatePanel = (props: Props) => {
  const { venue, onTold } = props;
  const { state = 'published' } = venue;
  const { t } = useTranslation('staff');
  const [asks, setAsks] = useState<'archive' | 'address' | null>(null);
  const saving = usePublishing(props);
  const lacking = venue.missing.filter(isNeededToPublish);
  const { failure } = saving;
  const body = failure?.code === 'conflict' ? failure.error?.body : undefined;
  const coming =
    body && 'bookings' in body ? (body as { count: number; bookings: Parameters<typeof ComingBookings>[0]['bookings'] }) : null;
  return (
    <Panel id="state" title={t('network.state.title')} action={<Badge tone={stateTones[state]}>{t(`network.states.${state}`)}</Badge>}>
      <p className={styles.soft}>{t(`network.state.${state}`)}</p>
      {coming ? (
        <Callout tone="warning" role="alert" title={t('network.state.coming', { count: coming.count })}>
          <ComingBookings {...coming} />
        </Callout>
      ) : null}
      {failure && !coming ? <FailureNotice>{failure.text ?? t('surveys.failures.failed')}</FailureNotice> : null}
      {state !== 'published' && lacking.length > 0 ? <Lacking slug={venue.slug} lacking={lacking} /> : null}
      {asks === 'archive' ? (
        <Question
          title={t('network.state.archiveQuestion')}
          yes={t('network.state.archive')}
          no={t('calendar.removeNo')}
          isPending={saving.isPending}
          onYes={() => {
            setAsks(null);
            saving.submit('archive');
          }}
          onNo={() => setAsks(null)}
        />
      ) : null}
      <div className={styles.actions}>
        {state === 'published' ? null : (
          <Button
            size="small"
            disabled={lacking.length > 0}
            isPending={saving.isPending}
            pendingLabel={t('planning.saving')}
            onClick={() => saving.submit('publish')}
          >
            {t('network.state.publish')}
          </Button>
        )}
        {state === 'archived' || asks === 'archive' ? null : (
          <Button size="small" variant="secondary" disabled={saving.isPending} onClick={() => setAsks('archive')}>
            {t('network.state.archive')}
          </Button>
        )}
      </div>
      <div className={styles.room}>
        <a className={styles.onMap} href={paths.customerVenue(venue.slug)} target="_blank" rel="noreferrer">
          /venues/{venue.slug} <Icon name="external" size={16} />
        </a>
        <Button size="small" variant="secondary" onClick={() => setAsks('address')}>
          {t('network.changeSlug')}
        </Button>
      </div>
      {asks === 'address' ? <AddressDialog venue={venue} onTold={onTold} onClose={() => setAsks(null)} /> : null}
    </Panel>
  );
};

const Lacking = ({ slug, lacking }: { slug: string; lacking: readonly MissingPart[] }) => {
  const { t } = useTranslation('staff');
  return (
    <Callout tone="info" title={t('network.state.lacking')}>
      <MissingList slug={slug} missing={lacking} />
    </Callout>
  );
};
