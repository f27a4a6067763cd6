import { countryChoices } from '@plenary/contracts/country-choices';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  id: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A company's country from the list that customers choose from; papers print its name. None belongs to a company without an address. */
export const CountryField = ({ id, text, error, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { names, chosen } = useMemo(() => countryChoices(locale, text), [locale, text]);
  return (
    <NativeSelect
      id={id}
      label={t('trail.fields.country')}
      options={[{ id: '', label: t('billing.noCountry') }, ...names.map((name) => ({ id: name, label: name }))]}
      value={chosen ?? ''}
      onChange={onChange}
      error={error}
    />
  );
};
