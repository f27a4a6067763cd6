import type { Planning } from '@plenary/contracts/planning.schemas';
import { Checkbox } from '@plenary/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { BlockForm } from './api.ts';
import styles from './blocks.module.css';

interface Props {
  rooms: Planning['rooms'];
  chosen: BlockForm['rooms'];
  error: string | undefined;
  onChange: (chosen: BlockForm['rooms']) => void;
}

/** Some rooms of a venue, or all of them. */
export const RoomChoices = ({ rooms, chosen, error, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const some = chosen === 'all' ? [] : chosen;
  const turn = (id: string, isOn: boolean) => onChange(isOn ? [...some, id] : some.filter((one) => one !== id));
  return (
    <fieldset className={styles.choices}>
      <legend>{t('blocks.rooms')}</legend>
      <Checkbox label={t('blocks.all')} isSelected={chosen === 'all'} onChange={(isOn) => onChange(isOn ? 'all' : [])} />
      {chosen === 'all'
        ? null
        : rooms.map(({ id, name }) => (
            <Checkbox key={id} label={name} isSelected={some.includes(id)} onChange={(isOn) => turn(id, isOn)} />
          ))}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
};
