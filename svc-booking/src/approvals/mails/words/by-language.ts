import type { Language } from '@plenary/contracts/vocabulary';
import type { DecisionMailWords } from '../decision-mail-words.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as nl from './nl.ts';

export const decisionMailWords: Record<Language, DecisionMailWords> = {
  fr: fr.decision,
  en: en.decision,
  es: es.decision,
  nl: nl.decision,
};
