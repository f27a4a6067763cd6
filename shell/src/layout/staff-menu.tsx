import type { User } from '@plenary/contracts/user.schemas';
import { useNavigate } from '@plenary/platform/router';
import { Icon } from '@plenary/ui/icon';
import { Menu } from '@plenary/ui/menu';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-provider.tsx';
import { followLink } from './follow-link.ts';
import styles from './layout.module.css';

/** The areas of the desk, as its own navigation names them; where two begin differs for administrators. */
const pages = [
  { id: 'today', href: '/staff/today' },
  { id: 'events', href: '/staff/events' },
  { id: 'planning', href: '/staff/planning' },
  { id: 'pipeline', href: '/staff/pipeline' },
  { id: 'customers', href: '/staff/customers' },
  { id: 'requests', href: '/staff/tasks' },
  { id: 'reports', href: '/staff/reports' },
  { id: 'network', href: '/referentials', adminHref: '/staff/network' },
  { id: 'administration', href: '/staff/undelivered', adminHref: '/staff/accounts' },
] as const;

/** The pages of the network's staff; hidden from customers. */
export const StaffMenu = ({ role }: Pick<User, 'role'>) => {
  const { t } = useTranslation('shell');
  const { menu, platform } = useShell();
  const navigate = useNavigate();
  if (role === 'customer') return null;
  return (
    <Menu
      label={t('layout.staff.title')}
      trigger={
        <span className={styles.profile} aria-hidden="true">
          <Icon name="list" size={20} />
          <span className={styles.profileName}>{t('layout.staff.title')}</span>
        </span>
      }
      items={[
        ...pages.map((page) => ({
          id: page.id,
          href: role === 'admin' && 'adminHref' in page ? page.adminHref : page.href,
          label: t(`layout.staff.${page.id}`),
        })),
        ...menu.filter((entry) => entry.for === 'staff').map(({ href, label }) => ({ id: href, href, label: label[platform.language] })),
      ]}
      onLink={(_, event) => followLink(event, navigate)}
    />
  );
};
