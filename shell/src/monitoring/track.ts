import type { Platform } from '@plenary/platform';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes the product's named events where a deployment's statistics read them. */
export const track: Platform['track'] = (event, details = {}) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
};
