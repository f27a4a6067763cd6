import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { MissingList } from './missing-list.tsx';

/** What a venue lacks before customers can judge it. */
export const MissingPanel = ({ venue }: { venue: Pick<NetworkVenue, 'slug' | 'missing'> }) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="missing" title={t('network.columns.missing')}>
      {venue.missing.length === 0 ? (
        <p>
          <Badge tone="success">{t('network.whole')}</Badge>
        </p>
      ) : (
        <MissingList slug={venue.slug} missing={venue.missing} />
      )}
    </Panel>
  );
};
