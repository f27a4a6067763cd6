import type { User } from '@plenary/contracts/user.schemas';
import { dropAllDrafts } from '@plenary/platform/drafts';
import { useNavigate } from '@plenary/platform/router';
import { Avatar } from '@plenary/ui/avatar';
import { Menu } from '@plenary/ui/menu';
import { useTranslation } from 'react-i18next';
import { setPreferencesAside } from '../preferences.ts';
import { useShell } from '../shell-provider.tsx';
import { followLink } from './follow-link.ts';
import styles from './layout.module.css';

/** Drafts go even where the browser does not know `Clear-Site-Data`, as over plain http. */
const leaveBrowserClean = () => {
  dropAllDrafts();
  setPreferencesAside(window);
};

export const ProfileMenu = ({ session }: { session: User }) => {
  const { t } = useTranslation('shell');
  const { menu, platform } = useShell();
  const navigate = useNavigate();
  const name = `${session.firstname} ${session.lastname}`.trim();
  return (
    <Menu
      label={t('layout.profile', { name })}
      trigger={
        <span className={styles.profile} aria-hidden="true">
          <Avatar name={name} size="small" />
          <span className={styles.profileName}>{name}</span>
        </span>
      }
      header={
        <>
          <strong>{name}</strong>
          <br />
          {session.email}
        </>
      }
      items={[
        { id: 'client-area', label: t('layout.clientArea'), href: '/profile/events' },
        ...menu
          .filter((entry) => entry.for === 'everybody')
          .map(({ href, label }) => ({ id: href, href, label: label[platform.language] })),
        { id: 'account', label: t('layout.accountSecurity'), href: '/auth/account' },
        { id: 'logout', label: t('layout.logout'), href: '/api/logout' },
      ]}
      // A sign-out ends with a page of its own.
      onLink={(id, event) => (id === 'logout' ? leaveBrowserClean() : followLink(event, navigate))}
    />
  );
};
