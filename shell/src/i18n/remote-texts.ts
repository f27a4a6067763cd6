import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import i18next from 'i18next';

/** An owner of texts: a remote, or the shell itself. */
export type Speaker = Pick<Remote, 'namespace' | 'texts'>;

export const hasTexts = ({ namespace }: Speaker, language: Language): boolean => i18next.hasResourceBundle(language, namespace);

/** Loads the texts of a remote or of the shell in a language, once. */
export const loadTexts = async (speaker: Speaker, language: Language): Promise<void> => {
  if (hasTexts(speaker, language)) return;
  const { default: bundle } = await speaker.texts[language]();
  i18next.addResourceBundle(language, speaker.namespace, bundle, true, true);
};
