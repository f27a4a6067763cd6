import type { Language } from '@plenary/contracts/vocabulary';
import type { InvitationWords } from '../invitation-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const invitationWords: Record<Language, InvitationWords> = { fr, en, es, nl };
