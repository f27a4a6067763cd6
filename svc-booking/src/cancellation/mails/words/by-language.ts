import type { Language } from '@plenary/contracts/vocabulary';
import type { CancellationMailWords } from '../cancellation-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const cancellationMailWords: Record<Language, CancellationMailWords> = { fr, en, es, nl };
