import type { Language } from '@plenary/contracts/vocabulary';
import { stringify } from 'csv-stringify/sync';

/**
 * Records of a CSV file that a spreadsheet of that language opens, no text of which it would compute (design: desk D24). `isFirst`: with
 * the mark by which spreadsheets know the encoding.
 */
export const csvPart = (
  records: readonly (readonly string[])[],
  { language, isFirst = false }: { language: Language; isFirst?: boolean },
): string =>
  stringify(
    records.map((record) => [...record]),
    {
      delimiter: language === 'en' ? ',' : ';',
      escape_formulas: true,
      // A line feed alone ends no record here, but for a spreadsheet it does.
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
      bom: isFirst,
    },
  );

/** Headers of a CSV file that is saved under a name, given without its ending. */
export const csvHeaders = (file: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${file}.csv"`,
  'cache-control': 'no-store',
});
