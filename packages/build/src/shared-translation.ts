import { rspack } from '@rspack/core';

/**
 * Whoever asks for react-i18next gets what platform/translation names of it: that is the shared singleton, for what is shared as a
 * whole is never shaken.
 */
export const sharedTranslation = () =>
  new rspack.NormalModuleReplacementPlugin(/^react-i18next$/, (data) => {
    if (!/[\\/]packages[\\/]platform[\\/]/.test(data.contextInfo?.issuer ?? '')) data.request = '@plenary/platform/translation';
  });
