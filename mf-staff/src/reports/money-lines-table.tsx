import type { MoneyLine, MoneyLines } from '@plenary/contracts/desk-reports.schemas';
import type { MoneyBasis } from '@plenary/contracts/desk-reports-terms';
import { formatCount, formatDay, formatPrice } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { useReason } from './use-money-words.ts';

const ids = {
  booked: ['net', 'fees'],
  held: ['net', 'discount', 'people', 'lunches'],
} as const satisfies Readonly<Record<MoneyBasis, readonly string[]>>;
type Id = (typeof ids)[MoneyBasis][number];

/** Lines of money, each with the way to its deal; what the whole list comes to under them. */
export const MoneyLinesTable = ({ basis, list: { lines, total } }: { basis: MoneyBasis; list: MoneyLines }) => {
  const { t } = useTranslation('staff');
  const texts = ['deal', 'day', 'venue', ...(basis === 'booked' ? (['what'] as const) : [])] as const;
  return (
    <DataTable caption={t('reports.money.lines.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {texts.map((id) => (
            <th key={id} scope="col">
              {t(`reports.money.lines.${id}`)}
            </th>
          ))}
          {ids[basis].map((id) => (
            <th key={id} scope="col" data-numeric>
              {t(`reports.money.columns.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.quoteId} ${line.day} ${line.booked?.kind} ${line.net}`} basis={basis} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={texts.length}>
            {t('reports.money.lines.whole')}
          </th>
          <Figures basis={basis} figures={{ net: total.net, fees: total.booked?.fees ?? 0, ...total.held }} />
        </tr>
      </tfoot>
    </DataTable>
  );
};

const Line = ({ basis, line }: { basis: MoneyBasis; line: MoneyLine }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const reasonOf = useReason();
  const { quoteId, company, day, venue, net, booked, held } = line;
  const what = booked && [t(`reports.money.kinds.${booked.kind}`), ...(booked.reason ? [reasonOf(booked.reason)] : [])].join(' · ');
  return (
    <tr>
      <th scope="row">
        <DeskLink isName to={paths.quote(quoteId)}>
          {[company, quoteReference(quoteId)].filter(Boolean).join(' · ')}
        </DeskLink>
      </th>
      <td data-label={t('reports.money.lines.day')}>{formatDay(day, locale)}</td>
      <td data-label={t('reports.money.lines.venue')}>{venue.name}</td>
      {what ? <td data-label={t('reports.money.lines.what')}>{what}</td> : null}
      <Figures basis={basis} figures={{ net, fees: booked?.fee ?? 0, ...held }} />
    </tr>
  );
};

const Figures = ({ basis, figures }: { basis: MoneyBasis; figures: Partial<Record<Id, number>> }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return ids[basis].map((id) => {
    const figure = figures[id] ?? 0;
    return (
      <td key={id} data-numeric data-label={t(`reports.money.columns.${id}`)}>
        {id === 'people' || id === 'lunches' ? formatCount(figure, locale) : formatPrice(figure, locale, { decimals: true })}
      </td>
    );
  });
};
