import type { Language } from '@plenary/contracts/vocabulary';
import { remoteTexts } from '@plenary/platform/testing/remote-texts';
import listEn from '../locales/list/en.json' with { type: 'json' };
import listEs from '../locales/list/es.json' with { type: 'json' };
import listFr from '../locales/list/fr.json' with { type: 'json' };
import listNl from '../locales/list/nl.json' with { type: 'json' };
import pagesEn from '../locales/pages/en.json' with { type: 'json' };
import pagesEs from '../locales/pages/es.json' with { type: 'json' };
import pagesFr from '../locales/pages/fr.json' with { type: 'json' };
import pagesNl from '../locales/pages/nl.json' with { type: 'json' };
import { namespace } from '../texts.ts';

const listTexts = { fr: listFr, en: listEn, es: listEs, nl: listNl };

export const texts = {
  fr: { ...listFr, ...pagesFr },
  en: { ...listEn, ...pagesEn },
  es: { ...listEs, ...pagesEs },
  nl: { ...listNl, ...pagesNl },
} satisfies Record<Language, object>;

export const createTexts = remoteTexts(namespace, texts);
/** Texts of the list only, without those of the pages behind it. */
export const createListTexts = remoteTexts(namespace, listTexts);
