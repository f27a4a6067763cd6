import { spreadsheetTypes } from '@plenary/contracts/spreadsheet-terms';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Checkbox } from '@plenary/ui/checkbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import styles from './network.module.css';
import { PlanTable } from './plan-table.tsx';
import { useImport } from './use-import.ts';

/** Takes the network from a file: what it would change is shown first, then all of it is written or nothing. */
export const ImportPage = () => {
  const { t } = useTranslation('staff');
  const importing = useImport();
  const { file, plan, isDone, failure } = importing;
  const refused = plan ? Object.values(plan.counts).reduce((sum, counts) => sum + counts.refused, 0) : 0;
  const isSame = plan !== null && plan.lines.length === 0;
  return (
    <DeskPage
      title={t('network.file.title')}
      description={t('network.file.description')}
      choices={<DeskLink to={paths.network()}>{t('network.toList')}</DeskLink>}
    >
      <div className={styles.import}>
        <FileField fileName={file?.name ?? null} onChosen={importing.choose} />
        <Checkbox
          label={t('network.file.archiveMissing')}
          description={t('network.file.archiveMissingHint')}
          isSelected={importing.archiveMissing}
          onChange={importing.setArchiveMissing}
        />
        {failure ? <FailureNotice>{failure}</FailureNotice> : null}
        {importing.isPending ? <p role="status">{t('network.file.reading')}</p> : null}
        {isDone ? <Callout tone="success" role="status" title={t('network.file.done')} /> : null}
        {isSame && !isDone ? <Callout tone="info" role="status" title={t('network.file.same')} /> : null}
        {refused > 0 ? <Callout tone="warning" role="status" title={t('network.file.refused', { count: refused })} /> : null}
        {plan ? <PlanTable plan={plan} /> : null}
        {plan && !isSame && !isDone ? (
          <div className={styles.actions}>
            <Button
              disabled={refused > 0}
              isPending={importing.isApplying}
              pendingLabel={t('planning.saving')}
              onClick={() => importing.apply()}
            >
              {t('network.file.apply')}
            </Button>
          </div>
        ) : null}
      </div>
    </DeskPage>
  );
};

const FileField = ({ fileName, onChosen }: { fileName: string | null; onChosen: (file: File) => void }) => {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <label htmlFor={id} className={styles.drop}>
      <strong>{t('network.file.choose')}</strong>
      <span className={styles.soft}>{fileName ?? t('network.file.chooseHint')}</span>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={`.json,.xlsx,application/json,${spreadsheetTypes.xlsx}`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChosen(chosen);
          target.value = '';
        }}
      />
    </label>
  );
};
