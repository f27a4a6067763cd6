/** @jsxRuntime automatic */
import type { Paper } from './paper.ts';

/** From the sum of the lines to what is paid at signature. */
export const Totals = ({ document, words, format }: Paper) => {
  const { totals, frameworkDiscount, administrationFees } = document;
  const { percentage, amount: deposit } = totals.deposit;
  const hasSubTotal = frameworkDiscount !== undefined || administrationFees !== undefined;
  return (
    <div className="totals">
      <table>
        <tbody>
          {hasSubTotal && <Row label={words.subTotal} amount={format.money(totals.subTotal)} />}
          {frameworkDiscount && (
            <Row
              label={words.frameworkDiscount(format.percent(frameworkDiscount.percent))}
              amount={format.money(-frameworkDiscount.amount)}
            />
          )}
          {administrationFees && <Row label={feesLabel({ document, words, format })} amount={format.money(administrationFees.amount)} />}
          <Row label={words.totalExcludingTaxes} amount={format.money(totals.totalExcludingTaxes)} className="strong" />
          {totals.taxes.map((tax) => (
            <Row
              key={tax.percentage}
              label={words.tax(format.percent(tax.percentage))}
              detail={words.taxBase(format.money(tax.base))}
              amount={format.money(tax.amount)}
            />
          ))}
          <Row label={words.totalIncludingTaxes} amount={format.money(totals.totalIncludingTaxes)} className="grand" />
          <Row label={words.deposit(format.percent(percentage))} amount={format.money(deposit)} className="deposit" />
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
