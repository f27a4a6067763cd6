import type { MoneyAsked, MoneyFigures } from '@plenary/contracts/desk-reports.schemas';
import { bookedKinds, type MoneyBasis } from '@plenary/contracts/desk-reports-terms';
import { formatCount, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { FiguresTable } from './figures-table.tsx';
import type { MoneyData } from './load-money.ts';
import { useMoneyName } from './use-money-words.ts';

const ids = {
  booked: ['count', 'signed', 'changed', 'cancelled', 'reinstated', 'net', 'fees'],
  held: ['count', 'net', 'discount', 'people', 'lunches', 'perPerson'],
} as const satisfies Readonly<Record<MoneyBasis, readonly string[]>>;
type Id = (typeof ids)[MoneyBasis][number];

/** The figures of each row each with the way to the lines that it sums; the total under them. */
export const MoneyTable = ({ asked, report: { rows, total } }: MoneyData) => {
  const { t } = useTranslation('staff');
  const nameOf = useMoneyName(asked.by);
  return (
    <FiguresTable
      caption={t(`reports.money.captions.${asked.basis}`)}
      group={t(`reports.groups.${asked.by}`)}
      heads={Object.fromEntries(ids[asked.basis].map((id) => [id, t(`reports.money.columns.${id}`)]))}
      rows={rows}
      nameOf={(row) => <DeskLink to={paths.moneyLines({ ...asked, row: row.key })}>{nameOf(row)}</DeskLink>}
      totalName={<DeskLink to={paths.moneyLines(asked)}>{t('reports.total')}</DeskLink>}
      figuresOf={(row) => <Figures asked={asked} figures={row ?? total} row={row?.key} />}
    />
  );
};

interface FiguresProps {
  asked: MoneyAsked;
  figures: MoneyFigures;
  /** Its key; undefined: the total. */
  row: string | undefined;
}

const Figures = ({ asked, figures, row }: FiguresProps) => {
  const { t } = useTranslation('staff');
  const wordsOf = useFigureWords();
  return ids[asked.basis].map((id) => {
    const kind = bookedKinds.find((one) => one === id && figures.booked?.[one] !== 0);
    const words = wordsOf(id, figures);
    return (
      <td key={id} data-numeric data-label={t(`reports.money.columns.${id}`)}>
        {kind ? <DeskLink to={paths.moneyLines({ ...asked, row, kind })}>{words}</DeskLink> : words}
      </td>
    );
  });
};

const useFigureWords = () => {
  const { locale } = usePlatform();
  const price = (cents: number) => formatPrice(cents, locale);
  return (id: Id, { count, net, booked, held }: MoneyFigures): string => {
    if (id === 'count') return formatCount(count, locale);
    if (id === 'net') return price(net);
    if (id === 'discount') return price(held?.discount ?? 0);
    if (id === 'people' || id === 'lunches') return formatCount(held?.[id] ?? 0, locale);
    if (id === 'perPerson') return held?.people ? price(Math.round(net / held.people)) : '–';
    return price(booked?.[id] ?? 0);
  };
};
