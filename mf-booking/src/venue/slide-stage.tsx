import type { Picture, Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { VenuePicture } from '@plenary/ui/venue-picture';
import type { ComponentProps } from 'react';
import styles from './carousel.module.css';
import { step } from './slide-steps.ts';

interface Props extends Pick<Venue, 'name' | 'palette'>, Pick<ComponentProps<'div'>, 'ref' | 'onPointerDown' | 'onPointerUp'> {
  slides: readonly (Picture | undefined)[];
  /** The picture that is shown. */
  index: number;
}

/** The large pictures side by side; the neighbours of the one that is shown load ahead. */
export const SlideStage = ({ name, palette, slides, index, ...handlers }: Props) => {
  const { language } = usePlatform();
  const entries = slides.map((picture, place) => ({ picture, place }));
  const neighbours = [-1, 1].map((by) => step(index, by, slides.length));
  return (
    <div className={styles.stage} {...handlers}>
      <div className={styles.track}>
        {entries.map(({ picture, place }) => (
          <div key={place} className={styles.place} aria-hidden={place === index ? undefined : true}>
            <div className={styles.slide} data-photograph={picture ? true : undefined}>
              <VenuePicture
                name={name}
                palette={palette}
                sources={picture?.sources}
                alt={picture?.alternative[language] ?? name}
                blur={picture?.blur}
                sizes="100vw"
                ratio="fill"
                variant={place}
                hasName={false}
                isPriority={place === index}
                isAhead={neighbours.includes(place)}
              />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};
