import type { Picture, Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { type Plan, PlanDrawing } from './room-plan.tsx';
import styles from './room-view.module.css';

interface Props {
  venue: Pick<Venue, 'name' | 'palette'>;
  picture: Picture | undefined;
  plan: Plan | null;
}

/** What is seen of a room: its own picture, else its plan; of a room whose area is unknown, nothing. */
export const RoomView = ({ venue, picture, plan }: Props) => {
  const { language } = usePlatform();
  if (picture)
    return (
      <div className={styles.view}>
        <VenuePicture
          name={venue.name}
          palette={venue.palette}
          sources={picture.sources}
          focus={picture.focus}
          alt={picture.alternative[language]}
          blur={picture.blur}
          sizes="(width >= 1024px) 21rem, (width >= 640px) 45vw, 100vw"
          ratio="fill"
        />
      </div>
    );
  return plan ? (
    <div className={`${styles.view} ${styles.drawn}`}>
      <PlanDrawing {...plan} />
    </div>
  ) : null;
};
