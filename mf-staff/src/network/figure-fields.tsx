import { capacityFields, roomCategories, roomNumberLimits, subcommitteeTypes } from '@plenary/contracts/referential-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { FiguresForm } from './figures-form.ts';
import styles from './network.module.css';
import { roomFieldId } from './room-fields.tsx';

interface Props {
  form: FiguresForm;
  /** The people of a room of a published venue are agreed on by two persons. */
  hasPeople: boolean;
  edit: (part: Partial<FiguresForm>) => void;
  faultOf: (field: string) => string | undefined;
}

/** Category of a room, its size as a sub-room, and the people it holds in each set-up. */
export const FigureFields = ({ form, hasPeople, edit, faultOf }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          label={t('fields.category')}
          value={form.category}
          options={roomCategories.map((id) => ({ id, label: t(`roomCategories.${id}`) }))}
          onChange={(category) => edit({ category })}
        />
        <NativeSelect
          label={t('fields.subcommitteeType')}
          value={form.subcommitteeType}
          options={[
            { id: '' as const, label: t('network.neverSubroom') },
            ...subcommitteeTypes.map((id) => ({ id, label: t(`subroomSizes.${id}`) })),
          ]}
          onChange={(subcommitteeType) => edit({ subcommitteeType })}
        />
      </div>
      {hasPeople ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('rooms.capacities')}</legend>
          <p className={styles.soft}>{t('network.peopleHint')}</p>
          <div className={styles.numbers}>
            {capacityFields.map((field) => (
              <TextField
                key={field}
                id={roomFieldId(field)}
                label={t(`fields.${field}`)}
                value={form.people[field]}
                error={faultOf(`people.${field}`)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={roomNumberLimits.maxLength}
                onChange={(text) => edit({ people: { ...form.people, [field]: text } })}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <p className={styles.soft}>{t('network.twoPersons')}</p>
      )}
    </>
  );
};
