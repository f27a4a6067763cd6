import { exportNetwork } from '@plenary/contracts/network-file.endpoints';
import type { NetworkFile } from '@plenary/contracts/network-file.schemas';
import { spreadsheetTypes } from '@plenary/contracts/spreadsheet-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { saveFile } from '@plenary/ui/save-file';
import { useTranslation } from 'react-i18next';
import { DeedButton } from '../desk/permitted.tsx';
import { networkToSheets } from '../network-workbook/network-to-sheets.ts';
import { writeWorkbook } from '../network-workbook/workbook.ts';
import { fetchNetworkFile } from './api.ts';

const forms = {
  xlsx: async (network: NetworkFile) => new Blob([await writeWorkbook(networkToSheets(network))], { type: spreadsheetTypes.xlsx }),
  json: async (network: NetworkFile) => new Blob([JSON.stringify(network, null, 1)], { type: 'application/json' }),
} as const;
type Form = keyof typeof forms;

/** Saves the whole network as a file that can be imported: a workbook for people, JSON for programs. */
export const ExportButtons = () => (
  <>
    <ExportButton form="xlsx" />
    <ExportButton form="json" />
  </>
);

const ExportButton = ({ form }: { form: Form }) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const failed = t('surveys.failures.failed');
  const exporting = useSubmission({
    endpoints: [exportNetwork],
    send: async () => forms[form](await fetchNetworkFile()),
    words: { failed },
    onDone: (content) => saveFile({ content, name: `network.${form}` }),
    onFailure: ({ text }) => notify({ text: text ?? failed }),
  });
  return (
    <DeedButton
      by={exportNetwork}
      size="small"
      variant="secondary"
      isPending={exporting.isPending}
      pendingLabel={t('planning.saving')}
      onClick={() => exporting.submit()}
    >
      {t(`network.file.export.${form}`)}
    </DeedButton>
  );
};
