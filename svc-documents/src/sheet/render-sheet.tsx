/** @jsxRuntime automatic */
import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyle, pageStyle } from '../paper/base-style.ts';
import { Brand } from '../paper/brand.tsx';
import { Fact, Part } from '../paper/facts-paper.tsx';
import { wordsIn } from '../paper/words/by-language.ts';
import type { Printable } from '../pdf/printable.ts';
import type { House } from '../quotes/map-quote.ts';
import { sheetStyle } from './sheet-style.ts';

interface SheetInput {
  sheet: SheetDocument;
  house: Pick<House, 'brandName'>;
}

/** A sheet of the desk as a page to print. */
export const renderSheet = ({ sheet, house: { brandName } }: SheetInput): Printable => {
  const { language, heading, intro, sections, asOf, madeAt } = sheet;
  const { page, of } = wordsIn(language);
  const title = `${brandName} · ${heading}`;
  const style = pageStyle({ running: [heading, intro[0]].filter(Boolean).join(' · '), footer: asOf, page, of }) + baseStyle + sheetStyle;
  const paper = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours; values stand in it as escaped strings only */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Brand name={brandName} />
        <h1>{heading}</h1>
        {intro.map((line) => (
          <p key={line} className="intro">
            {line}
          </p>
        ))}
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a printed page never change, and two may be alike
          <Section key={index} section={section} />
        ))}
        <p className="as-of">{asOf}</p>
        <p className="margin-fonts" aria-hidden="true">
          {heading} {intro[0]} {brandName}
        </p>
      </body>
    </html>
  );
  return { html: `<!doctype html>${renderToStaticMarkup(paper)}`, title, author: brandName, language, createdAt: Date.parse(madeAt) };
};

/** The faces of our papers have no arrow to the right. */
const withOwnArrow = (text: string): string => text.replaceAll('→', '›');

const Section = ({ section: { heading, table, facts } }: { section: SheetDocument['sections'][number] }) => (
  <Part heading={heading}>
    {table && <Table table={table} />}
    {facts.map(({ term, fact }) => (
      <Fact key={term} term={term} fact={withOwnArrow(fact)} />
    ))}
  </Part>
);

const Table = ({ table: { columns, rows } }: { table: NonNullable<SheetDocument['sections'][number]['table']> }) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed page never change, and two may be alike
        <tr key={index}>
          {row.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
