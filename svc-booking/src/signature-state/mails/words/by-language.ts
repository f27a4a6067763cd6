import type { Language } from '@plenary/contracts/vocabulary';
import type { SignatureMailWords } from '../signature-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const signatureMailWords: Record<Language, SignatureMailWords> = { fr, en, es, nl };
