declare const APP_VERSION: string;

/** `PWA` if the page was installed, else by the width of the screen (spec/booking.md §7). */
export const displayMode = (window: Pick<Window, 'matchMedia'>): 'Desktop' | 'Mobile' | 'PWA' => {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'PWA';
  return window.matchMedia('(max-width: 767px)').matches ? 'Mobile' : 'Desktop';
};

/** Headers of every call, in addition to the request id and the content type, which the caller adds. */
export const callHeaders = (): Record<string, string> => ({
  'x-app-version': APP_VERSION,
  'x-display-mode': displayMode(window),
  'x-fetch-start': String(Math.round(performance.timeOrigin + performance.now())),
});
