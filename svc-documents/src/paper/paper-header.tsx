/** @jsxRuntime automatic */
import type { Paper } from './paper.ts';

/** Brand, what the document is, and the facts by which it is filed. */
export const PaperHeader = ({ document, words, format }: Paper) => {
  const { brandName, quoteReference, creationDate, expirationDate } = document.information;
  return (
    <header className="header">
      <div>
        <p className="brand">
          <svg viewBox="0 0 20 16" aria-hidden="true">
            <circle cx="3.5" cy="8" r="3.5" fill="#131A2B" />
            <circle cx="12" cy="8" r="7.5" fill="#F4B400" />
          </svg>
          {brandName}
        </p>
        <h1>{words.title}</h1>
      </div>
      <dl className="facts">
        <Fact term={words.reference} fact={quoteReference} />
        <Fact term={words.createdOn} fact={format.day(creationDate)} />
        <Fact term={words.validUntil} fact={format.day(expirationDate)} />
        <Fact term={words.language} fact={format.languageName()} />
      </dl>
    </header>
  );
};

const Fact = ({ term, fact }: { term: string; fact: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </div>
);
