import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import i18next from 'i18next';

/** Brings a remote's texts in a language, once. */
export const loadTexts = async ({ namespace, texts }: Remote, language: Language): Promise<void> => {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: bundle } = await texts[language]();
  i18next.addResourceBundle(language, namespace, bundle, true, true);
};
