import { signatureLimits } from '@plenary/contracts/signature-terms';
import { TextField, type TextFieldProps } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { CountryField } from './country-field.tsx';
import { errorText, fieldId } from './field-words.ts';
import { type FieldGroup, type TextPath, textFields } from './signature-draft.ts';
import styles from './signature-form.module.css';
import type { DraftForm } from './use-draft.ts';

const inputs: Partial<Record<TextPath, Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>>> = {
  'billing.companyName': { autoComplete: 'organization' },
  'billing.street': { autoComplete: 'billing street-address' },
  'billing.zipCode': { autoComplete: 'billing postal-code' },
  'billing.city': { autoComplete: 'billing address-level2' },
  'billing.email': { type: 'email', autoComplete: 'off' },
  'paymentReminder.email': { type: 'email', autoComplete: 'off' },
  'paymentReminder.phone': { type: 'tel', autoComplete: 'off' },
  'invoicing.url': { type: 'url', autoComplete: 'off' },
  'invoicing.address': { type: 'email', autoComplete: 'off' },
  'invoicing.copyTo': { type: 'email', autoComplete: 'off' },
  'signatory.name': { autoComplete: 'name' },
  'signatory.jobTitle': { autoComplete: 'organization-title' },
  'company.secondSignatory': { type: 'email', autoComplete: 'off' },
};
const hints: Partial<Record<TextPath, 'vatCode' | 'url' | 'secondSignatory'>> = {
  'billing.vatCode': 'vatCode',
  'invoicing.url': 'url',
  'company.secondSignatory': 'secondSignatory',
};

interface Props {
  form: DraftForm;
  group: FieldGroup;
  /** Paths that have to be filled in now. */
  required: readonly string[];
  /** Paths that have to be filled in one day. */
  needed?: readonly string[];
}

/** The text fields of a part of the signature page, with the labels and limits of the paper. */
export const TextFields = ({ form, group, required, needed = required }: Props) => {
  const { draft, errors, write } = form;
  const { t } = useTranslation('booking');
  return (
    <div className={styles.fields}>
      {textFields[group].map(([path, limit]) => {
        const hint = hints[path];
        const isRequired = required.includes(path);
        if (path === 'billing.country') return <CountryField key={path} form={form} isRequired={isRequired} />;
        return (
          <TextField
            key={path}
            {...inputs[path]}
            id={fieldId(path)}
            name={path}
            label={t(`signature.field.${path}`)}
            optionalLabel={isRequired || needed.includes(path) ? undefined : t('signature.optional')}
            description={hint ? t(`signature.hint.${hint}`) : undefined}
            maxLength={signatureLimits[limit]}
            value={draft.texts[path]}
            onChange={(text) => write(path, text)}
            error={errorText(t, errors, path)}
            required={isRequired}
          />
        );
      })}
    </div>
  );
};
