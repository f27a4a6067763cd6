import { changeScientist, createScientist } from '@plenary/contracts/staff-surveys.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { useTelephones } from '@plenary/platform/telephone';
import { Avatar } from '@plenary/ui/avatar';
import { Badge } from '@plenary/ui/badge';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import type { ScientistsData } from './load-scientists.ts';
import { ScientistDialog } from './scientist-dialog.tsx';
import styles from './scientists.module.css';

/** Meeting Scientists with their venues; the default one has the unassigned venues. */
export const ScientistsPage = () => {
  const { scientists, countries } = useLoaderData<ScientistsData>();
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const writeTelephone = useTelephones();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<string | null>(null);
  const nameOf = (venueId: string) => countries.flatMap(({ venues }) => venues).find((venue) => venue.venueId === venueId)?.name ?? venueId;
  const settle = async () => {
    setEdited(null);
    notify({ text: t('rooms.thanks') });
    await revalidate();
  };
  return (
    <DeskPage
      title={t('scientists.title')}
      description={t('scientists.description')}
      choices={
        <DeedButton by={createScientist} onClick={() => setEdited('new')}>
          {t('scientists.add')}
        </DeedButton>
      }
    >
      {scientists.length === 0 ? <EmptyState title={t('scientists.none')} /> : null}
      <ul className={styles.scientists}>
        {scientists.map((scientist) => (
          <li key={scientist.id} className={styles.scientist}>
            <div className={styles.head}>
              <Avatar name={`${scientist.firstName} ${scientist.lastName}`} url={scientist.pictureUrl} />
              <h2 className={styles.name}>{`${scientist.firstName} ${scientist.lastName}`}</h2>
              {scientist.isDefault ? <Badge tone="info">{t('scientists.default')}</Badge> : null}
            </div>
            <a href={`mailto:${scientist.email}`}>{scientist.email}</a>
            <p>{writeTelephone(scientist.phoneNumber)}</p>
            <p>{scientist.languages.map((language) => t(`languages.${language}`)).join(', ')}</p>
            <p>{scientist.venueIds.length > 0 ? scientist.venueIds.map(nameOf).join(', ') : t('scientists.noVenue')}</p>
            <DeedButton by={changeScientist} size="small" variant="secondary" onClick={() => setEdited(scientist.id)}>
              {t('calendar.edit')}
              <span className="visually-hidden">{` ${scientist.firstName} ${scientist.lastName}`}</span>
            </DeedButton>
          </li>
        ))}
      </ul>
      {edited ? (
        <ScientistDialog
          scientist={scientists.find(({ id }) => id === edited) ?? null}
          others={scientists.filter(({ id }) => id !== edited)}
          countries={countries}
          onClose={() => setEdited(null)}
          onSaved={settle}
          onStale={revalidate}
        />
      ) : null}
    </DeskPage>
  );
};
