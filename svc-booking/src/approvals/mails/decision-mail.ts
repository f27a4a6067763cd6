import { formatSpan } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import { decisionMailWords } from './words/by-language.ts';

interface DecisionMail {
  to: string;
  lang: Language;
  kind: 'proposal' | 'change';
  isApproved: boolean;
  /** The page that it leads to: `/staff/quotes/…`. */
  path: string;
  venueName: string;
  companyName: string;
  /** In ascending order. */
  days: readonly string[];
  /** Of a refusal. */
  reason: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Tells the author of a proposal, or of a change of a booking, whether it is approved or refused. */
export const decisionMail = (mail: DecisionMail): Mail => {
  const { to, lang, kind, isApproved, path, venueName, companyName, days, reason, publicUrl, brandName } = mail;
  const all = decisionMailWords[lang];
  const words = all[kind][isApproved ? 'approved' : 'refused'];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venueName).replaceAll('{company}', () => companyName);
  const content = {
    ...{ lang, brandName, title: words.title },
    paragraphs: [named(words.text)],
    facts: [
      [all.company, companyName],
      [all.venue, venueName],
      [all.dates, formatSpan(days, localeOf[lang])],
      ...(reason ? [[all.reason, reason]] : []),
    ] as [string, string][],
    button: { label: words.button, href: `${publicUrl}${path}` },
    notes: [],
  };
  return layOutMail({ to, subject: named(words.subject), content });
};
