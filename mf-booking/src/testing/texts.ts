import changeEn from '@plenary/booking-changes/locales/en.json' with { type: 'json' };
import changeEs from '@plenary/booking-changes/locales/es.json' with { type: 'json' };
import changeFr from '@plenary/booking-changes/locales/fr.json' with { type: 'json' };
import changeNl from '@plenary/booking-changes/locales/nl.json' with { type: 'json' };
import type { Language } from '@plenary/contracts/vocabulary';
import { remoteTexts } from '@plenary/platform/testing/remote-texts';
import choiceEn from '../locales/choice/en.json' with { type: 'json' };
import choiceEs from '../locales/choice/es.json' with { type: 'json' };
import choiceFr from '../locales/choice/fr.json' with { type: 'json' };
import choiceNl from '../locales/choice/nl.json' with { type: 'json' };
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
  fr: { ...listFr, ...choiceFr, ...pagesFr, bookingChange: changeFr },
  en: { ...listEn, ...choiceEn, ...pagesEn, bookingChange: changeEn },
  es: { ...listEs, ...choiceEs, ...pagesEs, bookingChange: changeEs },
  nl: { ...listNl, ...choiceNl, ...pagesNl, bookingChange: changeNl },
} satisfies Record<Language, object>;

export const createTexts = remoteTexts(namespace, texts);
/** Texts of the list only, without those of the pages behind it. */
export const createListTexts = remoteTexts(namespace, listTexts);
