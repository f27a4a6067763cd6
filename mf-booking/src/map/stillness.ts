/** Whether the reader asked for no motion: Leaflet animates by script, which the style sheets cannot stop. */
export const prefersStillness = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
