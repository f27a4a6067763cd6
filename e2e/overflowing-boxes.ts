import type { Page } from '@playwright/test';

/** Boxes that cannot be read without scrolling sideways: those that scroll (the page, a dialog) and those that the window cuts. */
export const overflowingBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const all = [root, ...document.body.querySelectorAll('*')];
    const overflows = (box: Element) => getComputedStyle(box).overflowX;
    // A row of cards that is swiped stops at each: none has to be scrolled to be read.
    const isSwiped = (box: Element) => getComputedStyle(box).scrollSnapType !== 'none';
    const scrolls = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 && (box === root || (/auto|scroll/.test(overflows(box)) && !isSwiped(box)));
    const isClipped = (box: Element | null): boolean => box !== null && (overflows(box) !== 'visible' || isClipped(box.parentElement));
    const isCut = (box: Element) => {
      const { left, right, width } = box.getBoundingClientRect();
      const isBeyond = width > 1 && (left < -1 || right > root.clientWidth + 1);
      // A map or a row of thumbnails clips its content on purpose.
      return isBeyond && box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(box.parentElement);
    };
    return all.filter((box) => scrolls(box) || isCut(box)).map((box) => `${box.tagName.toLowerCase()}.${box.className}`);
  });
