import { bigEventLimits } from '@plenary/contracts/big-event-rules';
import { maxTypedEmailLength } from '@plenary/contracts/email-address';
import { TextField, type TextFieldProps } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './big-event-form.module.css';
import { fieldId } from './field-words.ts';
import type { FormPart } from './form-part.ts';

const fields = [
  { name: 'firstname', autoComplete: 'given-name', maxLength: bigEventLimits.firstname },
  { name: 'lastname', autoComplete: 'family-name', maxLength: bigEventLimits.lastname },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: maxTypedEmailLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: bigEventLimits.phone },
] as const satisfies (Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength'> & { name: string })[];

/** Contact of the demand (spec/booking.md §2 "contact information"). */
export const ContactFields = ({ event: { draft, change }, errorOf }: FormPart) => {
  const { t } = useTranslation('booking');
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('bigEvent.contact')}</legend>
      <div className={styles.fields}>
        {fields.map(({ name, ...input }) => (
          <TextField
            key={name}
            {...input}
            id={fieldId(name)}
            name={name}
            label={t(`bigEvent.field.${name}`)}
            value={draft[name]}
            onChange={(value) => change(name, value)}
            error={errorOf(name)}
            required
          />
        ))}
      </div>
    </fieldset>
  );
};
