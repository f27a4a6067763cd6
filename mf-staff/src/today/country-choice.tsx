import { countryCodes } from '@plenary/contracts/terms';
import { useNavigate } from '@plenary/platform/router';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { placeOf, type TodayData } from './load-today.ts';

/** Whose day it is: of the venues of all countries, or of one. */
export const CountryChoice = ({ data }: { data: TodayData }) => {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { country, show } = data;
  const all = { id: 'all', label: t('deals.all') } as const;
  return (
    <NativeSelect
      label={t('desk.country')}
      options={[all, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
      value={country ?? 'all'}
      onChange={(id) => navigate(paths.today({ ...placeOf({ ...data, country: id === 'all' ? undefined : id }), show }))}
    />
  );
};
