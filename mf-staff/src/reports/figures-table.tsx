import { DataTable } from '@plenary/ui/data-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reports.module.css';

interface Props<Row> {
  caption: string;
  /** What a row stands for. */
  group: string;
  /** Heads of the columns of figures, by their ids. */
  heads: Readonly<Record<string, string>>;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
  /** Name of the total, by default as such. */
  totalName?: ReactNode;
  /** A cell for each head; of null: of the total. */
  figuresOf: (row: Row | null) => ReactNode;
}

/** The figures of each row of a report, the total under them. */
export const FiguresTable = <Row extends { key: string }>(props: Props<Row>) => {
  const { caption, group, heads, rows, nameOf, totalName, figuresOf } = props;
  const { t } = useTranslation('staff');
  return (
    <DataTable caption={caption} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{group}</th>
          {Object.entries(heads).map(([id, words]) => (
            <th key={id} scope="col" data-numeric>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              {nameOf(row)}
            </th>
            {figuresOf(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalName ?? t('reports.total')}</th>
          {figuresOf(null)}
        </tr>
      </tfoot>
    </DataTable>
  );
};
