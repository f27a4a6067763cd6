import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { ListEditor } from './list-editor.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';
import { type ListKey, listColumns } from './venue-form.ts';

const lists = (Object.keys(listColumns) as ListKey[]).filter((list) => list !== 'closings');

/** How people come: stops, bikes and parkings, each with the minutes on foot. */
export const StopsPanel = ({ fields }: { fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="stops" title={t('network.panels.stops')}>
      <p className={styles.soft}>{t('network.hints.stops')}</p>
      <div className={styles.lists}>
        {lists.map((list) => (
          <ListEditor key={list} list={list} fields={fields} />
        ))}
      </div>
    </Panel>
  );
};
