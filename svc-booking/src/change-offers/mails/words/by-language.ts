import type { Language } from '@plenary/contracts/vocabulary';
import type { ChangeMailWords } from '../change-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const changeMailWords: Record<Language, ChangeMailWords> = { fr, en, es, nl };
