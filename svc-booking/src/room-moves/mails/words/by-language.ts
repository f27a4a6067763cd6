import type { Language } from '@plenary/contracts/vocabulary';
import type { MoveMailWords } from '../move-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const moveMailWords: Record<Language, MoveMailWords> = { fr, en, es, nl };
