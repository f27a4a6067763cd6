import type { Language } from '@plenary/contracts/vocabulary';
import type { OptionMailWords } from '../option-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const optionMailWords: Record<Language, OptionMailWords> = { fr, en, es, nl };
