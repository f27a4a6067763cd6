import { useTranslation } from 'react-i18next';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';

interface Props {
  current: 'users' | 'companies' | 'trail' | null;
}

/** The pages of an administrator. */
export const AccountPlaces = ({ current }: Props) => {
  const { t } = useTranslation('staff');
  const places = [
    ['users', paths.accounts()],
    ['companies', paths.companies()],
    ['trail', paths.accountsTrail()],
  ] as const;
  const links = places.map(([place, to]) => ({ name: t(`accounts.places.${place}`), to, isCurrent: place === current }));
  return <StateLinks label={t('accounts.places.label')} links={links} />;
};
