/** @jsxRuntime automatic */
import { CarbonEstimate } from './carbon-estimate.tsx';
import type { Paper } from './paper.ts';

/** Terms beside the figures: validity, deposit, terms of the framework contract. */
export const Conditions = (paper: Paper) => {
  const { document, parts, words } = paper;
  const { frameworkDiscount, information } = document;
  const { iban, bic } = information.settlementCompany;
  return (
    <div className="conditions">
      <h2>{words.conditions}</h2>
      <p>{leadOf(paper)}</p>
      {parts.totals && <p>{words.depositTerms}</p>}
      {parts.totals && (
        <p>
          {words.transfer(unbroken(`IBAN ${iban}`))}
          <br />
          {`BIC ${bic}`}
        </p>
      )}
      <p>{words.linesWithoutTaxes}</p>
      {frameworkDiscount && (
        <>
          <h2>{words.frameworkContract(frameworkDiscount.companyName)}</h2>
          {frameworkDiscount.description && <p>{frameworkDiscount.description}</p>}
          {frameworkDiscount.dispositions && <p>{frameworkDiscount.dispositions}</p>}
        </>
      )}
      <CarbonEstimate {...paper} />
    </div>
  );
};

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Legal value of the paper, which depends on its goal. */
const leadOf = ({ document, words, format }: Paper): string => {
  const { expirationDate, optionExpirationDate } = document.information;
  if (document.goal === 'booking-estimation') return words.estimation;
  if (document.goal.startsWith('proforma')) return words.proforma;
  const validity = words.validity(format.day(expirationDate));
  if (optionExpirationDate) return `${validity} ${words.heldUntil(format.day(optionExpirationDate))}`;
  return document.goal === 'preview' ? `${validity} ${words.holdsNoRoom}` : validity;
};
