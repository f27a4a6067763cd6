import type { Texts } from '@plenary/platform';
import en from './locales/choice/en.json';
import es from './locales/choice/es.json';
import fr from './locales/choice/fr.json';
import nl from './locales/choice/nl.json';
import { bringTexts, type TextPart } from './texts.ts';

/** All languages in one file: every list would pay for the names of four. */
const at = (texts: Texts) => async () => ({ default: texts });
const ofChoice: TextPart = { fr: at(fr), en: at(en), es: at(es), nl: at(nl) };

/** The texts of what helps to choose from a list. No list waits for them. */
export const bringChoiceTexts = (): Promise<void> => bringTexts(ofChoice, 'filters');
