import type { ModificationRow } from '@plenary/contracts/referentials.schemas';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { After, Before } from '../desk/changed-value.tsx';
import styles from './room-change.module.css';

interface Props {
  modifications: readonly ModificationRow[];
  /** Only then what the room has now says something. */
  isOpen: boolean;
}

/** Old and new values; if the room has changed since, its current values next to them. */
export const ChangesTable = ({ modifications, isOpen }: Props) => {
  const { t } = useTranslation('staff');
  const hasMovedOn = isOpen && modifications.some(({ from, current }) => from !== current);
  return (
    <div className={styles.changes}>
      <DataTable caption={t('roomChange.caption')} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{t('roomChange.field')}</th>
            <th scope="col">{t('roomChange.before')}</th>
            {hasMovedOn ? <th scope="col">{t('roomChange.current')}</th> : null}
            <th scope="col">{t('roomChange.after')}</th>
          </tr>
        </thead>
        <tbody>
          {modifications.map(({ field, from, to, current }) => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              <td>
                <Before>{from ?? '–'}</Before>
              </td>
              {hasMovedOn ? <td className={from === current ? undefined : styles.moved}>{current ?? '–'}</td> : null}
              <td>
                <After>{to}</After>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};
