import { surveyEquipments } from '@plenary/contracts/survey-terms';
import { Checkbox } from '@plenary/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { RoomAnswers } from '../answers/answers.ts';
import row from '../step/field-row.module.css';
import { fieldId } from '../step/field-words.ts';
import type { StepForm } from '../step/step-form.ts';

/** The equipment to have ready in the room. */
export const EquipmentAnswer = ({ form: { answers, change } }: { form: Pick<StepForm<RoomAnswers>, 'answers' | 'change'> }) => {
  const { t } = useTranslation('survey');
  const { equipments } = answers;
  return (
    <fieldset>
      <legend className={row.legend}>
        {t('field.equipments')} <span>{t('field.optional')}</span>
      </legend>
      <div className={row.checks}>
        {surveyEquipments.map((name, index) => (
          <Checkbox
            key={name}
            id={index === 0 ? fieldId('equipments') : fieldId(`equipments-${name}`)}
            name="equipments"
            label={t(`equipment.${name}`)}
            isSelected={equipments.includes(name)}
            onChange={(isSelected) =>
              change('equipments', isSelected ? [...equipments, name] : equipments.filter((other) => other !== name))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
