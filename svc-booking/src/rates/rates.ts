import type { UserActor } from '@plenary/service-kit/actor';
import { loopbackClient } from '@plenary/service-kit/address-group';
import { countedOfClient } from '@plenary/service-kit/counted-of-client';
import type { Counted, Throttle } from '@plenary/service-kit/throttle';

/** Most calls in any minute and in any hour; windows start at fixed instants. */
interface Rate {
  minute: number;
  hour: number;
}

/** What a customer asks for that costs us: searches with prices and prices of their demands, quotes, options. */
export type RatedCall = 'search' | 'quote' | 'option';

export interface Rates {
  perUser: Record<RatedCall, Rate>;
  /** Of an address group: an IPv4 address or an IPv6 /64. */
  perAddress: Record<RatedCall, Rate>;
  /** Options of customers without a proven mailbox, of an address group; of a /48 of IPv6 four times as many. */
  unprovenOptions: Rate;
  /** Development: load tests and journeys come from the machine itself. */
  exemptsLoopback: boolean;
}

const windows = { minute: 60_000, hour: 60 * 60_000 };

/** Counts a call of a customer by user and by address, and refuses 429 with the seconds to wait beyond a limit. Staff is not limited. */
export const countCall = async (
  { rates, throttle }: { rates: Rates | null; throttle: Throttle },
  call: RatedCall,
  { role, userId, client, mailboxProven }: UserActor,
): Promise<void> => {
  if (!rates || role !== 'customer') return;
  const isExempt = rates.exemptsLoopback && client === loopbackClient;
  await throttle.takeEach([
    ...countedBy(`${call}-user`, rates.perUser[call], userId),
    ...(isExempt ? [] : countedBy(`${call}-address`, rates.perAddress[call], client)),
    ...(isExempt || mailboxProven || call !== 'option' ? [] : countedUnproven(rates.unprovenOptions, client)),
  ]);
};

const countedUnproven = (rate: Rate, client: string): Counted[] =>
  countedBy('unproven-option-address', rate, client).flatMap(({ rule, subject }) => countedOfClient(rule, subject));

const countedBy = (name: string, rate: Rate, subject: string): Counted[] =>
  (['minute', 'hour'] as const).map((window) => ({
    rule: { name: `${name}-${window}`, limit: rate[window], windowMilliseconds: windows[window] },
    subject,
  }));
