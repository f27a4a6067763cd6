/** @jsxRuntime automatic */
import { Brand } from './brand.tsx';
import { headingOf, isToAccept, type Paper } from './paper.ts';

/** Brand, what the document is, and the facts by which it is filed. */
export const PaperHeader = (paper: Paper) => {
  const { document, words, format } = paper;
  const { brandName, quoteReference, creationDate, expirationDate, headerFreeText } = document.information;
  return (
    <>
      <header className="header">
        <div>
          <Brand name={brandName} />
          <h1>{headingOf(paper)}</h1>
        </div>
        <dl className="facts">
          <Fact term={words.reference} fact={quoteReference} />
          <Fact term={words.createdOn} fact={format.day(creationDate)} />
          {isToAccept(document) && <Fact term={words.validUntil} fact={format.day(expirationDate)} />}
        </dl>
      </header>
      {headerFreeText && <p className="free-text">{headerFreeText}</p>}
    </>
  );
};

const Fact = ({ term, fact }: { term: string; fact: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </div>
);
