import { rspack } from '@rspack/core';

/**
 * Resolves react-i18next to the exports named in platform/translation: that is the shared singleton, since a module shared as a
 * whole is never tree-shaken.
 */
export const sharedTranslation = () =>
  new rspack.NormalModuleReplacementPlugin(/^react-i18next$/, (data) => {
    if (!/[\\/]packages[\\/]platform[\\/]/.test(data.contextInfo?.issuer ?? '')) data.request = '@plenary/platform/translation';
  });
