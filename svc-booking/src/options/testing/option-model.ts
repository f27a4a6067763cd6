const day = 86_400_000;
const hour = 3_600_000;

/** What a quote of the model asks for: half-days of rooms that each suit one request only, so that nothing is left to choose. */
export interface Want {
  name: string;
  /** `room day half` */
  slots: readonly string[];
  lunches: readonly { day: string; seats: number }[];
  /** Local midnight of the first day. */
  start: number;
}

export interface ModelQuote {
  id: string;
  user: number;
  want: Want;
}

interface ModelOption {
  quote: ModelQuote;
  rank: 1 | 2;
  expiresAt: number;
  /** Services by day; empty while it is second. */
  seated: Map<string, 1 | 2>;
}

export type Shown = { rank: 1 | 2; expiresAt: string } | null;
export type Outcome = Shown | 'quote-expired' | 'too-late-for-option' | 'too-many-options' | 'no-longer-available' | 'not-found';

/**
 * Options as a list in memory, without database, transaction or matching: each slot a queue of two, lapses at their instants, oldest
 * first. The measure for the real ones.
 */
export const optionModel = ({ start, seats, unproven }: { start: number; seats: readonly [number, number]; unproven: number }) => {
  let now = start;
  /** In the order they were placed. */
  let live: ModelOption[] = [];

  const queueOf = (slot: string) => live.filter(({ quote }) => quote.want.slots.includes(slot));
  const leftOn = (date: string, service: 1 | 2) =>
    live.reduce(
      (left, { quote, seated }) => {
        const party = quote.want.lunches.find((lunch) => lunch.day === date);
        return seated.get(date) === service ? left - (party?.seats ?? 0) : left;
      },
      seats[service - 1] ?? 0,
    );
  /** The service of each lunch, or null where one finds no seats. */
  const seatsFor = ({ lunches }: Want): Map<string, 1 | 2> | null => {
    const services = new Map<string, 1 | 2>();
    for (const lunch of lunches) {
      const service = ([1, 2] as const).find((one) => leftOn(lunch.day, one) >= lunch.seats);
      if (!service) return null;
      services.set(lunch.day, service);
    }
    return services;
  };
  const expiryFrom = (at: number, want: Want) => Math.min(at + 7 * day, want.start - 48 * hour);

  const promote = (at: number) => {
    for (const option of live) {
      const { want } = option.quote;
      const isFirst = want.slots.every((slot) => queueOf(slot)[0] === option);
      const services = option.rank === 2 && isFirst ? seatsFor(want) : null;
      if (services) Object.assign(option, { rank: 1, expiresAt: Math.max(option.expiresAt, expiryFrom(at, want)), seated: services });
    }
  };

  const settle = () => {
    for (;;) {
      const at = Math.min(...live.map(({ expiresAt }) => expiresAt));
      if (at > now) return;
      live = live.filter(({ expiresAt }) => expiresAt !== at);
      promote(at);
    }
  };

  const shown = (option: ModelOption | undefined): Shown =>
    option ? { rank: option.rank, expiresAt: new Date(option.expiresAt).toISOString() } : null;
  const optionOf = (quote: ModelQuote) => live.find((option) => option.quote === quote);

  return {
    now: () => now,
    tick(milliseconds: number) {
      now += milliseconds;
      settle();
    },
    /** Until the next lapse; undefined where nothing is live. */
    untilNextLapse: (): number | undefined => (live.length > 0 ? Math.min(...live.map(({ expiresAt }) => expiresAt)) - now : undefined),
    look: (quote: ModelQuote): Shown => shown(optionOf(quote)),
    place(quote: ModelQuote): Outcome {
      const { want, user } = quote;
      const standing = optionOf(quote);
      if (standing) return shown(standing);
      if (now >= start + 14 * day) return 'quote-expired';
      if (now >= want.start - 72 * hour) return 'too-late-for-option';
      if (user === unproven && live.filter((option) => option.quote.user === user).length >= 3) return 'too-many-options';
      const services = seatsFor(want);
      if (!services || want.slots.some((slot) => queueOf(slot).length === 2)) return 'no-longer-available';
      const rank = want.slots.every((slot) => queueOf(slot).length === 0) ? 1 : 2;
      const option: ModelOption = { quote, rank, expiresAt: expiryFrom(now, want), seated: rank === 1 ? services : new Map() };
      live.push(option);
      return shown(option);
    },
    release(quote: ModelQuote): Outcome {
      const option = optionOf(quote);
      if (!option) return 'not-found';
      live = live.filter((other) => other !== option);
      promote(now);
      return null;
    },
    /** Quotes with a live option. */
    standing: (): ModelQuote[] => live.map(({ quote }) => quote),
    /** Everything that is held, as `quote slot rank`. */
    held: (): string[] =>
      live
        .flatMap((option) => option.quote.want.slots.map((slot) => `${option.quote.id} ${slot} ${queueOf(slot).indexOf(option) + 1}`))
        .sort(),
    /** Seats taken, as `quote day service seats`. */
    seated: (): string[] =>
      live
        .flatMap(({ quote, seated }) =>
          quote.want.lunches.flatMap((lunch) => {
            const service = seated.get(lunch.day);
            return service ? `${quote.id} ${lunch.day} service${service} ${lunch.seats}` : [];
          }),
        )
        .sort(),
  };
};
export type OptionModel = ReturnType<typeof optionModel>;
