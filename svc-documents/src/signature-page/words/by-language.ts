import type { Language } from '@plenary/contracts/vocabulary';
import { withUnbrokenSigns } from '../../paper/words/unbroken-signs.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { SignatureWords } from './words.ts';

const words: Record<Language, SignatureWords> = { fr: withUnbrokenSigns(fr), en, es, nl };
export const signatureWordsIn = (language: Language): SignatureWords => words[language];
