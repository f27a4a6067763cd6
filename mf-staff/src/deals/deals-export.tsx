import { exportDeals } from '@plenary/contracts/desk-deals.endpoints';
import { type ExportedRows, exportedRows } from '@plenary/contracts/desk-deals-terms';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportLinks } from '../desk/export-links.tsx';
import { useMay } from '../desk/permitted.tsx';
import { type DealsAsked, exportAddress } from './api.ts';

/** Saves what the list finds: a row a deal, a day of an event, or a line of a quote (design: desk D25). */
export const DealsExport = ({ asked }: { asked: DealsAsked }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [rows, setRows] = useState<ExportedRows>(exportedRows[0]);
  if (!useMay(exportDeals)) return null;
  return (
    <>
      <NativeSelect
        label={t('deals.export.rows')}
        options={exportedRows.map((id) => ({ id, label: t(`deals.export.of.${id}`) }))}
        value={rows}
        onChange={setRows}
      />
      <ExportLinks by={exportDeals} addressOf={(format) => exportAddress(asked, { rows, format, language })} />
    </>
  );
};
