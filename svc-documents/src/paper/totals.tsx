/** @jsxRuntime automatic */
import { depositWording } from '@plenary/contracts/deposit-wording';
import type { Paper } from './paper.ts';

/** From the sum of the lines to the amount due at signature; without the totals, the discount and the fees that belong to the lines. */
export const Totals = (paper: Paper) => {
  const { document, parts, words, format } = paper;
  const { totals, frameworkDiscount, administrationFees } = document;
  const { percentage, amount: deposit } = totals.deposit;
  const wording = depositWording({ deposit: { percent: percentage, amount: deposit }, totalIncludingVatPrice: totals.totalIncludingTaxes });
  const hasMore = frameworkDiscount !== undefined || administrationFees !== undefined;
  if (!parts.totals && !hasMore) return null;
  return (
    <div className="totals">
      <table aria-label={words.totals}>
        <tbody>
          {parts.totals && hasMore && <Row label={words.subTotal} amount={format.money(totals.subTotal)} />}
          {frameworkDiscount && (
            <Row label={words.frameworkDiscount(format.percent(frameworkDiscount.percent))} amount={format.money(-totals.discounts)} />
          )}
          {administrationFees && <Row label={feesLabel(paper)} amount={format.money(administrationFees.amount)} />}
          {parts.totals && (
            <>
              <Row label={words.totalExcludingTaxes} amount={format.money(totals.totalExcludingTaxes)} className="strong" />
              {totals.taxBreakdown.map((tax) => (
                <Row
                  key={tax.percentage}
                  label={words.tax(format.percent(tax.percentage))}
                  detail={words.taxBase(format.money(tax.base))}
                  amount={format.money(tax.amount)}
                />
              ))}
              {totals.taxBreakdown.length > 1 && <Row label={words.totalTaxes} amount={format.money(totals.taxes.amount)} />}
              <Row label={words.totalIncludingTaxes} amount={format.money(totals.totalIncludingTaxes)} className="grand" />
              {parts.deposit && (
                <Row
                  label={wording === 'deposit' ? words.deposit(format.percent(percentage)) : words[wording]}
                  amount={format.money(deposit)}
                  className="deposit"
                />
              )}
              {totals.credits !== undefined && <Row label={words.credits} amount={format.count(totals.credits)} className="deposit" />}
            </>
          )}
        </tbody>
      </table>
    </div>
  );
};

const feesLabel = ({ document, words, format }: Paper): string => {
  const { description, percent } = document.administrationFees ?? {};
  const label = description || words.administrationFees;
  return percent === undefined ? label : `${label} (${format.percent(percent)})`;
};

const Row = ({ label, detail, amount, className }: { label: string; detail?: string; amount: string; className?: string }) => (
  <tr className={className}>
    <th scope="row">
      {label}
      {detail && <span className="base"> {detail}</span>}
    </th>
    <td>{amount}</td>
  </tr>
);
