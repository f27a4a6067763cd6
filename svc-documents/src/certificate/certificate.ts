import type { renderCertificate } from '@plenary/contracts/documents.endpoints';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { Language } from '@plenary/contracts/vocabulary';
import { instantWithOffset } from '../paper/instant-with-offset.ts';
import { paperFormat } from '../paper/paper-format.ts';
import type { House } from '../quotes/map-quote.ts';

/** The content of a certificate, ready to be printed. */
export interface Certificate {
  brandName: string;
  footer: string;
  language: Language;
  quoteReference: string;
  venueName: string;
  eventDays: string;
  total: string;
  companyName: string;
  sha256: string;
  /** The signatory, and the second one where there is one. */
  signatures: { name: string; email: string; signedAt: string; ip?: string; userId?: string }[];
  /** Instant of the last signature, milliseconds. */
  lastSignedAt: number;
}

type CertificateFacts = EndpointInput<typeof renderCertificate>['body'];

export const certificateOf = (facts: CertificateFacts, house: Pick<House, 'brandName' | 'settlementCompany'>): Certificate => {
  const { language, signatory, secondSignatory, countryCode } = facts;
  const format = paperFormat(language);
  const signings = secondSignatory ? [signatory, secondSignatory] : [signatory];
  return {
    brandName: house.brandName,
    footer: house.settlementCompany.footer,
    language,
    quoteReference: quoteReference(facts.quoteId),
    venueName: facts.venueName,
    eventDays: format.days(facts.firstDay, facts.lastDay),
    total: format.money(facts.totalIncludingVatPrice),
    companyName: facts.companyName,
    sha256: facts.sha256,
    signatures: signings.map((signing) => ({ ...signing, signedAt: instantWithOffset(signing.signedAt, { language, countryCode }) })),
    lastSignedAt: Math.max(...signings.map(({ signedAt }) => Date.parse(signedAt))),
  };
};
