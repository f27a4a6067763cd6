import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { ListColumn } from '@plenary/contracts/desk-deals-terms';
import { Checkbox } from '@plenary/ui/checkbox';
import { DataTable } from '@plenary/ui/data-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import styles from './deals.module.css';
import { useDealFacts } from './use-deal-facts.tsx';
import { rowAttribute, useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  deals: readonly ListedDeal[];
  /** Columns beside the customer. */
  shown: readonly ListColumn[];
  selection: Selection;
}

interface Cell {
  columns: readonly ListColumn[];
  isNumeric?: boolean;
  className?: string | undefined;
}

/** Columns that belong together share a cell, one below the other: all of them fit on a small screen. */
const cells: readonly Cell[] = [
  { columns: ['venue', 'days', 'rooms', 'scientist'], className: styles.where },
  { columns: ['stage', 'survey', 'flags'] },
  { columns: ['pax', 'lunch'], isNumeric: true },
  { columns: ['netPrice', 'grossPrice'], isNumeric: true },
  { columns: ['endsAt', 'created', 'decided'], className: styles.ends },
  { columns: ['owner', 'next', 'lastContact'] },
];

/** What nobody knows for what it is, unless its name stands before it or over it. */
const named: readonly ListColumn[] = ['scientist', 'grossPrice', 'created', 'decided', 'lastContact'];

/** What stands below the name of the customer. */
const belowName: readonly ListColumn[] = ['title', 'contact'];

/** Deals, each with a link to its quote, and a box that selects it; keys go from row to row. */
export const DealsTable = ({ deals, shown, selection }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const factsOf = useDealFacts();
  const keys = useRowKeys(selection);
  const among = (columns: readonly ListColumn[]) => columns.filter((column) => shown.includes(column));
  const shownCells = cells.flatMap(({ columns, ...cell }) => {
    const [first, ...others] = among(columns);
    return first ? [{ ...cell, first, columns: [first, ...others], head: t(`deals.columns.${first}`) }] : [];
  });
  return (
    <DataTable caption={t('deals.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">
            <Checkbox label={<Hidden>{t('deals.assign.all')}</Hidden>} isSelected={selection.isWhole} onChange={selection.selectAll} />
          </th>
          <th scope="col">{t('deals.columns.customer')}</th>
          {shownCells.map(({ first, head, isNumeric }) => (
            <th key={first} scope="col" data-numeric={isNumeric}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {/* The keys of its links and boxes: the rows themselves are not operated. */}
      <tbody {...keys}>
        {deals.map((deal) => {
          const facts = factsOf(deal);
          const linesOf = (columns: readonly ListColumn[]) =>
            columns.flatMap((column, index) =>
              index > 0 && named.includes(column)
                ? facts[column].map((value) => t('deals.named', { name: t(`deals.columns.${column}`), value }))
                : facts[column],
            );
          return (
            <AtVenue key={deal.quoteId} venue={deal.venue}>
              <tr {...{ [rowAttribute]: deal.quoteId }}>
                <td>
                  <Checkbox
                    label={<Hidden>{t('deals.assign.one', { name: nameOf(deal) })}</Hidden>}
                    isSelected={selection.has(deal.quoteId)}
                    onChange={(isSelected) => selection.select(deal.quoteId, isSelected)}
                  />
                </td>
                <Customer deal={deal} below={linesOf(among(belowName))} />
                {shownCells.map(({ first, columns, head, isNumeric, className }) => (
                  <td key={first} className={className} data-numeric={isNumeric} data-label={head}>
                    <div>
                      <Lines lines={linesOf(columns)} />
                    </div>
                  </td>
                ))}
              </tr>
            </AtVenue>
          );
        })}
      </tbody>
    </DataTable>
  );
};

/** Who a deal is for, which leads to its quote. */
const Customer = ({ deal: { quoteId, userId, customer, venue, firstDay }, below }: { deal: ListedDeal; below: readonly ReactNode[] }) => {
  const nameOf = useDealName();
  return (
    <th scope="row" className={styles.who}>
      <DeskLink to={paths.quote(quoteId)} or={paths.sheet({ venue: venue.slug, day: firstDay })} aria-keyshortcuts="J K X">
        {nameOf({ customer })}
      </DeskLink>
      {customer?.companyName ? (
        <span className={styles.person}>
          {userId ? (
            <DeskLink isName to={paths.customer(userId)}>
              {customer.name}
            </DeskLink>
          ) : (
            customer.name
          )}
        </span>
      ) : null}
      {below.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other place than their own
        <span key={index} className={styles.person}>
          {line}
        </span>
      ))}
    </th>
  );
};

const Lines = ({ lines }: { lines: readonly ReactNode[] }) =>
  lines.length === 0
    ? '–'
    : lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other place than their own
        <span key={index} className={styles.line}>
          {line}
        </span>
      ));

const Hidden = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;
