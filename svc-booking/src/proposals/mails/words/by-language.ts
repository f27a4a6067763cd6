import type { Language } from '@plenary/contracts/vocabulary';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const withdrawalMailWords: Record<Language, WithdrawalMailWords> = { fr, en, es, nl };
