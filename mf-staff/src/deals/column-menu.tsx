import { listColumns } from '@plenary/contracts/desk-deals-terms';
import { Menu } from '@plenary/ui/menu';
import { useTranslation } from 'react-i18next';
import type { DealsAsked } from './api.ts';
import { askedFor, shownColumns, withColumn } from './shown-columns.ts';

interface Props {
  asked: DealsAsked;
  onAsk: (part: DealsAsked) => void;
}

/** The columns that the list shows beside the customer: a choice in its address, so that a link, a saved view and a file have it (design: desk D2). */
export const ColumnMenu = ({ asked: { columns, after }, onAsk }: Props) => {
  const { t } = useTranslation('staff');
  const shown = shownColumns(columns);
  return (
    <Menu
      align="start"
      trigger={t('deals.columnsShown', { shown: shown.length, all: listColumns.length })}
      items={listColumns.map((id) => ({ id, label: t(`deals.columns.${id}`) }))}
      selectedIds={shown}
      onAction={(id) => onAsk({ columns: askedFor(withColumn(shown, id)), after })}
    />
  );
};
