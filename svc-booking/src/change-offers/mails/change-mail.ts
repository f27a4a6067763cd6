import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import type { ChangeLevel, ChangeState } from '@plenary/contracts/change-terms';
import { formatPercent } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { Language } from '@plenary/contracts/vocabulary';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import type { Mail } from '@plenary/service-kit/mailer';
import type { KeptSide } from '../../db/tables/changes.ts';
import { mailPicture } from '../../venues/mail-picture.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';
import { changeFacts, notMadeFacts, spanOf } from './change-facts.ts';
import { changeMailWords } from './words/by-language.ts';

interface ChangeMail {
  to: string;
  lang: Language;
  state: ChangeState;
  level: ChangeLevel;
  /** It expires within a day. */
  isEnding: boolean;
  /** Of the people of an accepted survey, which may have supplements beside it. */
  fromSurvey: boolean;
  before: KeptSide;
  after: KeptSide;
  fee: CancellationFee | null;
  /** Local day by which a deposit that it raises is due; undefined: it waits for its customer. */
  depositDueOn: string | undefined;
  leastFeePercent: number | null;
  /** Where its button leads: the quote to sign, else the booking. */
  quoteId: string;
  /** Until when it waits, in milliseconds. */
  until: number | undefined;
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone' | 'pictures'>;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  brandName: string;
}

/** Tells of a change of a booking: what it replaces by what, and both totals with the difference to the cent. */
export const changeMail = (mail: ChangeMail): Mail => {
  const { to, lang, state, level, isEnding, fromSurvey, quoteId, until, venue, publicUrl, brandName, leastFeePercent } = mail;
  const words = changeMailWords[lang];
  const asks = state === 'offered' && level !== 'signature';
  const news = words[isEnding ? 'ending' : asks ? 'asked' : state];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => venue.commercialName);
  const counts = state === 'offered' || state === 'applied';
  const notes =
    counts && leastFeePercent ? [words.leastFee.replace('{percent}', () => formatPercent(leastFeePercent, localeOf[lang]))] : [];
  const content = {
    lang,
    brandName,
    picture: mailPicture(venue.pictures, { lang, publicUrl }),
    title: news.title,
    paragraphs: [named(news.text)],
    facts: [
      [words.venue, venue.commercialName],
      ...(counts ? changeFacts(mail, mail, lang) : [[words.dates, spanOf(mail.before, lang)], ...notMadeFacts(mail, lang)]),
      ...(until === undefined ? [] : [[words.until, instantAtVenue(until, { language: lang, timeZone: venue.timeZone })]]),
    ] as [string, string][],
    button: {
      label: state !== 'offered' ? words.seeQuote : asks ? words.toAgree : words.toSign,
      href: `${publicUrl}/quotes/${quoteId}${asks ? '/change' : ''}`,
    },
    notes: [...notes, ...(counts && fromSurvey ? [words.supplements] : []), words.questions],
  };
  return layOutMail({ to, subject: named(news.subject), content });
};
