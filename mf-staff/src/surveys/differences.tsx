import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { After, Before } from '../desk/changed-value.tsx';
import { Panel } from '../desk/panel.tsx';
import { fieldWords, valueWords } from './survey-words.ts';

/** Differences of a survey from the signed quote or the last acceptance. */
export const Differences = ({ differences }: Pick<StaffSurvey, 'differences'>) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="differences" title={t('surveys.differences')}>
      {differences.length === 0 ? (
        <p>{t('surveys.same')}</p>
      ) : (
        <DataTable caption={t('surveys.differences')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              {(['field', 'initial', 'current'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`surveys.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, initial, current }) => {
              const field = path.split('.').at(-1) ?? '';
              return (
                <tr key={path}>
                  <th scope="row">{fieldWords(t, path)}</th>
                  <td data-label={t('surveys.columns.initial')}>
                    <Before>{valueWords(t, field, initial)}</Before>
                  </td>
                  <td data-label={t('surveys.columns.current')}>
                    <After>{valueWords(t, field, current)}</After>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
};
