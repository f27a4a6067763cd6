import type { ImportLine, ImportPlan } from '@plenary/contracts/network-file.schemas';
import { type ImportOutcome, importOutcomes, networkSheets } from '@plenary/contracts/network-file-terms';
import { Badge } from '@plenary/ui/badge';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';

const tones = { created: 'success', changed: 'info', same: 'neutral', refused: 'warning' } as const satisfies Record<ImportOutcome, string>;
/** Lines that are drawn; the counts are of all. */
const shown = 300;
const changesShown = 6;

/** What an import does, by sheet and by row; the rows that are refused first. */
export const PlanTable = ({ plan }: { plan: ImportPlan }) => {
  const { t } = useTranslation('staff');
  const left = plan.left + Math.max(0, plan.lines.length - shown);
  const columns = {
    sheet: t('network.file.columns.sheet'),
    row: t('network.file.columns.row'),
    name: t('network.file.columns.name'),
    outcome: t('network.file.columns.outcome'),
    detail: t('network.file.columns.detail'),
  };
  return (
    <>
      <Counts counts={plan.counts} />
      {plan.lines.length > 0 ? (
        <DataTable caption={t('network.file.lines')} isStacked density="dense">
          <thead>
            <tr>
              {Object.entries(columns).map(([id, words]) => (
                <th key={id} scope="col" data-numeric={id === 'row' || undefined}>
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.lines.slice(0, shown).map((line) => (
              <tr key={`${line.sheet} ${line.row} ${line.name}`}>
                <th scope="row">{t(`network.file.sheets.${line.sheet}`)}</th>
                <td data-numeric data-label={columns.row}>
                  {line.row ?? '–'}
                </td>
                <td data-label={columns.name}>{line.name}</td>
                <td data-label={columns.outcome}>
                  <Badge tone={tones[line.outcome]}>{t(`network.file.outcomes.${line.outcome}`)}</Badge>
                </td>
                <td data-label={columns.detail}>
                  <Detail line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : null}
      {left > 0 ? <p className={styles.soft}>{t('network.file.left', { count: left })}</p> : null}
    </>
  );
};

const Counts = ({ counts }: Pick<ImportPlan, 'counts'>) => {
  const { t } = useTranslation('staff');
  return (
    <DataTable caption={t('network.file.counts')} density="dense">
      <thead>
        <tr>
          <th scope="col">{t('network.file.columns.sheet')}</th>
          {importOutcomes.map((outcome) => (
            <th key={outcome} scope="col" data-numeric>
              {t(`network.file.outcomes.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {networkSheets.map((sheet) => (
          <tr key={sheet}>
            <th scope="row">{t(`network.file.sheets.${sheet}`)}</th>
            {importOutcomes.map((outcome) => (
              <td key={outcome} data-numeric>
                {counts[sheet][outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const Detail = ({ line: { outcome, changes, faults } }: { line: ImportLine }) => {
  const { t } = useTranslation('staff');
  if (outcome === 'created') return null;
  const wordsOf = ({ column, code, reason }: ImportLine['faults'][number]) => {
    const fault = t([
      `network.file.faults.${code}` as 'network.file.faults.missing',
      `network.faults.${code}` as 'network.faults.other',
      'network.faults.other',
    ]);
    return `${column} : ${fault}${reason ? ` (${reason})` : ''}`;
  };
  const told = faults.length > 0 ? faults.map(wordsOf) : changes.map(({ field, from, to }) => `${field} : ${from ?? '–'} → ${to ?? '–'}`);
  return (
    <ul className={styles.plan}>
      {told.slice(0, changesShown).map((words) => (
        <li key={words}>{words}</li>
      ))}
      {told.length > changesShown ? <li>{t('network.file.left', { count: told.length - changesShown })}</li> : null}
    </ul>
  );
};
