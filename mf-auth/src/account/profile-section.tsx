import type { User } from '@plenary/contracts/user.schemas';
import { usePlatform } from '@plenary/platform';
import { useTelephones } from '@plenary/platform/telephone';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { ProfileDialog } from './profile-dialog.tsx';
import { Section } from './section.tsx';

/** The user's name and phone, and the form that changes them. */
export const ProfileSection = ({ user }: { user: User }) => {
  const { t } = useTranslation('auth');
  const { notify } = usePlatform();
  const writeTelephone = useTelephones();
  const [isOpen, setOpen] = useState(false);
  const finish = () => {
    setOpen(false);
    notify({ text: t('account.profile.saved') });
  };
  const facts = [
    { label: t('account.profile.name'), value: `${user.firstname} ${user.lastname}`.trim() },
    { label: t('account.profile.phone'), value: writeTelephone(user.phone) },
    { label: t('account.profile.company'), value: user.companyName },
  ];
  return (
    <Section title={t('account.profile.title')} text={t('account.profile.text')}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.when}>{label}</dt>
            <dd className={styles.name}>{value || t('account.profile.none')}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('account.profile.change')}
      </Button>
      {isOpen && <ProfileDialog user={user} onClose={() => setOpen(false)} onSaved={finish} />}
    </Section>
  );
};
