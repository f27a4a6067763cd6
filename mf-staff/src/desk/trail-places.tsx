import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { StateLinks } from './state-links.tsx';

interface Props {
  current: 'trail' | 'retention';
}

/** The pages of what was done: by the staff, and by the daily retention. */
export const TrailPlaces = ({ current }: Props) => {
  const { t } = useTranslation('staff');
  const links = [
    { name: t('trail.byStaff'), to: paths.trail(), isCurrent: current === 'trail' },
    { name: t('retention.title'), to: paths.retention(), isCurrent: current === 'retention' },
  ];
  return <StateLinks label={t('trail.title')} links={links} />;
};
