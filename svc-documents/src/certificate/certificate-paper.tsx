/** @jsxRuntime automatic */
import { Fact, FactsPaper, Part } from '../paper/facts-paper.tsx';
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
    <FactsPaper
      {...{ language, brandName, footer, title, style }}
      heading={words.title}
      intro={words.intro}
      explanation={words.explanation}
    >
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
    </FactsPaper>
  );
};
