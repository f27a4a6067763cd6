import type { Language } from '@plenary/contracts/vocabulary';
import type { NoticeWords } from '../notice-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const noticeWords: Record<Language, NoticeWords> = { fr, en, es, nl };
