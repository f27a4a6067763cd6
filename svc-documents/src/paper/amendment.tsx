/** @jsxRuntime automatic */
import type { QuoteDocument } from '@plenary/contracts/documents.schemas';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import type { Paper } from './paper.ts';

type Side = NonNullable<QuoteDocument['amendment']>['before'];

/** Of an amendment: which quote it changes, what of it, and by how much the price differs (design: lifecycle L19, L20). */
export const AmendmentSummary = ({ document, words, format }: Paper) => {
  const { amendment, language } = document;
  if (!amendment) return null;
  const { reference, before, after, fee, leastFeePercent } = amendment;
  const texts = words.amendment;
  const difference = after.total - before.total;
  const rows: [string, (side: Side) => string][] = [
    [words.event, ({ firstDay, lastDay }) => format.days(firstDay, lastDay)],
    [texts.people, ({ pax }) => pax.map(format.count).join(' · ')],
    [words.rooms, ({ rooms }) => tellRooms(rooms, language).join(' · ')],
    [words.totalIncludingTaxes, ({ total }) => format.money(total)],
  ];
  return (
    <section className="amendment">
      <h2>{texts.lead(reference)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{read(before) || '–'}</td>
              <td>{read(after) || '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {texts.difference}
            </th>
            <td>{format.difference(difference)}</td>
          </tr>
          {fee !== undefined && (
            <tr>
              <th scope="row" colSpan={2}>
                {texts.fee}
              </th>
              <td>{format.money(fee)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p>
        {texts.rest}
        {leastFeePercent !== undefined && ` ${texts.leastFee(format.percent(leastFeePercent))}`}
      </p>
    </section>
  );
};
