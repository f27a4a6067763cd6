import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Logo } from '@plenary/ui/logo';
import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

export const Footer = () => {
  const { t } = useTranslation('shell');
  const { settings } = usePlatform();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <div>
          <Logo name={settings.brandName} size="small" />
          <p className={styles.tagline}>{t('footer.tagline')}</p>
        </div>
        <div className={styles.footerNavigation}>
          <nav className={styles.footerLinks} aria-label={t('footer.navigation')}>
            {sellsServices(settings.productMode) ? (
              <>
                <Link to="/wellness-facilitator">{t('footer.wellnessFacilitator')}</Link>
                <Link to="/afterwork-teambuilding">{t('footer.afterworkTeambuilding')}</Link>
              </>
            ) : null}
            <Link to="/legal-notices">{t('footer.legalNotices')}</Link>
            <Link to="/private-policy">{t('footer.privatePolicy')}</Link>
          </nav>
          {settings.socialLinks.length > 0 && (
            <ul className={styles.footerLinks} aria-label={t('footer.social')}>
              {settings.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles.copyright}>{t('footer.copyright', { brand: settings.brandName, year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
};
