import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import { addonNames } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { Checkbox } from '@plenary/ui/checkbox';
import styles from './change-fields.module.css';
import { Folded } from './folded.tsx';
import { useTexts } from './texts-of.tsx';

interface Props {
  booked: Addons;
  chosen: Addons;
  /** By field path `addons.afterwork`. */
  errors: FieldErrors;
  onChange: (chosen: Addons) => void;
}

/** Add-ons of a booking, folded up; nothing where rooms alone are sold. */
export const AddonFields = ({ booked, chosen, errors, onChange }: Props) => {
  const t = useTexts();
  const { settings } = usePlatform();
  if (!sellsServices(settings.productMode)) return null;
  const offered = addonNames.filter((name) => name !== 'ecology' || booked.ecology !== undefined);
  return (
    <Folded summary={t('addons.title')} isMarked={offered.some((name) => errors[`addons.${name}`])}>
      <fieldset className={styles.addons}>
        <legend className="visually-hidden">{t('addons.title')}</legend>
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={t(`addons.${name}.title`)}
            description={t(`addons.${name}.text`)}
            error={errors[`addons.${name}`] ? t('faults.addon') : undefined}
            isSelected={chosen[name] ?? false}
            onChange={(isChosen) => onChange({ ...chosen, [name]: isChosen })}
          />
        ))}
      </fieldset>
    </Folded>
  );
};
