import type { Language } from '@plenary/contracts/vocabulary';
import type { AmendmentMailTexts } from '../signature-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const amendmentMailTexts: Record<Language, AmendmentMailTexts> = { fr, en, es, nl };
