import { formatCount, formatDays } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { paths } from '../paths.ts';
import type { MoneyLinesData } from './load-money.ts';
import { MoneyLinesTable } from './money-lines-table.tsx';

/** The lines that a number of a report of money sums (design: desk D23). */
export const MoneyLinesPage = () => {
  const { asked, list } = useLoaderData<MoneyLinesData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { row: _, kind, ...report } = asked;
  const counted = t('reports.money.lines.count', { count: list.total.count, shown: formatCount(list.total.count, locale) });
  const days = formatDays(asked.from, asked.to, locale);
  return (
    <DeskPage
      title={t(`reports.money.captions.${asked.basis}`)}
      description={[days, ...(kind ? [t(`reports.money.columns.${kind}`)] : []), counted].join(' · ')}
      choices={<DeskLink to={paths.money(report)}>{t('reports.money.lines.back')}</DeskLink>}
    >
      {list.lines.length === 0 ? <EmptyState title={t('reports.none')} /> : <MoneyLinesTable basis={asked.basis} list={list} />}
      {list.next ? (
        <p className={listStyles.more}>
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.moneyLines({ ...asked, after: list.next })}>
            {t('reports.money.lines.next')}
          </DeskLink>
        </p>
      ) : null}
    </DeskPage>
  );
};
