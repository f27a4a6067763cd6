/** @jsxRuntime automatic */
import { cancellationSpans } from '@plenary/contracts/cancellation-spans';
import { CarbonEstimate } from './carbon-estimate.tsx';
import { hasEnded, type Paper } from './paper.ts';
import { standingWords } from './standing-words.ts';
import { unbroken } from './unbroken.ts';

/** Terms beside the figures: validity, deposit, terms of the framework contract. */
export const Conditions = (paper: Paper) => {
  const { document, parts, words } = paper;
  const { frameworkDiscount, information } = document;
  const lead = leadOf(paper);
  const { iban, bic } = information.settlementCompany;
  return (
    <div className="conditions">
      <h2>{words.conditions}</h2>
      {lead && <p>{lead}</p>}
      {parts.deposit && <p>{words.depositTerms}</p>}
      {parts.deposit && (
        <p>
          {words.transfer(unbroken(`IBAN ${iban}`))}
          <br />
          {`BIC ${bic}`}
        </p>
      )}
      <p>{words.linesWithoutTaxes}</p>
      <CancellationTerms {...paper} />
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

/** What a cancellation costs, by the days left, and what is free (design: lifecycle L24–L26, L32). */
const CancellationTerms = ({ document: { cancellationTerms }, words, format }: Paper) => {
  if (!cancellationTerms) return null;
  const spans = cancellationSpans(cancellationTerms).map(({ minDays, maxDays, percent }) => {
    const days = maxDays === null ? words.orMoreDays(minDays) : `${maxDays}–${minDays}`;
    return unbroken(`${format.percent(percent)} (${days})`);
  });
  const { freeReduction, postponement, guaranteeDays } = cancellationTerms;
  const rules = [
    freeReduction && words.freeReduction(format.percent(freeReduction.percent), format.duration(freeReduction.minDays, 'day')),
    postponement && words.postponement(format.duration(postponement.months, 'month'), format.duration(postponement.minDays, 'day')),
    guaranteeDays !== undefined && words.guarantee(format.duration(guaranteeDays, 'day')),
  ].filter(Boolean);
  return (
    <section>
      <h2>{words.cancellation}</h2>
      <p>{spans.join(' · ')}</p>
      {rules.length > 0 && <p>{rules.join(' ')}</p>}
    </section>
  );
};

/** Legal value of the paper, which depends on its goal, and what the quote holds at the moment. */
const leadOf = (paper: Paper): string => {
  const { document, words, format } = paper;
  const { expirationDate, standing } = document.information;
  const isStillOffered = ['open', 'held', 'second'].includes(standing.kind);
  const value = () => {
    if (hasEnded(document)) return '';
    if (document.goal.startsWith('proforma')) return words.proforma;
    // An amendment says until when it can be signed.
    if (!isStillOffered || document.amendment) return '';
    return document.goal === 'booking-estimation' ? words.estimation : words.validity(format.day(expirationDate));
  };
  const holds = hasEnded(document) ? '' : standingWords(paper);
  return [value(), holds, roomsWords(paper)].filter(Boolean).join(' ');
};

/** How the rooms get their names, while the quote holds none. */
const roomsWords = ({ document: { goal, information, eventSummary }, words, format }: Paper): string => {
  const { kind } = information.standing;
  if (kind !== 'open' && kind !== 'second') return '';
  const { expectedRooms: expected } = eventSummary;
  if (expected) return words[expected.rank === null ? 'noRooms' : 'expectation'](format.day(expected.asOf));
  return goal === 'signature' ? words.roomsAtSignature : words.roomsNamedLater;
};
