/** @jsxRuntime automatic */
import { DayTable } from './day-table.tsx';
import type { Paper } from './paper.ts';

/** The lines of every day, under the banner of the venue where it has one, and what comes with them. */
export const QuoteTable = (paper: Paper) => {
  const { document, parts, words } = paper;
  const { banner } = document.eventSummary.eventLocation;
  const { days } = document.items;
  return (
    <>
      {banner && (
        <p className="banner">
          <span className="name">{banner}</span> <span className="kind">{words.flagship}</span>
        </p>
      )}
      {days.map((day) => (
        <DayTable key={day.date} day={day} paper={paper} hasTotal={parts.totals && days.length > 1 && day.lines.length > 1} />
      ))}
      {document.additionalServices && (
        <section className="additional">
          <h2>{words.additionalServices}</h2>
          <p>{document.additionalServices.description}</p>
        </section>
      )}
    </>
  );
};
