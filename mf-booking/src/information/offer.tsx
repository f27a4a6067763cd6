import { Icon } from '@plenary/ui/icon';
import { VenuePicture, type VenuePictureProps } from '@plenary/ui/venue-picture';
import { useTranslation } from 'react-i18next';
import styles from './offer.module.css';

export type OfferPicture = Pick<VenuePictureProps, 'name' | 'palette' | 'variant'>;

const facts = ['first', 'second', 'third'] as const;

/** An add-on: picture, a few words, three facts. `texts` is the path of its texts. */
export const Offer = ({ texts, picture }: { texts: string; picture: OfferPicture }) => {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.offer}>
      <div className={styles.picture}>
        <VenuePicture {...picture} alt="" hasName={false} ratio="3/2" />
      </div>
      <div className={styles.words}>
        <h2>{t(`${texts}.title`)}</h2>
        <p className={styles.text}>{t(`${texts}.text`)}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <Icon name="check" size={20} />
              <span>{t(`${texts}.facts.${fact}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
