import type { Language } from '@plenary/contracts/vocabulary';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { withUnbrokenSigns } from './unbroken-signs.ts';
import type { Words } from './words.ts';

const words: Record<Language, Words> = { fr: withUnbrokenSigns(fr), en, es, nl };
export const wordsIn = (language: Language): Words => words[language];
