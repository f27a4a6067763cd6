import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import { textsOfRequest } from '@plenary/platform/translation-server';
import { createInstance, type i18n } from 'i18next';
import { frenchSigns } from '../i18n/french-signs.ts';
import { shellTexts } from '../i18n/set-up-texts.ts';

const bringTexts = async (remote: Remote | null, language: Language): Promise<i18n> => {
  const texts = createInstance();
  const { default: ofShell } = await shellTexts.texts[language]();
  await texts.use(frenchSigns).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [language]: { shell: ofShell } },
    interpolation: { escapeValue: false },
    postProcess: frenchSigns.name,
    initAsync: false,
    react: { useSuspense: false },
  });
  if (!remote) return texts;
  const { default: ofRemote } = await textsOfRequest.run(texts, () => remote.texts[language]());
  texts.addResourceBundle(language, remote.namespace, ofRemote, true, true);
  return texts;
};

/** One i18next for each language of each version of a remote, null for the shell alone: their texts never change. */
export const createTextsOnServer = () => {
  const ofShell = new Map<Language, Promise<i18n>>();
  const ofRemotes = new WeakMap<Remote, Map<Language, Promise<i18n>>>();
  const tableOf = (remote: Remote | null) => {
    if (!remote) return ofShell;
    const table = ofRemotes.get(remote) ?? new Map<Language, Promise<i18n>>();
    ofRemotes.set(remote, table);
    return table;
  };
  return (remote: Remote | null, language: Language): Promise<i18n> => {
    const table = tableOf(remote);
    const texts = table.get(language) ?? bringTexts(remote, language);
    table.set(language, texts);
    return texts;
  };
};
