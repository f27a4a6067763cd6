import { networkLimits } from '@plenary/contracts/network-terms';
import { maxClosingReason } from '@plenary/contracts/venue-closings';
import { useTranslation } from 'react-i18next';
import { RowsEditor } from './rows-editor.tsx';
import { fieldId, type VenueFields } from './use-venue-fields.ts';
import { type ListKey, listColumns } from './venue-form.ts';

const limitOf = (column: string) => {
  if (column === 'from' || column === 'to') return 'YYYY-MM-DD'.length;
  if (column.startsWith('reason')) return maxClosingReason;
  if (column === 'minutesToWalk') return 3;
  return column === 'line' || column === 'id' ? networkLimits.line : networkLimits.place;
};

/** A list of a venue's facts. */
export const ListEditor = ({ list, fields: { form, labelOf, faultOf, theirs, set } }: { list: ListKey; fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  return (
    <RowsEditor
      id={fieldId(list)}
      label={labelOf(list)}
      columns={listColumns[list].map((key) => ({
        key,
        label: t(`network.columns.${key}` as 'network.columns.line'),
        maxLength: limitOf(key),
        isNumber: key === 'minutesToWalk',
      }))}
      rows={form[list]}
      mostRows={networkLimits.rows}
      fault={faultOf(list)}
      notice={theirs(list)}
      onChange={(rows) => set(list, rows)}
    />
  );
};
