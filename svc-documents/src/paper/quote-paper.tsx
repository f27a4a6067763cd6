/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { AmendmentSummary } from './amendment.tsx';
import { Conditions } from './conditions.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { EventSummary } from './event-summary.tsx';
import { type Paper, titleOf } from './paper.ts';
import { PaperHeader } from './paper-header.tsx';
import { Parties } from './parties.tsx';
import { QuoteTable } from './quote-table.tsx';
import { Totals } from './totals.tsx';
import { Variants } from './variants.tsx';
import { Watermark } from './watermark.tsx';

interface QuotePaperProps {
  paper: Paper;
  /** The whole style sheet, fonts included. */
  style: string;
  /** The signature page, where the goal has one. */
  children?: ReactNode;
}

/** The quote as a page to print. */
export const QuotePaper = ({ paper, style, children }: QuotePaperProps) => {
  const { document, parts } = paper;
  const { brandName, settlementCompany } = document.information;
  return (
    <html lang={document.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{titleOf(paper)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours; values of a quote stand in it as escaped strings only */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Watermark {...paper} />
        {parts.header && <PaperHeader {...paper} />}
        <EndedNotice {...paper} />
        {parts.header && <Parties {...paper} />}
        <EventSummary {...paper} />
        <AmendmentSummary {...paper} />
        <Variants {...paper} />
        <QuoteTable {...paper} />
        <section className="closing">
          <Conditions {...paper} />
          <Totals {...paper} />
        </section>
        {children}
        {/* The page margins ask for no font by themselves: this makes the fonts of their texts load. */}
        <p className="margin-fonts" aria-hidden="true">
          {settlementCompany.footer} {brandName}
        </p>
      </body>
    </html>
  );
};
