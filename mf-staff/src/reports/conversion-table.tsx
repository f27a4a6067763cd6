import type { Conversion, Report, ReportAsked, RequestConversion } from '@plenary/contracts/desk-reports.schemas';
import { formatCount, formatPercent, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';

const ids = ['count', 'signed', 'share', 'net', 'netShare', 'open', 'lost'] as const;
type Id = (typeof ids)[number];

interface Cohort {
  id: 'requests' | 'quoted' | 'held';
  words: Readonly<Record<Id, string>>;
  /** The lists of the numbers that have one. */
  lists: Readonly<Partial<Record<Id, string>>>;
}

interface Props {
  asked: Pick<ReportAsked, 'from' | 'to' | 'country'>;
  conversion: NonNullable<Report['conversion']>;
}

/**
 * What became of the requests made in the period, of the deals first quoted in it, and of those whose rooms were first held in it; each
 * number leads to its list (design: desk D20, D23).
 */
export const ConversionTable = ({ asked, conversion: { requests, quoted, held } }: Props) => {
  const { t } = useTranslation('staff');
  const words = useCohortWords();
  const cohorts: Cohort[] = [
    ...(requests ? [{ id: 'requests' as const, words: words.ofRequests(requests), lists: listsOfRequests(asked) }] : []),
    { id: 'quoted', words: words.ofDeals(quoted), lists: listsOfDeals(asked, 'created') },
    { id: 'held', words: words.ofDeals(held), lists: listsOfDeals(asked, 'held') },
  ];
  return (
    <DataTable caption={t('reports.conversion.title')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('reports.conversion.cohort')}</th>
          {ids.map((id) => (
            <th key={id} scope="col" data-numeric>
              {t(`reports.conversion.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map((cohort) => (
          <tr key={cohort.id}>
            <th scope="row">{t(`reports.conversion.${cohort.id}`)}</th>
            {ids.map((id) => (
              <td key={id} data-numeric data-label={t(`reports.conversion.${id}`)}>
                <Figure words={cohort.words[id]} list={cohort.lists[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const Figure = ({ words, list }: { words: string; list: string | undefined }) => (list ? <DeskLink to={list}>{words}</DeskLink> : words);

const listsOfDeals = ({ from, to, country }: Props['asked'], period: 'created' | 'held'): Cohort['lists'] => {
  const of = (part?: { outcome?: 'signed' | 'open'; lost?: 'any' }) => paths.events({ from, to, country, period, ...part, sort: 'days' });
  return { count: of(), signed: of({ outcome: 'signed' }), open: of({ outcome: 'open' }), lost: of({ lost: 'any' }) };
};

const listsOfRequests = ({ from, to }: Props['asked']): Cohort['lists'] => {
  const of = (outcome?: 'quoted' | 'open') => paths.requests({ from, to, outcome });
  return { count: of(), signed: of('quoted'), open: of('open') };
};

const useCohortWords = () => {
  const { locale } = usePlatform();
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formatPercent(Math.round((1_000 * part) / whole) / 10, locale));
  return {
    ofDeals: ({ count, signedCount, openCount, netPrice, signedNet, openNet, lostCount, lostNet = 0 }: Conversion) => ({
      count: formatCount(count, locale),
      signed: formatCount(signedCount, locale),
      share: share(signedCount, count),
      net: formatPrice(netPrice, locale),
      netShare: share(signedNet, netPrice),
      open: `${formatCount(openCount, locale)} · ${formatPrice(openNet, locale)}`,
      lost: lostCount === undefined ? '–' : `${formatCount(lostCount, locale)} · ${formatPrice(lostNet, locale)}`,
    }),
    ofRequests: ({ count, quotedCount, openCount }: RequestConversion) => ({
      count: formatCount(count, locale),
      signed: formatCount(quotedCount, locale),
      share: share(quotedCount, count),
      ...{ net: '–', netShare: '–', open: formatCount(openCount, locale), lost: '–' },
    }),
  };
};
