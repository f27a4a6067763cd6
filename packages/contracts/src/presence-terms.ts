/** Seconds after which a page that is open tells so again (design: desk D34). */
export const presenceEvery = 15;
/** Seconds after which one that told nothing more counts as closed: two of its calls may be late or lost. */
export const presenceEnds = 40;
export const mostPresent = 20;
