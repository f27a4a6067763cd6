import { countryChoices } from '@plenary/contracts/country-choices';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldId } from './field-words.ts';
import type { DraftForm } from './use-draft.ts';

const path = 'billing.country';

/** The billed company's country; its name in the page's language is what the paper prints. */
export const CountryField = ({ form: { draft, errors, write }, isRequired }: { form: DraftForm; isRequired: boolean }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const text = draft.texts[path];
  const { names, chosen } = useMemo(() => countryChoices(locale, text), [locale, text]);
  return (
    <NativeSelect
      id={fieldId(path)}
      name={path}
      autoComplete="billing country-name"
      label={t(`signature.field.${path}`)}
      placeholder={t('signature.country.choose')}
      options={names.map((name) => ({ id: name, label: name }))}
      value={chosen}
      onChange={(name) => write(path, name)}
      error={errorText(t, errors, path)}
      isRequired={isRequired}
    />
  );
};
