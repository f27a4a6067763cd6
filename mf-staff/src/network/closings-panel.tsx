import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { ListEditor } from './list-editor.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';

/** Days on which the venue alone is closed. */
export const ClosingsPanel = ({ fields: { form, set, labelOf, faultOf, theirs } }: { fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="closings" title={t('network.panels.closings')}>
      <p className={styles.soft}>{t('network.hints.closings')}</p>
      <ListEditor
        list="closings"
        label={labelOf('closings')}
        rows={form.closings}
        fault={faultOf('closings')}
        theirs={theirs('closings')}
        onChange={(rows) => set('closings', rows)}
      />
    </Panel>
  );
};
