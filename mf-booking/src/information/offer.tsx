import type { AddonName } from '@plenary/contracts/quote';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { AddonPicture } from '../addon-pictures/addon-picture.tsx';
import styles from './offer.module.css';

const facts = ['first', 'second', 'third'] as const;

export type OfferTexts =
  | `information.wellnessFacilitator.offers.${'wellness' | 'facilitator'}`
  | `information.afterworkTeambuilding.offers.${'afterwork' | 'teambuilding'}`;

/** An add-on: picture, a few words, three facts. `texts` is the path of its texts. */
export const Offer = ({ texts, name }: { texts: OfferTexts; name: AddonName }) => {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.offer}>
      <div className={styles.picture}>
        <AddonPicture name={name} ratio="3/2" />
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
