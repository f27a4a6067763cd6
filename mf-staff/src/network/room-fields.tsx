import { networkLimits, roomEquipment } from '@plenary/contracts/network-terms';
import { Checkbox } from '@plenary/ui/checkbox';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';
import type { RoomForm } from './room-form.ts';

const flags = ['isStepFree', 'hasVideoConference', 'hasSeveralScreens', 'hasPillar'] as const;
export const roomFieldId = (field: string) => `room-${field}`;

interface Props {
  form: RoomForm;
  edit: (part: Partial<RoomForm>) => void;
  faultOf: (field: string) => string | undefined;
}

/** The fields of a room. */
export const RoomFields = ({ form, edit, faultOf }: Props) => {
  const { t } = useTranslation('staff');
  const text = (field: 'name' | 'floor' | 'area' | 'height') => ({
    id: roomFieldId(field),
    label: t(`network.room.${field}`),
    value: form[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: (value: string) => edit({ [field]: value }),
  });
  return (
    <>
      <TextField {...text('name')} maxLength={networkLimits.roomName} />
      <div className={styles.thirds}>
        <TextField {...text('floor')} inputMode="text" maxLength={3} />
        <TextField {...text('area')} inputMode="decimal" maxLength={7} />
        <TextField {...text('height')} inputMode="decimal" maxLength={5} />
      </div>
      <SegmentedControl
        label={t('network.room.hasDaylight')}
        options={(['unknown', 'yes', 'no'] as const).map((id) => ({ id, label: t(`network.daylight.${id}`) }))}
        value={form.daylight}
        onChange={(daylight) => edit({ daylight })}
      />
      <div className={styles.flags}>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            id={roomFieldId(flag)}
            label={t(`network.room.${flag}`)}
            error={faultOf(flag)}
            isSelected={form[flag]}
            onChange={(isSelected) => edit({ [flag]: isSelected })}
          />
        ))}
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('network.room.equipment')}</legend>
        <div className={styles.pair}>
          {roomEquipment.map((item) => (
            <Checkbox
              key={item}
              label={t(`network.equipment.${item}`)}
              isSelected={form.equipment.includes(item)}
              onChange={(isSelected) =>
                edit({ equipment: roomEquipment.filter((one) => (one === item ? isSelected : form.equipment.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};
