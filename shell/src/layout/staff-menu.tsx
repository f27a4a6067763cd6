import type { User } from '@plenary/contracts/user.schemas';
import { useNavigate } from '@plenary/platform/router';
import { Icon } from '@plenary/ui/icon';
import { Menu } from '@plenary/ui/menu';
import { useTranslation } from 'react-i18next';
import { followLink } from './follow-link.ts';
import styles from './layout.module.css';

const pages = [
  { id: 'today', href: '/staff/today' },
  { id: 'planning', href: '/staff/planning' },
  { id: 'events', href: '/staff/events' },
  { id: 'sheets', href: '/staff/sheets' },
  { id: 'tasks', href: '/staff/tasks' },
  { id: 'surveys', href: '/staff/surveys' },
  { id: 'scientists', href: '/staff/meeting-scientists' },
  { id: 'rooms', href: '/referentials' },
  { id: 'roomChanges', href: '/staff/room-changes' },
  { id: 'sandbox', href: '/sandbox' },
] as const;
const adminPages = [
  { id: 'accounts', href: '/staff/accounts' },
  { id: 'releases', href: '/staff/releases' },
] as const;

/** The pages of the network's staff; hidden from customers. */
export const StaffMenu = ({ role }: Pick<User, 'role'>) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  if (role === 'customer') return null;
  const shown = role === 'admin' ? [...pages, ...adminPages] : pages;
  return (
    <Menu
      label={t('layout.staff.title')}
      trigger={
        <span className={styles.profile} aria-hidden="true">
          <Icon name="list" size={20} />
          <span className={styles.profileName}>{t('layout.staff.title')}</span>
        </span>
      }
      items={shown.map(({ id, href }) => ({ id, href, label: t(`layout.staff.${id}`) }))}
      onLink={(_, event) => followLink(event, navigate)}
    />
  );
};
