import type { StaffSurvey } from '@plenary/contracts/staff-surveys';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { fieldWords, valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

/** What a survey asks for, against what was signed or accepted since. */
export const Differences = ({ differences }: Pick<StaffSurvey, 'differences'>) => {
  const { t } = useTranslation('staff');
  return (
    <section className={styles.panel} aria-labelledby="differences">
      <h2 id="differences" className={styles.heading}>
        {t('surveys.differences')}
      </h2>
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
                    <del className={styles.before}>{valueWords(t, field, initial)}</del>
                  </td>
                  <td data-label={t('surveys.columns.current')}>
                    <ins className={styles.after}>{valueWords(t, field, current)}</ins>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
    </section>
  );
};
