import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { paths } from '../paths.ts';
import { Entries } from '../trail/entries.tsx';
import { AccountPlaces } from './account-places.tsx';
import type { AccountsTrailData } from './load-accounts.ts';

/** Administrators' actions on accounts, companies and contracts, newest first. */
export const AccountsTrailPage = () => {
  const { subjectId, entries, next } = useLoaderData<AccountsTrailData>();
  const { t } = useTranslation('staff');
  return (
    <DeskPage
      title={t('accounts.trailTitle')}
      description={subjectId ? <DeskLink to={paths.accountsTrail()}>{t('accounts.wholeTrail')}</DeskLink> : t('accounts.trailDescription')}
      choices={<AccountPlaces current="trail" />}
    >
      {entries.length === 0 ? <EmptyState title={t('trail.none')} /> : <Entries entries={entries} />}
      {next ? (
        <p className={listStyles.more}>
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.accountsTrail({ before: next, subjectId })}>
            {t('trail.older')}
          </DeskLink>
        </p>
      ) : null}
    </DeskPage>
  );
};
