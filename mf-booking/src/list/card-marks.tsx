import type { VenueCard } from '@plenary/contracts/venue';
import { Pick } from '../comparison/pick.tsx';
import { Heart } from '../favourites/heart.tsx';
import { DistanceMark } from '../filters/distance-mark.tsx';
import styles from './card-marks.module.css';

/** What a visitor marks on the picture of a card. Over the card's link, beside its text: nothing moves when it comes. */
export const CardMarks = ({ venue: { slug, name, coordinates } }: { venue: VenueCard }) => (
  <div className={styles.marks}>
    <Heart slug={slug} name={name} />
    <div className={styles.foot}>
      <DistanceMark coordinates={coordinates} />
      <Pick slug={slug} name={name} />
    </div>
  </div>
);
