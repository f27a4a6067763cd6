import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { isAfterStart } from '@plenary/contracts/cancellation-terms';
import { formatEuros, formatPercent, formatSpan } from '@plenary/contracts/format';
import { settlementRows } from '@plenary/contracts/settlement-rows';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { cancellationMailWords } from './words/by-language.ts';

interface CancellationMail {
  to: string;
  lang: Language;
  statement: CancellationStatement;
  /** IANA name of the venue's. */
  timeZone: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Tells that a booking is cancelled, in the venue's time, with the way in which its fee came about (design: lifecycle L42). */
export const cancellationMail = ({ to, lang, statement, timeZone, publicUrl, brandName }: CancellationMail): Mail => {
  const words = cancellationMailWords[lang];
  const { by, reason, fee, venueName, days, cancelledAt, dealId, settlement } = statement;
  const locale = localeOf[lang];
  const euros = (cents: number) => formatEuros(cents, locale);
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName);
  const workedOut: [string, string][] = [
    [words.agreed, euros(fee.base)],
    ...(fee.supplements ? [[words.supplements, euros(fee.supplements)] as [string, string]] : []),
    [words.daysBefore, String(fee.daysBefore)],
    [words.rate, `${formatPercent(fee.percent, locale)}${fee.isPostponed ? ` (${words.postponed})` : ''}`],
    ...(fee.deducted ? [[words.deducted, euros(-fee.deducted)] as [string, string]] : []),
    ...(fee.waived ? [[words.waivedFrom, euros(fee.waived.from)] as [string, string]] : []),
    [words.fee, euros(fee.feeExcludingVat)],
    ...(fee.vat > 0 ? [[words.vat, euros(fee.vat)] as [string, string]] : []),
    [words.total, euros(fee.feeIncludingVat)],
  ];
  const content = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [
      named(isAfterStart(reason) ? words.afterStart[reason] : words.texts[by]),
      fee.feeExcludingVat > 0 ? words.due : words.free,
    ],
    facts: [
      [words.venue, venueName],
      [words.dates, formatSpan(days, locale)],
      [words.received, instantAtVenue(cancelledAt, { language: lang, timeZone })],
      ...(by === 'customer' ? workedOut : []),
      ...(settlement ? settlementRows(settlement).map(({ id, amount }) => [words[id], euros(amount)]) : []),
    ] as [string, string][],
    button: { label: words.seeQuote, href: `${publicUrl}/quotes/${dealId}` },
    notes: [words.again],
  };
  return layOutMail({ to, subject: named(words.subject), content });
};
