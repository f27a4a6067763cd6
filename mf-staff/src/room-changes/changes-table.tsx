import type { ModificationRow } from '@plenary/contracts/referentials.schemas';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { After, Before } from '../desk/changed-value.tsx';
import styles from './room-change.module.css';

interface Props {
  modifications: readonly ModificationRow[];
  /** Whether the room has other values now than when the change was asked for. */
  hasMovedOn: boolean;
}

/** Old and new values; if the room has changed since, its current values next to them. */
export const ChangesTable = ({ modifications, hasMovedOn }: Props) => {
  const { t } = useTranslation('staff');
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
