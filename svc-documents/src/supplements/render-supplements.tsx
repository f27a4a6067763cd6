/** @jsxRuntime automatic */
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { Language } from '@plenary/contracts/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyle, pageStyle } from '../paper/base-style.ts';
import { Fact, FactsPaper, Part } from '../paper/facts-paper.tsx';
import { factsStyle } from '../paper/facts-style.ts';
import { instantWithOffset } from '../paper/instant-with-offset.ts';
import { paperFormat } from '../paper/paper-format.ts';
import { wordsIn } from '../paper/words/by-language.ts';
import type { Printable } from '../pdf/printable.ts';
import type { House } from '../quotes/map-quote.ts';
import { supplementsStyle } from './supplements-style.ts';
import { supplementsWordsIn } from './supplements-words.ts';

interface SupplementsInput {
  agreed: DealSupplements;
  language: Language;
  house: Pick<House, 'brandName' | 'settlementCompany'>;
}

/** The supplements of a booking as a page to print beside the signed quote: each with its VAT, and what the booking comes to. */
export const renderSupplements = ({ agreed, language, house: { brandName, settlementCompany } }: SupplementsInput): Printable => {
  const { dealId, agreedAt, customer, venueName, countryCode, days, untaxed, hasUnpriced } = agreed;
  const words = supplementsWordsIn(language);
  const common = wordsIn(language);
  const format = paperFormat(language);
  const { footer } = settlementCompany;
  const reference = quoteReference(dealId);
  const title = `${brandName} · ${words.title} ${reference}`;
  const style = pageStyle({ running: title, footer, page: common.page, of: common.of }) + baseStyle + factsStyle + supplementsStyle;
  const page = (
    <FactsPaper
      {...{ language, brandName, footer, title, style }}
      heading={words.title}
      intro={words.intro(reference)}
      explanation={words.explanation}
    >
      <Part heading={words.booking}>
        <Fact term={common.reference} fact={reference} />
        <Fact term={common.customer} fact={[customer.companyName, customer.name].filter(Boolean).join(', ')} />
        <Fact term={common.venue} fact={venueName} />
        <Fact term={common.event} fact={format.days(days[0] ?? '', days.at(-1) ?? '')} />
        <Fact term={words.agreedAt} fact={agreedAt === null ? undefined : instantWithOffset(agreedAt, { language, countryCode })} />
      </Part>
      <Part heading={words.list}>
        <SupplementTable agreed={agreed} language={language} />
        {untaxed > 0 && <p className="note">{words.untaxed(format.money(untaxed))}</p>}
        {hasUnpriced && <p className="note">{words.priceLater}</p>}
      </Part>
    </FactsPaper>
  );
  const createdAt = Date.parse(agreedAt ?? days[0] ?? '');
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, title, author: brandName, language, createdAt };
};

const SupplementTable = ({ agreed, language }: Pick<SupplementsInput, 'agreed' | 'language'>) => {
  const words = supplementsWordsIn(language);
  const { money } = paperFormat(language);
  const { supplements, added, quote, total } = agreed;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.supplement}</th>
          {[words.excludingVat, words.vat, words.includingVat].map((name) => (
            <th key={name} scope="col" className="figure">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {supplements.map(({ addon, label, excludingVat: net, includingVat: gross }, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed page never change, and two charges may be alike
            key={index}
            name={addon ? words.addons[addon] : (label ?? '')}
            figures={[
              net === null ? words.unpriced : money(net),
              net === null ? '' : gross === null ? words.vatLater : money(gross - net),
              gross === null ? '' : money(gross),
            ]}
          />
        ))}
      </tbody>
      <tfoot>
        {(
          [
            [words.added, added, 'sum'],
            [words.quote, quote, undefined],
            [words.total, total, 'grand'],
          ] as const
        ).map(([name, { excludingVat, includingVat }, className]) => (
          <Row
            key={name}
            name={name}
            className={className}
            figures={[money(excludingVat), money(includingVat - excludingVat), money(includingVat)]}
          />
        ))}
      </tfoot>
    </table>
  );
};

/** Figures without VAT, of VAT, and with it. */
const Row = ({ name, figures, className }: { name: string; figures: readonly string[]; className?: string | undefined }) => (
  <tr className={className}>
    <th scope="row">{name}</th>
    {figures.map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one a column
      <td key={index} className="figure">
        {figure}
      </td>
    ))}
  </tr>
);
