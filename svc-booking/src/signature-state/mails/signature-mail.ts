import type { NamedRoom } from '@plenary/contracts/booked-room';
import { formatDay, formatPrice, formatSpan } from '@plenary/contracts/format';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import { calendarFile, type Mail } from '@plenary/service-kit/mailer';
import type { SignatureRow } from '../../db/rows.ts';
import { mailPicture } from '../../venues/mail-picture.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';
import { amendmentMailTexts } from './amendment-words/by-language.ts';
import type { SignatureMailKind, SignatureMailWords } from './signature-mail-words.ts';
import { signatureMailWords } from './words/by-language.ts';

interface SignatureMail {
  kind: SignatureMailKind;
  to: string;
  lang: Language;
  signature: Pick<
    SignatureRow,
    'quoteId' | 'signatoryName' | 'signatoryEmail' | 'secondEmail' | 'secondName' | 'sha256' | 'deadline' | 'billing' | 'paper'
  >;
  /** What is signed changes a booking. */
  isAmendment: boolean;
  /** In ascending order. */
  days: readonly string[];
  /** Those that are held or booked. */
  rooms: readonly NamedRoom[];
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone' | 'pictures'>;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
  /** Only of a booking that is confirmed. */
  booked?: {
    /** Euro cents with VAT; null: prices are told in credits. */
    total: number | null;
    /** Absent: none is due. */
    deposit: DepositTransfer | undefined;
    /** Its days as an iCalendar file. */
    calendar: string;
  };
  /** Only in the invitation: lets its reader sign. */
  token?: string;
}

const hasEnded: readonly SignatureMailKind[] = ['approved', 'approvedSecond', 'refused', 'rejected', 'lapsed', 'withdrawn', 'voided'];
const onSignaturePage: readonly SignatureMailKind[] = ['missing', 'countersigned', 'reminder', 'secondErased'];

/**
 * A mail about a signature, in the customer's language and the venue's time. Its links open pages, and every action is
 * a button there, because mail scanners follow links (server-rules §3).
 */
export const signatureMail = ({
  kind,
  to,
  lang,
  signature,
  isAmendment,
  days,
  rooms,
  venue,
  publicUrl,
  brandName,
  token,
  booked,
}: SignatureMail): Mail => {
  const words = signatureMailWords[lang];
  const { subject, title, text, button } = (isAmendment ? amendmentMailTexts[lang] : words.mails)[kind];
  const { quoteId, signatoryName, signatoryEmail, secondEmail, secondName, sha256, deadline, billing, paper } = signature;
  const signatory = harmless(signatoryName, signatoryEmail);
  const names: Record<string, string> = {
    venue: venue.commercialName,
    signatory,
    second: harmless(secondName ?? '', secondEmail ?? ''),
    company: harmless(billing.billing.companyName, signatory),
    day: paper ? formatDay(paper.receivedOn, localeOf[lang], 'full') : '',
  };
  const named = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  const page = new URL(`/quotes/${quoteId}${onSignaturePage.includes(kind) ? '/signature' : token ? '/countersignature' : ''}`, publicUrl);
  // A fragment reaches no server and no log.
  if (token) page.hash = new URLSearchParams({ token }).toString();
  const content = {
    lang,
    brandName,
    picture: mailPicture(venue.pictures, { lang, publicUrl }),
    title: named(title),
    paragraphs: (paper ? onPaper({ kind, text, isAmendment }, words) : [text]).map(named),
    facts: [
      [words.venue, venue.commercialName],
      [words.dates, formatSpan(days, localeOf[lang])],
      ...(rooms.length > 0 ? [[words.rooms, tellRooms(rooms, lang).join('\n')]] : []),
      ...(deadline === null || hasEnded.includes(kind)
        ? []
        : [[words.deadline, instantAtVenue(deadline, { language: lang, timeZone: venue.timeZone })]]),
      ...bookedFacts(booked, words, lang),
      ...(kind === 'rejected' ? [] : [[words.fingerprint, sha256.replace(/.{16}(?=.)/g, '$& ')]]),
    ] as [string, string][],
    ...(button && { button: { label: button, href: page.href } }),
    ...(token && { notes: [words.personal] }),
  };
  return {
    ...layOutMail({ to, subject: named(subject), content }),
    ...(booked && { attachments: [calendarFile(booked.calendar)] }),
  };
};

/** What a mail says of a document signed by hand, when it has been recorded. */
const onPaper = (
  { kind, text, isAmendment }: Pick<SignatureMail, 'kind' | 'isAmendment'> & { text: string },
  { onPaper: { received, approved, amendment } }: SignatureMailWords,
): string[] => {
  if (kind === 'approved') return [isAmendment ? amendment : approved, received];
  return kind === 'missing' ? [text, received] : [text];
};

const bookedFacts = (booked: SignatureMail['booked'], words: SignatureMailWords, lang: Language): [string, string][] => {
  if (!booked) return [];
  const money = (cents: number) => formatPrice(cents, localeOf[lang], { decimals: true });
  const { total, deposit } = booked;
  return [
    ...(total === null ? [] : [[words.total, money(total)] as [string, string]]),
    ...(deposit
      ? ([
          [words.deposit, money(deposit.amount)],
          [words.dueOn, formatDay(deposit.dueOn, localeOf[lang], 'full')],
          [words.payee, deposit.payee],
          ['IBAN', deposit.iban],
          ['BIC', deposit.bic],
          [words.reference, deposit.reference],
        ] as [string, string][])
      : []),
  ];
};

/** Our mail goes to a typed address: a name that reads like a link is not printed. */
const harmless = (name: string, instead: string): string => (name === '' || /[/@:<>]|\w\.\w{2}/.test(name) ? instead : name);
