import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { EventRow } from '../db/tables.ts';
import { eventRecordOf } from '../events/event-record-of.ts';
import { supplementOf, supplementOfCharge } from '../events/supplements-of.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { noticeMail } from './notice-mail.ts';
import { noticeWords } from './words/by-language.ts';

const charge = supplementOfCharge({ id: 'charge-1', label: 'Une heure de plus', excludingVat: 25_000, state: 'proposed' });
const supplements = { agreed: [supplementOf('afterwork', [])], proposed: [] };

const acceptance = (lang: Language, { status = 'DONE', proposed = [] as (typeof charge)[] } = {}) => {
  const booking = makeBooking({ customer: { ...makeBooking().customer, lang } });
  const { quoteId, venue, days } = booking;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const dated = { startDay: first, endDay: last, createdAt: 0, quotedAt: null, savedAt: 0, revision: 3 };
  const state = { status, isReady: true, isCancelled: false, logOk: null, staffMessage: null };
  const ids = { id: '006AP0000012aBcDEF', quoteId, userId: booking.customer.userId, venueId: venue.venueId };
  const event: EventRow = { ...ids, ...dated, ...state, record: eventRecordOf(booking) };
  return noticeMail({
    kind: 'accepted',
    to: booking.customer.email,
    event,
    scientist: { name: 'Lucie Martin', email: 'lucie@comet.example', phoneNumber: '', avatarUrl: null },
    hours: [],
    href: 'https://book.example/profile/events/006AP0000012aBcDEF',
    supplements: { offered: [], ...supplements, proposed },
    publicUrl: 'https://book.example',
    brandName: 'Comet',
    now: 0,
  }).text;
};

describe.each(languages)('the mail of an acceptance, in %s', (lang) => {
  const { titles, acceptedWithMore, addons, newQuestions, onRequest } = noticeWords[lang];

  it('says that all is settled where nothing waits for the customer', () => {
    const text = acceptance(lang);
    expect(text).toContain(titles.accepted);
    expect(text).toContain(`${addons.afterwork}: ${onRequest}`);
    for (const more of [acceptedWithMore.title, newQuestions]) expect(text).not.toContain(more);
  });

  it.each([
    ['brought questions', { status: 'TODO' }, newQuestions],
    ['proposes a charge', { proposed: [charge] }, charge.label ?? ''],
  ])('asks for the customer’s answer where it %s', (_, state, asked) => {
    const text = acceptance(lang, state);
    expect(text).toContain(acceptedWithMore.title);
    expect(text).toContain(acceptedWithMore.text.replace('{scientist}', 'Lucie Martin').replace('{venue}', 'Comet Ternes'));
    expect(text).toContain(asked);
    expect(text).not.toContain(titles.accepted);
  });
});
