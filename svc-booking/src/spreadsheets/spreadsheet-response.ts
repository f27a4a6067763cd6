import { type SpreadsheetFormat, spreadsheetTypes } from '@plenary/contracts/spreadsheet-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { csvFile } from './csv-file.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { xlsxFile } from './xlsx-file.ts';

const types = { ...spreadsheetTypes, csv: `${spreadsheetTypes.csv}; charset=utf-8` };

/** A file that the browser saves, sent while it is written. */
export const spreadsheetResponse = (
  spreadsheet: Spreadsheet,
  { format, language }: { format: SpreadsheetFormat; language: Language },
): Response =>
  new Response(format === 'xlsx' ? xlsxFile(spreadsheet) : ReadableStream.from(csvFile(spreadsheet, language)), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${spreadsheet.file}.${format}"`,
      'cache-control': 'no-store',
    },
  });
