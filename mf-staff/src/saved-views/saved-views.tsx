import type { SavedView, ViewFilter } from '@plenary/contracts/saved-views.schemas';
import type { ViewedList } from '@plenary/contracts/saved-views-terms';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { localToday } from '../desk/local-today.ts';
import stateStyles from '../desk/state-links.module.css';
import { fetchViews } from './api.ts';
import styles from './saved-views.module.css';
import { ViewDialog } from './view-dialog.tsx';
import { addressOf, isSameFilter, viewFilterOf } from './view-filter.ts';

interface Props {
  list: ViewedList;
  /** What is shown. */
  asked: ViewFilter;
}

/** The views of a list under their names, each a link, and the way to keep what is shown (design: desk D35). */
export const SavedViews = ({ list, asked }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { loading, reload } = useLoading({ load: (signal) => fetchViews(list, signal) });
  const [open, setOpen] = useState<SavedView | 'new' | null>(null);
  if (loading.type !== 'loaded') return null;
  const today = localToday(new Date());
  const filter = viewFilterOf(asked, today);
  const current = loading.value.find((view) => isSameFilter(view.filter, filter));
  const close = () => setOpen(null);
  return (
    <div className={styles.views}>
      {loading.value.length > 0 ? (
        <nav className={stateStyles.states} aria-label={t('views.title')}>
          {loading.value.map((view) => (
            <DeskLink
              key={view.viewId}
              className={stateStyles.state}
              to={addressOf(view, today)}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.madeBy.userId === session?.id ? view.name : t('views.of', { name: view.name, person: view.madeBy.name })}
            </DeskLink>
          ))}
        </nav>
      ) : null}
      {current && current.madeBy.userId === session?.id ? (
        <Button size="small" variant="quiet" onClick={() => setOpen(current)}>
          {t('views.change')}
        </Button>
      ) : null}
      {current ? null : (
        <Button size="small" variant="quiet" onClick={() => setOpen('new')}>
          {t('views.keep')}
        </Button>
      )}
      {open ? (
        <ViewDialog
          view={open === 'new' ? null : open}
          own={loading.value.filter(({ madeBy }) => madeBy.userId === session?.id)}
          list={list}
          filter={filter}
          onClose={close}
          onSettled={() => {
            close();
            reload();
          }}
        />
      ) : null}
    </div>
  );
};
