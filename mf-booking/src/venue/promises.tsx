import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { Icon, type IconName } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './promises.module.css';

const promises = [
  { key: 'allIncluded', icon: 'check' },
  { key: 'noSurprises', icon: 'document' },
  { key: 'customizable', icon: 'pencil' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** All included, no surprises, customizable (spec/booking.md §2). */
export const Promises = () => {
  const { t } = useTranslation('booking');
  const context = sellsServices(usePlatform().settings.productMode) ? undefined : 'roomsAlone';
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="visually-hidden">
        {t('venue.promises.title')}
      </h2>
      <ul className={styles.promises}>
        {promises.map(({ key, icon }) => (
          <li key={key} className={styles.promise}>
            <span className={styles.icon}>
              <Icon name={icon} size={20} />
            </span>
            <h3 className={styles.title}>{t(`venue.promises.${key}.title`)}</h3>
            <p className={styles.text}>{t(`venue.promises.${key}.text`, { context })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
