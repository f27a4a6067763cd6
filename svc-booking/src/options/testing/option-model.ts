const day = 86_400_000;
const hour = 3_600_000;

/** The request of a model quote: half-days of rooms that each suit one request only, so that there is no choice. */
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

/** The missing part of a signature. */
export interface Lacking {
  second: boolean;
  billing: boolean;
}

interface ModelOption {
  quote: ModelQuote;
  rank: 1 | 2;
  /** Infinity once confirmed. */
  expiresAt: number;
  /** Until when it holds once the mailbox is proven; null: it holds its full term. */
  fullUntil: number | null;
  /** Services by day; empty while it is second. */
  seated: Map<string, 1 | 2>;
}

export type Shown = { rank: 1 | 2; expiresAt: string; fullUntil?: string } | null;
export type Outcome =
  | Shown
  | 'quote-expired'
  | 'too-late-for-option'
  | 'too-many-options'
  | 'no-longer-available'
  | 'not-found'
  | 'already-signed'
  | 'mailbox-unproven'
  | 'conflict'
  | 'invalid-request';

/**
 * Options as a list in memory, without database, transaction or matching: each slot a queue of two, lapses at their instants, oldest
 * first. The measure for the real ones.
 */
export const optionModel = ({ start, seats, unproven }: { start: number; seats: readonly [number, number]; unproven: number }) => {
  let now = start;
  /** In the order they were placed. */
  let live: ModelOption[] = [];
  /** The missing parts of each signature; empty if it is approved. */
  const signatures = new Map<ModelQuote, Lacking>();
  const rejected = new Set<ModelQuote>();

  const queueOf = (slot: string) => live.filter(({ quote }) => quote.want.slots.includes(slot));
  /** A second option stands there, or a confirmed booking. */
  const isFull = (slot: string) => queueOf(slot).length === 2 || queueOf(slot)[0]?.expiresAt === Number.POSITIVE_INFINITY;
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
  const termFrom = (at: number, { user, want }: ModelQuote) => {
    const full = Math.min(at + 7 * day, want.start - 48 * hour);
    return user === unproven ? { expiresAt: Math.min(at + hour, full), fullUntil: full } : { expiresAt: full, fullUntil: null };
  };
  const isBeyondLimit = (user: number) =>
    live.filter((option) => option.quote.user === user && option.expiresAt !== Number.POSITIVE_INFINITY).length >=
    (user === unproven ? 1 : 5);

  const promote = (at: number) => {
    for (const option of live) {
      const { want } = option.quote;
      const isFirst = want.slots.every((slot) => queueOf(slot)[0] === option);
      const services = option.rank === 2 && isFirst ? seatsFor(want) : null;
      if (!services) continue;
      const term = termFrom(at, option.quote);
      const fullUntil = term.fullUntil === null ? null : Math.max(term.fullUntil, option.fullUntil ?? 0);
      Object.assign(option, { rank: 1, expiresAt: Math.max(option.expiresAt, term.expiresAt), fullUntil, seated: services });
    }
  };

  const settle = () => {
    for (;;) {
      const at = Math.min(...live.map(({ expiresAt }) => expiresAt));
      if (at > now) return;
      for (const { quote } of live.filter(({ expiresAt }) => expiresAt === at)) signatures.delete(quote);
      live = live.filter(({ expiresAt }) => expiresAt !== at);
      promote(at);
    }
  };

  const shown = (option: ModelOption | undefined): Shown =>
    option && option.expiresAt !== Number.POSITIVE_INFINITY
      ? {
          rank: option.rank,
          expiresAt: new Date(option.expiresAt).toISOString(),
          ...(option.fullUntil !== null && { fullUntil: new Date(option.fullUntil).toISOString() }),
        }
      : null;
  const optionOf = (quote: ModelQuote) => live.find((option) => option.quote === quote);
  const isPresented = (quote: ModelQuote) => !signatures.has(quote) && !rejected.has(quote);
  const isOver = ({ want }: ModelQuote) => now >= Math.min(start + 14 * day, want.start - 1);

  /** Confirms an option with a complete signature, else holds it; both end options that have nothing left to wait for. */
  const advance = (option: ModelOption, { second, billing }: Lacking) => {
    const { want } = option.quote;
    if (second || billing) {
      option.expiresAt = Math.min(Math.max(option.expiresAt, now + 7 * day), want.start);
      return;
    }
    option.expiresAt = Number.POSITIVE_INFINITY;
    live = live.filter(
      (other) => other === option || !other.quote.want.slots.some((slot) => want.slots.includes(slot) && queueOf(slot)[1] === other),
    );
    promote(now);
  };

  return {
    now: () => now,
    tick(milliseconds: number) {
      now += milliseconds;
      settle();
    },
    /** Until the next lapse; undefined where nothing is live. */
    untilNextLapse: (): number | undefined => {
      const next = Math.min(...live.map(({ expiresAt }) => expiresAt));
      return next === Number.POSITIVE_INFINITY ? undefined : next - now;
    },
    look: (quote: ModelQuote): Shown => shown(optionOf(quote)),
    place(quote: ModelQuote): Outcome {
      const { want, user } = quote;
      const standing = optionOf(quote);
      if (standing && shown(standing)) return shown(standing);
      if (!isPresented(quote) || isOver(quote)) return 'quote-expired';
      if (now >= want.start - 72 * hour) return 'too-late-for-option';
      if (isBeyondLimit(user)) return 'too-many-options';
      const services = seatsFor(want);
      if (!services || want.slots.some(isFull)) return 'no-longer-available';
      const rank = want.slots.every((slot) => queueOf(slot).length === 0) ? 1 : 2;
      const option: ModelOption = { quote, rank, ...termFrom(now, quote), seated: rank === 1 ? services : new Map() };
      live.push(option);
      return shown(option);
    },
    release(quote: ModelQuote): Outcome {
      const option = optionOf(quote);
      if (!shown(option)) return 'not-found';
      if (signatures.has(quote)) return 'already-signed';
      live = live.filter((other) => other !== option);
      promote(now);
      return null;
    },
    /** By staff: a longer term, ending 48 hours before the event. */
    extend(quote: ModelQuote, expiresAt: number): Outcome {
      const option = optionOf(quote);
      if (!option || !shown(option)) return 'not-found';
      if (expiresAt <= option.expiresAt || expiresAt > quote.want.start - 48 * hour) return 'invalid-request';
      option.expiresAt = expiresAt;
      return null;
    },
    /** By staff: the signature lapses with it. */
    withdraw(quote: ModelQuote): Outcome {
      const option = optionOf(quote);
      if (!shown(option)) return 'not-found';
      signatures.delete(quote);
      live = live.filter((other) => other !== option);
      promote(now);
      return null;
    },
    sign(quote: ModelQuote, lacking: Lacking): Outcome {
      const { want, user } = quote;
      if (rejected.has(quote)) return 'quote-expired';
      if (signatures.has(quote)) return 'already-signed';
      const standing = optionOf(quote);
      if (standing?.rank !== 1 && isOver(quote)) return 'quote-expired';
      if (standing?.rank === 2 || now >= want.start) return 'no-longer-available';
      if (user === unproven) return 'mailbox-unproven';
      const services = standing ? null : seatsFor(want);
      if (!standing && (!services || want.slots.some((slot) => queueOf(slot).length > 0))) return 'no-longer-available';
      if (!standing && isBeyondLimit(user)) return 'too-many-options';
      const expiresAt = Math.min(now + 7 * day, want.start);
      const option: ModelOption = standing ?? { quote, rank: 1, expiresAt, fullUntil: null, seated: services ?? new Map() };
      if (!standing) live.push(option);
      signatures.set(quote, lacking);
      advance(option, lacking);
      return null;
    },
    /** Completes a part of a signature; changes nothing if it is complete. */
    supply(quote: ModelQuote, part: keyof Lacking): Outcome {
      const [lacking, option] = [signatures.get(quote), optionOf(quote)];
      if (!lacking || !option || !shown(option)) return 'conflict';
      const left = { ...lacking, [part]: false };
      signatures.set(quote, left);
      if (lacking.second !== left.second || (!left.second && lacking.billing !== left.billing)) advance(option, left);
      return null;
    },
    reject(quote: ModelQuote): Outcome {
      const option = optionOf(quote);
      if (option && !shown(option)) return 'already-signed';
      signatures.delete(quote);
      rejected.add(quote);
      live = live.filter((other) => other !== option);
      if (option) promote(now);
      return null;
    },
    /** Quotes whose signature waits for the second signatory. */
    partial: (): ModelQuote[] => [...signatures].filter(([, { second }]) => second).map(([quote]) => quote),
    signed: (): ModelQuote[] => [...signatures.keys()],
    /** Quotes with a live option. */
    standing: (): ModelQuote[] => live.filter((option) => shown(option)).map(({ quote }) => quote),
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
