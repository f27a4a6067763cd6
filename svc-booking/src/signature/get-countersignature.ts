import type { Countersignature } from '@plenary/contracts/signature.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { countersigning, type MailedLink } from './countersigning.ts';
import { quoteToSign } from './signed-quote.ts';

/** The quote as shown to a second signatory, who has no account; refuses as `countersigning`. */
export const getCountersignature = async (deps: BookingDeps, link: MailedLink): Promise<Countersignature> => {
  const { read } = deps.database;
  const now = deps.now();
  const catalogue = await deps.catalogue.current();
  const signature = await countersigning(read, deps, { ...link, now });
  const { row, venue, days } = await quoteToSign(read, deps, { catalogue, quoteId: link.quoteId, actor: undefined, now });
  return {
    language: signature.lang as Language,
    buildingName: venue.record.commercialName,
    countryCode: venue.record.address.countryCode,
    companyName: signature.billing.billing.companyName,
    eventStartDate: days.at(0) ?? '',
    eventEndDate: days.at(-1) ?? '',
    totalIncludingVatPrice: row.frozen.totalIncludingVatPrice,
    signatoryName: signature.signatoryName,
    signedAt: new Date(signature.signedAt).toISOString(),
    sha256: signature.sha256,
    deadline: new Date(signature.deadline ?? now).toISOString(),
    email: signature.secondEmail,
  };
};
