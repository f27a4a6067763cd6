import { feeKinds } from '@plenary/contracts/cancellation-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './deal-terms.module.css';
import { LadderEditor } from './ladder-editor.tsx';
import { type CountryForm, termsFieldId } from './terms-form.ts';

interface Props {
  code: CountryCode;
  form: CountryForm;
  faultOf: (path: string) => string | undefined;
  onChange: (form: CountryForm) => void;
}

/** What differs by country: when people are final, what a cancellation costs, and what a whole fee is. */
export const CountryFields = ({ code, form, faultOf, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const path = `countries.${code}`;
  return (
    <fieldset className={styles.country}>
      <legend>{t(`countries.${code}`)}</legend>
      <div className={styles.numbers}>
        <TextField
          id={termsFieldId(`${path}.guaranteeDays`)}
          label={t('dealTerms.fields.guaranteeDays')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={faultOf(`${path}.guaranteeDays`)}
          value={form.guaranteeDays}
          onChange={(guaranteeDays) => onChange({ ...form, guaranteeDays })}
        />
        <NativeSelect
          label={t('dealTerms.fields.wholeFee')}
          options={feeKinds.map((id) => ({ id, label: t(`dealTerms.kinds.${id}`) }))}
          value={form.wholeFee}
          onChange={(wholeFee) => onChange({ ...form, wholeFee })}
        />
      </div>
      <LadderEditor
        path={`${path}.rungs`}
        label={t('network.prices.cancellation')}
        description={t('dealTerms.ladderHint')}
        rows={form.ladder}
        faultOf={faultOf}
        onChange={(ladder) => onChange({ ...form, ladder })}
      />
    </fieldset>
  );
};
