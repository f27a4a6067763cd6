import { Button } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { Icon } from '@plenary/ui/icon';
import { IconButton } from '@plenary/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';
import type { Row } from './venue-form.ts';

interface RowColumn {
  key: string;
  label: string;
  maxLength: number;
  isNumber?: boolean;
}

interface Props {
  id: string;
  label: string;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  mostRows: number;
  description?: string;
  fault?: string | undefined;
  /** Told in place of a fault: the rows that another person saved meanwhile, in words. */
  notice?: string | undefined;
  isReadOnly?: boolean;
  onChange: (rows: readonly Row[]) => void;
}

/** Rows of a list: typed in place, added at the end, where the focus then is. */
export const RowsEditor = ({ id, label, columns, rows, mostRows, description, fault, notice, isReadOnly = false, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) group.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus();
  }, [added]);
  const change = (index: number, column: string, text: string) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, [column]: text } : row)));
  return (
    <fieldset ref={group} id={id} tabIndex={-1} className={styles.list} aria-labelledby={`${id}-label`} aria-describedby={`${id}-message`}>
      <legend className={styles.listHead}>
        <span id={`${id}-label`}>{label}</span>
        {rows.length < mostRows && !isReadOnly ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon name="plus" size={16} />}
            onClick={() => {
              onChange([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))]);
              setAdded(added + 1);
            }}
          >
            {t('network.addRow')}
            <span className="visually-hidden"> {label}</span>
          </Button>
        ) : null}
      </legend>
      {description ? <p className={styles.soft}>{description}</p> : null}
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but what is being typed in it.
          <li key={index} className={styles.row} data-columns={columns.length}>
            {columns.map((column) => (
              <label key={column.key} className={styles.cell} data-column={column.key}>
                <span className={styles.cellLabel}>{column.label}</span>
                <input
                  className={styles.input}
                  value={row[column.key] ?? ''}
                  maxLength={column.maxLength}
                  inputMode={column.isNumber ? 'numeric' : undefined}
                  autoComplete="off"
                  readOnly={isReadOnly}
                  onChange={(event) => change(index, column.key, event.target.value)}
                />
              </label>
            ))}
            {isReadOnly ? null : (
              <IconButton
                icon="trash"
                size="small"
                label={t('network.removeRow', { list: label, row: index + 1 })}
                onClick={() => {
                  onChange(rows.filter((_, place) => place !== index));
                  group.current?.focus();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-message`} message={fault ?? notice} tone={fault ? 'danger' : 'warning'} />
    </fieldset>
  );
};
