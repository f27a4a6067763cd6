import { palettes } from '@plenary/contracts/network-terms';
import { Checkbox } from '@plenary/ui/checkbox';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './network.module.css';
import { fieldId, type VenueFields } from './use-venue-fields.ts';
import { flagKeys } from './venue-form.ts';

/** Names of a venue, its colours, and what it promises in one word. */
export const IdentityPanel = ({ fields }: { fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  const { text, limit, theirs, form, set, labelOf, faultOf } = fields;
  return (
    <Panel id="identity" title={t('network.panels.identity')}>
      <div className={styles.pair}>
        <TextField {...text('name')} {...limit('name')} warning={theirs('name')} description={t('network.hints.name')} />
        <TextField
          {...text('commercialName')}
          {...limit('commercialName')}
          warning={theirs('commercialName')}
          description={t('network.hints.commercialName')}
        />
      </div>
      <NativeSelect
        {...text('palette')}
        warning={theirs('palette')}
        description={t('network.hints.palette')}
        options={palettes.map((id) => ({ id, label: t(`network.palettes.${id}`) }))}
      />
      <div className={styles.flags}>
        {flagKeys.map((key) => (
          <Checkbox
            key={key}
            id={fieldId(key)}
            label={labelOf(key)}
            description={t(`network.hints.${key}`)}
            error={faultOf(key)}
            isSelected={form[key]}
            onChange={(isSelected) => set(key, isSelected)}
          />
        ))}
      </div>
    </Panel>
  );
};
