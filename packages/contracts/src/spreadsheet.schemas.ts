import * as z from 'zod';
import { spreadsheetFormats, spreadsheetTypes } from './spreadsheet-terms.ts';
import { language } from './vocabulary.ts';

/** What a call that saves a list answers, by its query. */
export const savedTypes = Object.values(spreadsheetTypes);

/** Form of a saved list, and the language of its words. */
export const savedAs = { format: z.enum(spreadsheetFormats).default('csv'), lng: language.optional() };
