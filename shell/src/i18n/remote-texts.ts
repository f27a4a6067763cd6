import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import i18next from 'i18next';

export const hasTexts = ({ namespace }: Remote, language: Language): boolean => i18next.hasResourceBundle(language, namespace);

/** Brings a remote's texts in a language, once. */
export const loadTexts = async (remote: Remote, language: Language): Promise<void> => {
  if (hasTexts(remote, language)) return;
  const { default: bundle } = await remote.texts[language]();
  i18next.addResourceBundle(language, remote.namespace, bundle, true, true);
};
