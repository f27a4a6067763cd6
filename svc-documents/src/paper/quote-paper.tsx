/** @jsxRuntime automatic */
import { Conditions } from './conditions.tsx';
import { DayTable } from './day-table.tsx';
import { EventSummary } from './event-summary.tsx';
import type { Paper } from './paper.ts';
import { PaperHeader } from './paper-header.tsx';
import { Totals } from './totals.tsx';
import { Watermark } from './watermark.tsx';

/** The quote as a page to print; `style` is the whole style sheet, fonts included. */
export const QuotePaper = ({ paper, style }: { paper: Paper; style: string }) => {
  const { document, words } = paper;
  const { brandName, quoteReference, settlementCompany } = document.information;
  const { days } = document.items;
  return (
    <html lang={document.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${brandName} · ${words.title} ${quoteReference}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours; values of a quote stand in it as escaped strings only */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Watermark word={words.preview} />
        <PaperHeader {...paper} />
        <EventSummary {...paper} />
        {days.map((day) => (
          <DayTable key={day.date} day={day} paper={paper} hasTotal={days.length > 1 && day.lines.length > 1} />
        ))}
        <section className="closing">
          <Conditions {...paper} />
          <Totals {...paper} />
        </section>
        {/* The page margins ask for no font by themselves: this makes the fonts of their texts load. */}
        <p className="margin-fonts" aria-hidden="true">
          {settlementCompany.footer} {brandName}
        </p>
      </body>
    </html>
  );
};
