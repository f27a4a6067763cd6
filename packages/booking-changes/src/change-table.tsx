import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { arrangementRows, type ChangeRow, ledgerRows, priceRows, type Sides } from './change-rows.ts';
import styles from './change-table.module.css';
import { useTexts } from './texts-of.tsx';

interface Props extends Sides, Pick<ChangePreview, 'ledger' | 'fee'> {
  density?: 'comfortable' | 'dense';
}

/**
 * A booking before and after a change: days, people, rooms, every line, VAT and totals, to the cent; with its ledger also what is left to pay.
 * What stays steps back.
 */
export const ChangeTable = ({ before, after, ledger, fee, density }: Props) => {
  const t = useTexts();
  const { language, locale } = usePlatform();
  const sides = { before, after };
  const rows = [
    ...arrangementRows(sides, t, language),
    ...priceRows(sides, t, language),
    ...ledgerRows(sides, { ledger, fee }, { t, locale }),
  ];
  return (
    <DataTable caption={t('table.caption')} isStacked density={density}>
      <thead>
        <tr>
          <th scope="col">{t('table.what')}</th>
          <th scope="col" data-numeric>
            {t('table.before')}
          </th>
          <th scope="col" data-numeric>
            {t('table.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
};

const Row = ({ label, was, is, isWords = false, isStrong = false }: ChangeRow) => {
  const t = useTexts();
  const cell = isWords ? { className: styles.told } : { 'data-numeric': true };
  const isSame = was === is;
  return (
    <tr data-strong={isStrong || undefined} data-same={isSame || undefined} className={styles.row}>
      <th scope="row" colSpan={was === null ? 2 : 1}>
        {label}
      </th>
      {was === null ? null : (
        <td {...cell} data-was data-label={t('table.before')}>
          {was}
        </td>
      )}
      <td {...cell} data-label={was === null ? undefined : isSame ? t('table.same') : t('table.after')}>
        {is}
      </td>
    </tr>
  );
};
