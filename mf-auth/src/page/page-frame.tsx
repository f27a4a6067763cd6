import { useTitle } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { IconButton } from '@plenary/ui/icon-button';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useTranslation } from 'react-i18next';
import type { FrameProps } from '../flow/frame-props.ts';
import styles from './page-frame.module.css';

/** Seed of the drawing; another seed gives another drawing. */
const seed = { name: 'Comet', variant: 2 };

/** A page with one card, next to a picture if there is room. Without `onClose` it can't be closed. */
export const PageFrame = ({ title, description, onClose, children }: Omit<FrameProps, 'onClose'> & { onClose?: () => void }) => {
  const { t } = useTranslation('auth');
  useTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Card padding="none">
          <div className={styles.halves}>
            <section className={styles.content}>
              <div className={styles.header}>
                <h1 className={styles.title}>{title}</h1>
                {onClose && <IconButton icon="close" label={t('frame.close')} size="small" onClick={onClose} />}
              </div>
              {description && <p className={styles.description}>{description}</p>}
              <div className={styles.body}>{children}</div>
            </section>
            <div className={styles.picture}>
              <VenuePicture {...seed} palette="emerald" ratio="fill" alt="" hasName={false} />
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
};
