import { formatSpan } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { withdrawalMailWords } from './words/by-language.ts';

interface WithdrawalMail {
  to: string;
  lang: Language;
  venueName: string;
  /** In ascending order. */
  days: readonly string[];
  brandName: string;
}

/** Tells that a quote is withdrawn and can be signed no more. */
export const withdrawalMail = ({ to, lang, venueName, days, brandName }: WithdrawalMail): Mail => {
  const words = withdrawalMailWords[lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName);
  const content = {
    ...{ lang, brandName, title: words.title },
    paragraphs: [named(words.text)],
    facts: [
      [words.venue, venueName],
      [words.dates, formatSpan(days, localeOf[lang])],
    ] as [string, string][],
    notes: [words.questions],
  };
  return layOutMail({ to, subject: named(words.subject), content });
};
