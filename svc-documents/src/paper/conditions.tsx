/** @jsxRuntime automatic */
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
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
        <section>
          <h2>{words.frameworkContract(frameworkDiscount.companyName)}</h2>
          {frameworkDiscount.description && <p>{frameworkDiscount.description}</p>}
          {frameworkDiscount.dispositions && <p>{frameworkDiscount.dispositions}</p>}
        </section>
      )}
      <CarbonEstimate {...paper} />
    </div>
  );
};

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Legal value of the paper, which depends on its goal, and what the quote holds at the moment. */
const leadOf = (paper: Paper): string => {
  const { document, words, format } = paper;
  const { expirationDate, standing } = document.information;
  const isStillOffered = ['open', 'held', 'second'].includes(standing.kind);
  const value = () => {
    if (document.goal.startsWith('proforma')) return words.proforma;
    if (!isStillOffered) return '';
    return document.goal === 'booking-estimation' ? words.estimation : words.validity(format.day(expirationDate));
  };
  return [value(), standingWords(paper)].filter(Boolean).join(' ');
};

const standingWords = ({ document, words, format }: Paper): string => {
  const { information, eventSummary, goal, language } = document;
  const { standing, expirationDate } = information;
  // To sign this paper is what books the rooms.
  if (standing.kind === 'open' && goal === 'signature') return '';
  const timeZone = timeZoneOf[eventSummary.eventLocation.address.countryCode];
  const until = standing.until ? instantAtVenue(standing.until, { language, timeZone }) : '';
  return words.standings[standing.kind]({ until, lastDay: format.day(expirationDate) });
};
