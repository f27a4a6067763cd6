import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './pick.module.css';
import { useCompared } from './use-compared.ts';

/** Picks a venue to be compared with others, on the picture of its card. */
export const Pick = ({ slug, name }: { slug: string; name: string }) => {
  const { t } = useTranslation('booking');
  const { compared, toggle } = useCompared();
  const isPicked = compared.includes(slug);
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={isPicked}
      aria-label={t('compare.pick', { name })}
      onClick={() => toggle(slug)}
    >
      <span className={styles.box}>{isPicked ? <Icon name="check" size={16} /> : null}</span>
      {t('compare.open')}
    </button>
  );
};
