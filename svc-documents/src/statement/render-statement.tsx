/** @jsxRuntime automatic */
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { settlementRows } from '@plenary/contracts/settlement-rows';
import type { Language } from '@plenary/contracts/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyle, pageStyle } from '../paper/base-style.ts';
import { Fact, FactsPaper, Part } from '../paper/facts-paper.tsx';
import { factsStyle } from '../paper/facts-style.ts';
import { instantWithOffset } from '../paper/instant-with-offset.ts';
import { paperFormat } from '../paper/paper-format.ts';
import { unbroken } from '../paper/unbroken.ts';
import { wordsIn } from '../paper/words/by-language.ts';
import type { Printable } from '../pdf/printable.ts';
import type { House } from '../quotes/map-quote.ts';
import { type StatementWords, statementWordsIn } from './statement-words.ts';

/** What the fee is due for, with the account to pay to where something is left to pay. */
const explanationOf = ({ fee, settlement }: CancellationStatement, words: StatementWords, account: string): string => {
  const due = settlement?.due ?? fee.feeIncludingVat;
  if (due > 0) return words.due(account);
  return fee.feeExcludingVat === 0 ? words.free : words.settled;
};

interface StatementInput {
  statement: CancellationStatement;
  language: Language;
  house: Pick<House, 'brandName' | 'settlementCompany'>;
}

/** The statement of a cancelled booking as a page to print: what was cancelled, when and why, and how the fee comes about. */
export const renderStatement = ({ statement, language, house }: StatementInput): Printable => {
  const { dealId, cancelledAt, by, reason, note, onBehalf, fee, agreedIncludingVat, customer, venueName, countryCode, days } = statement;
  const words = statementWordsIn(language);
  const common = wordsIn(language);
  const format = paperFormat(language);
  const { brandName, settlementCompany } = house;
  const { footer } = settlementCompany;
  const title = `${brandName} · ${words.title} ${quoteReference(dealId)}`;
  const style = pageStyle({ running: title, footer, page: common.page, of: common.of }) + baseStyle + factsStyle;
  const page = (
    <FactsPaper
      {...{ language, brandName, footer, title, style }}
      heading={words.title}
      intro={words.intro}
      explanation={explanationOf(statement, words, `${unbroken(`IBAN ${settlementCompany.iban}`)}, BIC ${settlementCompany.bic}`)}
    >
      <Part heading={words.booking}>
        <Fact term={common.reference} fact={quoteReference(dealId)} />
        <Fact term={common.customer} fact={[customer.companyName, customer.name].filter(Boolean).join(', ')} />
        <Fact term={common.venue} fact={venueName} />
        <Fact term={common.event} fact={format.days(days[0] ?? '', days.at(-1) ?? '')} />
        <Fact term={fee.supplements ? words.quoted : words.agreed} fact={format.money(agreedIncludingVat)} />
      </Part>
      <Part heading={words.cancellation}>
        <Fact term={onBehalf ? words.recorded : words.received} fact={instantWithOffset(cancelledAt, { language, countryCode })} />
        <Fact term={words.party} fact={words.parties[by]} />
        <Fact term={words.reason} fact={words.reasons[reason]} />
        <Fact term={words.note} fact={note} />
      </Part>
      <Part heading={words.fee}>
        <Fact term={words.base} fact={format.money(fee.base)} />
        {fee.supplements ? <Fact term={words.supplements} fact={format.money(fee.supplements)} /> : null}
        <Fact term={words.days} fact={format.count(fee.daysBefore)} />
        <Fact term={words.share} fact={`${format.percent(fee.percent)}${fee.isPostponed ? ` (${words.postponed})` : ''}`} />
        {fee.deducted ? <Fact term={words.deducted} fact={format.money(-fee.deducted)} /> : null}
        {fee.waived && <Fact term={words.waived[fee.waived.reason]} fact={format.money(fee.feeExcludingVat - fee.waived.from)} />}
        <Fact term={words.excludingVat} fact={format.money(fee.feeExcludingVat)} />
        {fee.vatBreakdown.map(({ percent, base, amount }) => (
          <Fact
            key={percent}
            term={common.tax(format.percent(percent))}
            fact={`${format.money(amount)} ${common.taxBase(format.money(base))}`}
          />
        ))}
        {fee.kind === 'indemnity' && fee.feeExcludingVat > 0 && <Fact term={words.vat} fact={words.noVat} />}
        <Fact term={words.includingVat} fact={format.money(fee.feeIncludingVat)} />
        {statement.settlement &&
          settlementRows(statement.settlement).map(({ id, amount }) => <Fact key={id} term={words[id]} fact={format.money(amount)} />)}
      </Part>
    </FactsPaper>
  );
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, title, author: brandName, language, createdAt: Date.parse(cancelledAt) };
};
