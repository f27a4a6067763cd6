import type { Language } from '@plenary/contracts/vocabulary';
import type { ReinstatementMailWords } from '../reinstatement-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const reinstatementMailWords: Record<Language, ReinstatementMailWords> = { fr, en, es, nl };
