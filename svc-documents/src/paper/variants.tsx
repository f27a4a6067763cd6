/** @jsxRuntime automatic */
import { hasEnded, type Paper } from './paper.ts';

/** Of a proposal with variants: which ones there are and what each comes to, this one in front (design: lifecycle L9). */
export const Variants = ({ document, words, format }: Paper) => {
  const { variants } = document;
  if (!variants || hasEnded(document)) return null;
  const texts = words.variants;
  return (
    <section className="variants">
      <h2>{texts.title(format.count(variants.length))}</h2>
      <table>
        <thead>
          <tr>
            {[words.reference, words.venue, words.event].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {[words.totalExcludingTaxes, words.totalIncludingTaxes].map((column) => (
              <th key={column} scope="col" className="sum">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ reference, venueName, firstDay, lastDay, totalExcludingTaxes, totalIncludingTaxes }, index) => (
            <tr key={reference}>
              <th scope="row">{index === 0 ? `${reference} · ${texts.thisOne}` : reference}</th>
              <td>{venueName}</td>
              <td>{format.days(firstDay, lastDay)}</td>
              <td className="sum">{format.money(totalExcludingTaxes)}</td>
              <td className="sum">{format.money(totalIncludingTaxes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.oneIsSigned}</p>
    </section>
  );
};
