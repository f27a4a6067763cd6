import type { Language } from '@plenary/contracts/vocabulary';
import type { QuoteMailWords } from '../quote-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const quoteMailWords: Record<Language, QuoteMailWords> = { fr, en, es, nl };
