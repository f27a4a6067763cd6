import { addNetworkVenue } from '@plenary/contracts/network.endpoints';
import type { NetworkVenueLine } from '@plenary/contracts/network.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { buttonClass } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { NewerList } from '../desk/newer-list.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import { fetchNetworkList } from './api.ts';
import { ExportButtons } from './export-buttons.tsx';
import type { NetworkData } from './load-network.ts';
import styles from './network.module.css';
import { NewVenueDialog } from './new-venue-dialog.tsx';
import { stateTones } from './state-panel.tsx';
import { useMissingWords } from './use-missing-words.ts';

/** Venues of the network with what each lacks, and the way to each. */
export const NetworkPage = () => {
  const { country, venues, tag } = useLoaderData<NetworkData>();
  const { t } = useTranslation('staff');
  const { settings } = usePlatform();
  const [isAdding, setAdding] = useState(false);
  const countries = [null, ...countryCodes].map((code) => ({
    name: code ? t(`countries.${code}`) : t('network.allCountries'),
    to: paths.network(code ?? undefined),
    isCurrent: code === country,
  }));
  return (
    <DeskPage
      title={t('network.title')}
      description={t('network.description')}
      choices={
        <>
          <StateLinks label={t('desk.country')} links={countries} />
          <ExportButtons />
          <DeskLink className={buttonClass({ size: 'small', variant: 'secondary' })} to={paths.networkImport}>
            {t('network.file.import')}
          </DeskLink>
          <DeedButton by={addNetworkVenue} size="small" onClick={() => setAdding(true)}>
            {t('network.add')}
          </DeedButton>
        </>
      }
    >
      <NewerList tag={tag} ask={fetchNetworkList}>
        {venues.length === 0 ? <EmptyState title={t('network.none')} /> : <VenuesTable venues={venues} />}
      </NewerList>
      {isAdding ? <NewVenueDialog brandName={settings.brandName} onClose={() => setAdding(false)} /> : null}
    </DeskPage>
  );
};

const VenuesTable = ({ venues }: { venues: readonly NetworkVenueLine[] }) => {
  const { t } = useTranslation('staff');
  const columns = {
    venue: t('desk.venue'),
    country: t('desk.country'),
    state: t('network.state.title'),
    rooms: t('network.columns.rooms'),
    pictures: t('network.columns.pictures'),
    missing: t('network.columns.missing'),
  };
  return (
    <DataTable caption={t('network.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {Object.entries(columns).map(([id, words]) => (
            <th key={id} scope="col" data-numeric={id === 'rooms' || id === 'pictures' || undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {venues.map(({ id, slug, state = 'published', name, city, countryCode, roomsCount, picturesCount, missing }) => (
          <tr key={id}>
            <th scope="row">
              <DeskLink to={paths.networkVenue(slug)}>{name}</DeskLink>
              <span className={styles.city}>{city}</span>
            </th>
            <td data-label={columns.country}>{t(`countries.${countryCode}`)}</td>
            <td data-label={columns.state}>
              <Badge tone={stateTones[state]}>{t(`network.states.${state}`)}</Badge>
            </td>
            <td data-numeric data-label={columns.rooms}>
              {roomsCount}
            </td>
            <td data-numeric data-label={columns.pictures}>
              {picturesCount}
            </td>
            <td data-label={columns.missing}>
              <Missing missing={missing} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const Missing = ({ missing }: Pick<NetworkVenueLine, 'missing'>) => {
  const { t } = useTranslation('staff');
  const words = useMissingWords()(missing);
  return words.length === 0 ? <Badge tone="success">{t('network.whole')}</Badge> : words.join(' · ');
};
