import { usePlatform, useTitle } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './legal-notices-page.module.css';

const sections = ['publisher', 'hosting', 'property', 'data', 'contact'] as const;

export const LegalNoticesPage = () => {
  const { t } = useTranslation('shell');
  const brand = usePlatform().settings.brandName;
  useTitle(t('legalNotices.title'));
  return (
    <article className={styles.page}>
      <h1>{t('legalNotices.title')}</h1>
      {sections.map((section) => (
        <section key={section}>
          <h2 className={styles.heading}>{t(`legalNotices.${section}.title`)}</h2>
          <p>{t(`legalNotices.${section}.text`, { brand })}</p>
        </section>
      ))}
    </article>
  );
};
