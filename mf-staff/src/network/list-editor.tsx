import { networkLimits } from '@plenary/contracts/network-terms';
import { maxClosingReason } from '@plenary/contracts/venue-closings';
import { Button } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { Icon } from '@plenary/ui/icon';
import { IconButton } from '@plenary/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';
import { fieldId } from './use-venue-fields.ts';
import { type ListKey, listColumns, type Row } from './venue-form.ts';

interface Props {
  list: ListKey;
  label: string;
  rows: readonly Row[];
  fault: string | undefined;
  /** The rows that another person saved meanwhile, in words. */
  theirs: string | undefined;
  onChange: (rows: readonly Row[]) => void;
}

const limitOf = (column: string) => {
  if (column === 'from' || column === 'to') return 'YYYY-MM-DD'.length;
  if (column === 'reason') return maxClosingReason;
  if (column === 'minutesToWalk') return 3;
  return column === 'line' || column === 'id' ? networkLimits.line : networkLimits.place;
};

/** Rows of a list: typed in place, added at the end, where the focus then is. */
export const ListEditor = ({ list, label, rows, fault, theirs, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(0);
  const columns = listColumns[list];
  useEffect(() => {
    if (added > 0) group.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus();
  }, [added]);
  const change = (index: number, column: string, text: string) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, [column]: text } : row)));
  return (
    <fieldset
      ref={group}
      id={fieldId(list)}
      tabIndex={-1}
      className={styles.list}
      aria-labelledby={`${fieldId(list)}-label`}
      aria-describedby={`${fieldId(list)}-message`}
    >
      <legend className={styles.listHead}>
        <span id={`${fieldId(list)}-label`}>{label}</span>
        {rows.length < networkLimits.rows ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon name="plus" size={16} />}
            onClick={() => {
              onChange([...rows, Object.fromEntries(columns.map((column) => [column, '']))]);
              setAdded(added + 1);
            }}
          >
            {t('network.addRow')}
            <span className="visually-hidden"> {label}</span>
          </Button>
        ) : null}
      </legend>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but what is being typed in it.
          <li key={index} className={styles.row} data-columns={columns.length}>
            {columns.map((column) => (
              <label key={column} className={styles.cell} data-column={column}>
                <span className={styles.cellLabel}>{t(`network.columns.${column}` as 'network.columns.line')}</span>
                <input
                  className={styles.input}
                  value={row[column] ?? ''}
                  maxLength={limitOf(column)}
                  inputMode={column === 'minutesToWalk' ? 'numeric' : undefined}
                  autoComplete="off"
                  onChange={(event) => change(index, column, event.target.value)}
                />
              </label>
            ))}
            <IconButton
              icon="trash"
              size="small"
              label={t('network.removeRow', { list: label, row: index + 1 })}
              onClick={() => {
                onChange(rows.filter((_, place) => place !== index));
                group.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <FieldError id={`${fieldId(list)}-message`} message={fault ?? theirs} tone={fault ? 'danger' : 'warning'} />
    </fieldset>
  );
};
