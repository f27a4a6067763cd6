import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { IconButton } from '@plenary/ui/icon-button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import styles from './carousel.module.css';
import { SlideStage } from './slide-stage.tsx';
import { slidesOf } from './slides.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useSlides } from './use-slides.ts';

interface Props {
  venue: Pick<Venue, 'name' | 'palette' | 'pictures' | 'rooms'>;
  /** The picture it opens at. */
  start: number;
  onClose: () => void;
}

/** The pictures over the whole screen (spec/booking.md §4): arrows, keys, swipes and thumbnails; it goes around both ends. */
export const Carousel = ({ venue: { name, palette, pictures, rooms = [] }, start, onClose }: Props) => {
  const { t } = useTranslation('booking');
  const slides = slidesOf(pictures);
  const total = slides.length;
  const { viewportRef, index, goTo, move, swipeHandlers } = useSlides({ total, start });
  const { language } = usePlatform();
  const slide = slides[index];
  const caption = slide?.caption?.[language] || rooms.find(({ id }) => id === slide?.roomId)?.name;

  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.carousel ?? ''} aria-label={t('venuePage.carousel.title', { name })}>
          <div className={styles.frame}>
            <div className={styles.bar}>
              <p className={styles.position} role="status">
                {t('venuePage.carousel.position', { number: index + 1, total })}
              </p>
              {caption ? <p className={styles.caption}>{caption}</p> : null}
              <IconButton icon="close" tone="on-ink" label={t('venuePage.carousel.close')} onClick={onClose} />
            </div>
            <SlideStage ref={viewportRef} name={name} palette={palette} slides={slides} index={index} {...swipeHandlers} />
            {total > 1 ? (
              <>
                <div className={styles.arrows}>
                  <IconButton icon="chevron-left" tone="on-ink" label={t('venuePage.carousel.previous')} onClick={() => move(-1)} />
                  <IconButton icon="chevron-right" tone="on-ink" label={t('venuePage.carousel.next')} onClick={() => move(1)} />
                </div>
                <Thumbnails name={name} palette={palette} slides={slides} index={index} onChoose={goTo} />
              </>
            ) : null}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
