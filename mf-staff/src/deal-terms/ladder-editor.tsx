import { ladderLimits } from '@plenary/contracts/cancellation-ladder';
import { useTranslation } from 'react-i18next';
import { rungColumns } from '../network/prices-form.ts';
import { RowsEditor } from '../network/rows-editor.tsx';
import type { Row } from '../network/venue-form.ts';
import { termsFieldId } from './terms-form.ts';

interface Props {
  /** Of the field in the terms. */
  path: string;
  label: string;
  description: string;
  rows: readonly Row[];
  faultOf: (path: string) => string | undefined;
  onChange: (rows: readonly Row[]) => void;
}

/** What a cancellation costs by the days before the event. */
export const LadderEditor = ({ path, label, description, rows, faultOf, onChange }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <RowsEditor
      id={termsFieldId(path)}
      label={label}
      description={description}
      columns={rungColumns.map((key) => ({ key, label: t(`network.prices.rung.${key}`), maxLength: 3, isNumber: true }))}
      rows={rows}
      mostRows={ladderLimits.rungs}
      fault={faultOf(path)}
      onChange={onChange}
    />
  );
};
