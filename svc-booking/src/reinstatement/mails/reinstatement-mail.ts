import { formatSpan } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { reinstatementMailWords } from './words/by-language.ts';

interface ReinstatementMail {
  to: string;
  lang: Language;
  venueName: string;
  /** In ascending order. */
  days: readonly string[];
  quoteId: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Tells that a cancelled booking stands again, and that no fee is due. */
export const reinstatementMail = ({ to, lang, venueName, days, quoteId, publicUrl, brandName }: ReinstatementMail): Mail => {
  const words = reinstatementMailWords[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName);
  const content = {
    lang,
    brandName,
    title: words.title,
    paragraphs: [named(words.text)],
    facts: [
      [words.venue, venueName],
      [words.dates, formatSpan(days, localeOf[lang])],
    ] as [string, string][],
    button: { label: words.seeQuote, href: `${publicUrl}/quotes/${quoteId}` },
    notes: [words.questions],
  };
  return layOutMail({ to, subject: named(words.subject), content });
};
