import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FollowedPage } from '../desk/followed-page.tsx';
import listStyles from '../desk/list.module.css';
import { TrailPlaces } from '../desk/trail-places.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { Entries } from './entries.tsx';
import { loadTrail, type TrailData } from './load-trail.ts';

/** Staff actions with actor, subject and time, newest first. */
export const TrailPage = () => {
  const data = useLoaderData<TrailData>();
  const { entries, next, away, venueNames } = data;
  const { t } = useTranslation('staff');
  return (
    <DeskPage title={t('trail.title')} description={t('trail.description')} choices={<TrailPlaces current="trail" />}>
      <Unanswered away={away}>
        {entries.length === 0 && away.length === 0 ? <EmptyState title={t('trail.none')} /> : null}
        <FollowedPage content={data} load={loadTrail}>
          {entries.length > 0 ? <Entries entries={entries} venueNames={venueNames} /> : null}
        </FollowedPage>
        {next ? (
          <p className={listStyles.more}>
            <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.trail(next)}>
              {t('trail.older')}
            </DeskLink>
          </p>
        ) : null}
      </Unanswered>
    </DeskPage>
  );
};
