import { formatPercent } from '@plenary/contracts/format';
import type { User } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTelephones } from '@plenary/platform/telephone';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './profile-page.module.css';

const names: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español', nl: 'Nederlands' };

/** The user's name and language, with links to their password and data. */
export const ProfilePage = () => {
  const { t } = useTranslation('client-area');
  const { session, settings, language, setLanguage } = usePlatform();
  useTitle(t('profile.title'));
  if (!session) return null;
  return (
    <div className={styles.page}>
      <h1>{t('profile.title')}</h1>
      <Card as="section" aria-labelledby="profile-identity">
        <h2 id="profile-identity" className={styles.title}>
          {t('profile.identity')}
        </h2>
        <Identity user={session} />
        <p className={styles.change}>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.account()}>
            {t('profile.identityAction')}
          </Link>
        </p>
      </Card>
      <Card as="section" aria-label={t('profile.language')}>
        <NativeSelect
          label={t('profile.language')}
          description={t('profile.languageHint')}
          options={settings.languages.map((id) => ({ id, label: names[id] }))}
          value={language}
          onChange={(chosen) => void setLanguage(chosen)}
        />
      </Card>
      <Card as="section" aria-labelledby="profile-security">
        <div className={styles.security}>
          <h2 id="profile-security" className={styles.title}>
            {t('profile.security')}
          </h2>
          <p className={styles.text}>{t('profile.securityText')}</p>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.account()}>
            {t('profile.securityAction')}
          </Link>
        </div>
      </Card>
    </div>
  );
};

const Identity = ({ user }: { user: User }) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const writeTelephone = useTelephones();
  const { firstname, lastname, email, phone, companyName, frameworkContract } = user;
  const percent = (value: number) => formatPercent(value, locale);
  const facts = [
    { label: t('profile.name'), value: `${firstname} ${lastname}`.trim() },
    { label: t('profile.email'), value: email },
    { label: t('profile.phone'), value: writeTelephone(phone) },
    { label: t('profile.company'), value: companyName },
    ...(frameworkContract
      ? [
          {
            label: t('profile.contract'),
            value: t('profile.contractText', { company: frameworkContract.companyName, percent: percent(frameworkContract.percent) }),
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('profile.none')}</dd>
        </div>
      ))}
    </dl>
  );
};
