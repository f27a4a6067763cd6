import type { Picture, Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { IconButton } from '@plenary/ui/icon-button';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import styles from './carousel.module.css';
import { step, stepOfKey, stepOfSwipe } from './slide-steps.ts';
import { slidesOf } from './slides.ts';
import { Thumbnails } from './thumbnails.tsx';

interface Props {
  venue: Pick<Venue, 'name' | 'palette' | 'pictures'>;
  /** The picture it opens at. */
  start: number;
  onClose: () => void;
}

/** The pictures over the whole screen (spec/booking.md §4): arrows, keys, swipes and thumbnails; it goes around both ends. */
export const Carousel = ({ venue: { name, palette, pictures }, start, onClose }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const slides = slidesOf(pictures);
  const total = slides.length;
  const [shown, setShown] = useState({ index: start, direction: 0 });
  const pressed = useRef<{ x: number; y: number }>(null);
  const { index, direction } = shown;

  const goTo = (next: number, towards: number) => setShown({ index: next, direction: towards });
  const move = (by: -1 | 0 | 1) => {
    if (by !== 0 && total > 1) setShown((from) => ({ index: step(from.index, by, total), direction: by }));
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => move(stepOfKey(key)));
  // On the window: at first the focus is on the dialog itself, and a press beside a button leaves it there.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = pressed.current;
    pressed.current = null;
    if (from) move(stepOfSwipe(clientX - from.x, clientY - from.y));
  };
  const altOf = (picture: Picture | undefined) => picture?.alternative[language] ?? name;

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
              <IconButton icon="close" tone="on-ink" label={t('venuePage.carousel.close')} onClick={onClose} />
            </div>
            <div
              className={styles.stage}
              onPointerDown={onPointerDown}
              onPointerUp={onPointerUp}
              onPointerCancel={() => {
                pressed.current = null;
              }}
            >
              <div key={index} className={styles.slide} data-direction={direction} data-photograph={slides[index] ? true : undefined}>
                <VenuePicture
                  name={name}
                  palette={palette}
                  sources={slides[index]?.sources}
                  alt={altOf(slides[index])}
                  blur={slides[index]?.blur}
                  sizes="100vw"
                  ratio="fill"
                  variant={index}
                  hasName={false}
                  isPriority
                />
              </div>
            </div>
            {total > 1 ? (
              <>
                <div className={styles.arrows}>
                  <IconButton icon="chevron-left" tone="on-ink" label={t('venuePage.carousel.previous')} onClick={() => move(-1)} />
                  <IconButton icon="chevron-right" tone="on-ink" label={t('venuePage.carousel.next')} onClick={() => move(1)} />
                </div>
                <Thumbnails
                  name={name}
                  palette={palette}
                  slides={slides}
                  index={index}
                  onChoose={(next) => goTo(next, Math.sign(next - index))}
                />
              </>
            ) : null}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
