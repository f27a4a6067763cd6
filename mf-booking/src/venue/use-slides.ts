import useEmblaCarousel from 'embla-carousel-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { step, stepOfKey, stepOfSwipe } from './slide-steps.ts';

/** A picture takes its place in so many milliseconds (spec/booking.md §9). */
const animationTime = 300;

/** Embla's own unit, which has no end of its own: with 16, all but a two-hundredth of the way is behind after `animationTime`. */
const duration = 16;

const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

interface Swipe {
  /** The picture under the finger when it came down. */
  from: number;
  x: number;
  y: number;
  by: -1 | 0 | 1;
}

/** Moves a series of pictures by buttons, arrow keys and swipes, around both ends. */
export const useSlides = ({ total, start }: { total: number; start: number }) => {
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, startIndex: start, duration, breakpoints });
  const [index, setIndex] = useState(start);
  const swipe = useRef<Swipe>({ from: start, x: 0, y: 0, by: 0 });

  const goTo = (next: number) => embla?.scrollTo(next);
  const move = (by: -1 | 1) => (by === 1 ? embla?.scrollNext() : embla?.scrollPrev());

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = stepOfKey(key);
    if (by !== 0) move(by);
  });
  // On the window: at first the focus is on the dialog itself, and a press beside a button leaves it there.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  useEffect(() => {
    if (!embla) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const waitForEnd = () => {
      clearTimeout(end);
      end = setTimeout(() => embla.scrollTo(embla.selectedScrollSnap(), true), animationTime);
    };
    const onSelect = () => {
      setIndex(embla.selectedScrollSnap());
      waitForEnd();
    };
    // A finger on the picture holds it where it is.
    const onPointerDown = () => clearTimeout(end);
    // Embla changes the picture after a flick or half its width, the specification after 50 px.
    const onPointerUp = () => {
      embla.scrollTo(step(swipe.current.from, swipe.current.by, total));
      waitForEnd();
    };
    embla.on('select', onSelect).on('pointerDown', onPointerDown).on('pointerUp', onPointerUp);
    return () => {
      clearTimeout(end);
      embla.off('select', onSelect).off('pointerDown', onPointerDown).off('pointerUp', onPointerUp);
    };
  }, [embla, total]);

  // The browser sends the pointer events before the touch and mouse events that Embla listens to.
  const swipeHandlers = {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      swipe.current = { from: index, x: clientX, y: clientY, by: 0 };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = swipe.current;
      swipe.current.by = stepOfSwipe(clientX - x, clientY - y);
    },
  };

  return { viewportRef, index, goTo, move, swipeHandlers };
};
