import type { Quote } from '@plenary/contracts/quote';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../option/deadline.tsx';
import { paths } from '../paths.ts';
import { NextStep } from '../quote-rail/next-step.tsx';
import { BookingWays } from './booking-ways.tsx';
import { blockOf, type SignatureBlock } from './signature-block.ts';

interface Props {
  quote: Quote;
  /** Instant in milliseconds. */
  loadedAt: number;
  isPrimary: boolean;
}

/** The quote page's signature state, and the next step; nothing if there is none. */
export const QuoteSignature = ({ quote, loadedAt, isPrimary }: Props) => {
  const { t } = useTranslation('booking');
  const block = blockOf(quote, loadedAt);
  if (!block) return null;
  const { option, venue, amends } = quote;
  const words = amends ? amendmentWords[block] : null;
  // An older release of svc-booking says none.
  const ways = quote.ways ?? (block === 'approved' && !amends ? everyWay : undefined);
  return (
    <NextStep
      id="signature"
      title={t(words?.title ?? `signature.block.${block}.title`)}
      action={{
        label: t(words?.action ?? `signature.block.${block}.action`),
        to: wayOf(block, quote),
      }}
      isPrimary={isPrimary}
      quote={quote}
      more={ways ? <BookingWays quote={{ ...quote, ways }} /> : null}
    >
      <p>
        {t(words?.text ?? `signature.block.${block}.text`)}{' '}
        {option && block !== 'sign' ? <Deadline option={option} countryCode={venue.address.countryCode} /> : null}
      </p>
    </NextStep>
  );
};

const everyWay = { change: null, postpone: null, cancel: null, postponeDays: 0 };

/** The rooms of an amendment are booked already. */
const amendmentWords = {
  sign: { title: 'change.amendment.signTitle', text: 'change.amendment.sign', action: 'change.amendment.signAction' },
  partial: { title: null, text: 'change.amendment.waits', action: null },
  missing: { title: null, text: 'change.amendment.waits', action: null },
  approved: null,
  rejected: { title: 'change.amendment.over', text: 'change.amendment.overText', action: 'change.open' },
  cancelled: null,
} as const satisfies Record<SignatureBlock, Record<'title' | 'text' | 'action', string | null> | null>;

const wayOf = (block: SignatureBlock, { id, venue, demandId, amends }: Quote): string => {
  if (block === 'rejected' && amends) return paths.change(amends);
  if (block === 'rejected') return paths.upsell(venue.slug, demandId);
  return block === 'cancelled' ? paths.cancellation(id) : paths.signature(id);
};
