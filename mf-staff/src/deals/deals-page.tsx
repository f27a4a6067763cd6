import { dealSorts } from '@plenary/contracts/desk-deals-terms';
import { formatCount, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { NewerList } from '../desk/newer-list.tsx';
import { useSingleKeys } from '../desk/single-keys.ts';
import { useAsk } from '../desk/use-ask.ts';
import { paths } from '../paths.ts';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { type DealsAsked, fetchDeals } from './api.ts';
import { AssignBar } from './assign-bar.tsx';
import styles from './deals.module.css';
import { DealsExport } from './deals-export.tsx';
import { DealsFilter } from './deals-filter.tsx';
import { DealsTable } from './deals-table.tsx';
import type { DealsData } from './load-deals.ts';
import { shownColumns } from './shown-columns.ts';
import { useSelection } from './use-selection.ts';

/** A view has no place in its list, and always the order. */
const viewed = ({ after: _, ...asked }: DealsAsked): DealsAsked => ({ ...asked, sort: asked.sort ?? dealSorts[0] });

/** The deals of all venues (design: desk D1, D2, D7). The address holds what is shown. */
export const DealsPage = () => {
  const { asked, venues, rooms, scientists = [], goneVenue, tag, deals, total, isMore, netPrice, next } = useLoaderData<DealsData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const selection = useSelection(deals);
  const singleKeys = useSingleKeys();
  const shown = formatCount(total, locale);
  const ask = useAsk(asked, (next: DealsAsked) => paths.events({ ...next, sort: next.sort ?? dealSorts[0] }));
  return (
    <DeskPage title={t('deals.title')} description={t('deals.description')} choices={total > 0 ? <DealsExport asked={asked} /> : null}>
      <SavedViews list="events" asked={viewed(asked)} />
      {goneVenue ? <Callout tone="warning" title={t('views.goneVenue')} /> : null}
      <DealsFilter asked={asked} venues={venues} rooms={rooms} scientists={scientists} onAsk={ask} />
      <p className={styles.total} role="status">
        <span>{isMore ? t('deals.totalMore', { shown }) : t('deals.total', { count: total, shown })}</span>
        {netPrice === undefined || total === 0 ? null : <span> · {t('pipeline.net', { amount: formatPrice(netPrice, locale) })}</span>}
      </p>
      {deals.length > 0 && singleKeys.areOn ? <p className={styles.keys}>{t('deals.keys')}</p> : null}
      <AssignBar key={paths.events(asked)} selection={selection} asked={asked} />
      <NewerList tag={tag} ask={(unless) => fetchDeals(asked, unless)} isHeld={selection.deals.length > 0}>
        {deals.length === 0 ? (
          <EmptyState title={t('deals.none')} />
        ) : (
          <DealsTable deals={deals} shown={shownColumns(asked.columns)} selection={selection} />
        )}
      </NewerList>
      {next ? (
        <p className={listStyles.more}>
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.events({ ...asked, after: next })}>
            {t('deals.next')}
          </DeskLink>
        </p>
      ) : null}
    </DeskPage>
  );
};
