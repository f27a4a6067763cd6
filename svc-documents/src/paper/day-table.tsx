/** @jsxRuntime automatic */
import type { DocumentDay, DocumentLine } from '@plenary/contracts/documents.schemas';
import type { Paper } from './paper.ts';

/** Up to here a day stays on one page. */
const shortDay = 8;

/** One day of the event. Its head names the day and the columns, and comes again on every page that the day goes on to. */
export const DayTable = ({ day, paper, hasTotal }: { day: DocumentDay; paper: Paper; hasTotal: boolean }) => {
  const { words, format } = paper;
  const isShort = day.lines.length <= shortDay;
  return (
    <table className={isShort ? 'day short' : 'day'}>
      <thead>
        <tr>
          <th scope="col" className="date">
            <h2>{format.weekday(day.date)}</h2>
          </th>
          <th scope="col" className="quantity">
            {words.quantity}
          </th>
          <th scope="col" className="price">
            {words.unitPrice}
          </th>
          <th scope="col" className="amount">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {day.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a printed page never change, and two may be alike
          <Line key={index} line={line} paper={paper} />
        ))}
        {hasTotal && (
          <tr className="day-total">
            <th scope="row" colSpan={3}>
              {words.dayTotal}
            </th>
            <td className="amount">{format.money(day.amount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

const Line = ({ line, paper: { words, format } }: { line: DocumentLine; paper: Paper }) => (
  <tr className="line">
    <th scope="row">
      {line.description}
      {line.subtext && <span className="subtext">{line.subtext}</span>}
    </th>
    <td className="quantity">{format.count(line.quantity)}</td>
    <td className="price">
      <span>{format.money(line.unitPrice)}</span>
      {line.catalogPrice !== line.unitPrice && (
        <span className="subtext">
          {words.insteadOf} <s>{format.money(line.catalogPrice)}</s>
        </span>
      )}
    </td>
    <td className="amount">{format.money(line.amount)}</td>
  </tr>
);
