import { useTitle } from '@plenary/platform';
import { Link, useLoaderData, useSearchParams } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import styles from '../events/events-page.module.css';
import { paths } from '../paths.ts';
import type { QuotesData } from './load-quotes.ts';
import { byNeed, groupOf, quoteGroups } from './quote-order.ts';
import { QuoteRow } from './quote-row.tsx';

const shownOf = ['all', ...quoteGroups] as const;

/** The quotes of the user with their state and deadline, those that need them first; the address keeps which are shown. */
export const QuotesPage = () => {
  const { t } = useTranslation('client-area');
  const { quotes, loadedAt } = useLoaderData<QuotesData>();
  const [query, setQuery] = useSearchParams();
  const shown = shownOf.find((group) => group === query.get('shown')) ?? 'all';
  const sorted = byNeed(quotes, loadedAt);
  const countOf = (group: (typeof shownOf)[number]) =>
    group === 'all' ? quotes.length : quotes.filter((quote) => groupOf(quote, loadedAt) === group).length;
  const groups = shownOf.filter((group) => group === shown || countOf(group) > 0);
  useTitle(t('quotes.title'));
  return (
    <div className={styles.page}>
      <h1>{t('quotes.title')}</h1>
      {quotes.length === 0 ? (
        <EmptyState
          title={t('quotes.none')}
          description={t('quotes.noneText')}
          action={
            <Link className={buttonClass()} to={paths.newQuote()}>
              {t('quotes.action')}
            </Link>
          }
        />
      ) : (
        <>
          {groups.length > 2 ? (
            <SegmentedControl
              label={t('quotes.shown.label')}
              isLabelHidden
              value={shown}
              options={groups.map((id) => ({ id, label: t(`quotes.shown.${id}`, { count: countOf(id) }) }))}
              onChange={(id) => setQuery(id === 'all' ? {} : { shown: id }, { replace: true })}
            />
          ) : null}
          <ul className={styles.list}>
            {sorted
              .filter((quote) => shown === 'all' || groupOf(quote, loadedAt) === shown)
              .map((quote) => (
                <QuoteRow key={quote.id} quote={quote} loadedAt={loadedAt} />
              ))}
          </ul>
        </>
      )}
    </div>
  );
};
