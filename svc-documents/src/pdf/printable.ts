import type { Language } from '@plenary/contracts/vocabulary';
import type { DocumentForm } from './form-field.ts';

/** A page to print, and what its file says of itself. */
export interface Printable {
  /** Without its fonts, which come with the printing. */
  html: string;
  title: string;
  author: string;
  language: Language;
  /** Instant in milliseconds that the file is dated by; never the clock's, so that the same input gives the same bytes. */
  createdAt: number;
  form?: DocumentForm;
}
