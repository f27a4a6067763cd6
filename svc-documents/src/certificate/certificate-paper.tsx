/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Brand } from '../paper/brand.tsx';
import type { Certificate } from './certificate.ts';
import type { CertificateWords } from './words.ts';

interface CertificatePaperProps {
  certificate: Certificate;
  words: CertificateWords;
  title: string;
  /** The whole style sheet, fonts included. */
  style: string;
}

/** Signatories, documents and times, on one page. */
export const CertificatePaper = ({ certificate, words, title, style }: CertificatePaperProps) => {
  const { brandName, footer, language, quoteReference, venueName, eventDays, total, companyName, sha256, signatures } = certificate;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours; values stand in it as escaped strings only */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Brand name={brandName} />
        <h1>{words.title}</h1>
        <p className="intro">{words.intro}</p>
        <Part heading={words.document}>
          <Fact term={words.quote} fact={quoteReference} />
          <Fact term={words.customer} fact={companyName} />
          <Fact term={words.venue} fact={venueName} />
          <Fact term={words.event} fact={eventDays} />
          <Fact term={words.total} fact={total} />
        </Part>
        <div className="fingerprint">
          <h2>{words.fingerprint}</h2>
          <p>{sha256.match(/.{1,8}/g)?.join(' ')}</p>
        </div>
        {signatures.map(({ name, email, signedAt, ip, userId }, index) => (
          <Part key={email + signedAt} heading={index === 0 ? words.signatory : words.secondSignatory}>
            <p className="headline">{name}</p>
            <Fact term={words.email} fact={email} />
            <Fact term={words.signedAt} fact={signedAt} />
            <Fact term={words.ip} fact={ip} />
            <Fact term={words.user} fact={userId} />
          </Part>
        ))}
        <p className="explanation">{words.explanation}</p>
        <p className="margin-fonts" aria-hidden="true">
          {footer} {brandName}
        </p>
      </body>
    </html>
  );
};

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="part">
    <h2>{heading}</h2>
    {children}
  </section>
);

const Fact = ({ term, fact }: { term: string; fact: string | undefined }) =>
  fact ? (
    <p className="fact">
      <span className="term">{term}</span> <span>{fact}</span>
    </p>
  ) : null;
