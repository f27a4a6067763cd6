/** @jsxRuntime automatic */
import type { Paper } from './paper.ts';

/** What the reader has to know beside the figures: validity, deposit, terms of the framework contract. */
export const Conditions = ({ document, words, format }: Paper) => {
  const { frameworkDiscount, information } = document;
  const { iban, bic } = information.settlementCompany;
  return (
    <div className="conditions">
      <h2>{words.conditions}</h2>
      <p>
        {words.validity(format.day(information.expirationDate))} {words.holdsNoRoom}
      </p>
      <p>{words.depositTerms}</p>
      {iban && <p>{words.transfer(bic ? `IBAN ${iban} · BIC ${bic}` : `IBAN ${iban}`)}</p>}
      <p>{words.linesWithoutTaxes}</p>
      {frameworkDiscount && (
        <>
          <h2>{words.frameworkContract(frameworkDiscount.companyName)}</h2>
          {frameworkDiscount.description && <p>{frameworkDiscount.description}</p>}
          {frameworkDiscount.dispositions && <p>{frameworkDiscount.dispositions}</p>}
        </>
      )}
    </div>
  );
};
