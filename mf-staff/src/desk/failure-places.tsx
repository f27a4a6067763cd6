import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { StateLinks } from './state-links.tsx';

interface Props {
  current: 'undelivered' | 'crmFaults';
}

/** Links to the pages of failed deliveries: other services and mailboxes, and the CRM. */
export const FailurePlaces = ({ current }: Props) => {
  const { t } = useTranslation('staff');
  const places = [
    ['undelivered', paths.undelivered],
    ['crmFaults', paths.crmFaults],
  ] as const;
  const links = places.map(([place, to]) => ({ name: t(`desk.${place}`), to, isCurrent: place === current }));
  return <StateLinks label={t('desk.failures')} links={links} />;
};
