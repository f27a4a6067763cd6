import type { Language } from '@plenary/contracts/vocabulary';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as nl from './nl.ts';

export const withdrawalMailWords: Record<Language, WithdrawalMailWords> = {
  fr: fr.withdrawal,
  en: en.withdrawal,
  es: es.withdrawal,
  nl: nl.withdrawal,
};
