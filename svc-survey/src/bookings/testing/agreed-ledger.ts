export type Value = string | number;

/** A value in place of the signed one, from the day that somebody accepted or changed it. */
interface Holding {
  value: Value;
  at: number;
  agreedAt?: number;
  isBooked?: boolean;
  /** Absent: the booking was changed. */
  acceptance?: Acceptance;
}

interface ServedLunch {
  place: Value | undefined;
  people: Value | undefined;
}

interface Charge {
  id: string;
  /** `waived`: staff do not charge a lunch elsewhere any more, which stands by itself. */
  state: 'proposed' | 'agreed' | 'waived' | 'ended';
  /** Of the place of a lunch elsewhere. */
  path?: string;
  /** Where that lunch is served, and for how many. */
  lunch?: ServedLunch;
  /** The agreed one of the same lunch that holds until this one is answered. */
  replaces?: Charge;
  /** Ended without their agreement: that lunch is asked for again, never agreed to by saving the survey. */
  lacksAnswer?: boolean;
  /** Ended unanswered, for the next one of that lunch to be answered. */
  isLeft?: boolean;
  /** The acceptances of that lunch that it answers for besides its own. */
  answersFor?: readonly Acceptance[];
  /** Agreed to while the price of the people that it came with was open. */
  waitsForPrice?: boolean;
}

interface Acceptance {
  charges: Charge[];
  /** `asked`: svc-booking has not said yet whether it has to be agreed to. */
  price: 'none' | 'asked' | 'offered' | 'settled';
}

interface Told {
  path: string;
  signed: Value;
  agreed: Value;
  at: string;
  awaitsCustomer?: boolean;
  until?: Value;
  isBooked?: boolean;
}

interface Accepted {
  at: number;
  charges: readonly Charge[];
  isPriced: boolean;
  /** People that the booking has. */
  booked: ReadonlyMap<string, Value>;
}

const stepOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
const isPeople = (path: string) => path.endsWith('.pax');

/**
 * What was agreed since the signature, kept the naive way: for each field a pile of values over the signed one. What is refused leaves its
 * pile, wherever it lies in it; the value on top is the one that answers are compared with (docs/decisions/0157).
 */
export const agreedLedger = (signed: ReadonlyMap<string, Value>) => {
  const base = new Map(signed);
  const piles = new Map<string, Holding[]>([...signed.keys()].map((path) => [path, []]));
  const acceptances: Acceptance[] = [];
  const pileOf = (path: string) => piles.get(path) ?? [];
  const top = (path: string): Value | undefined => pileOf(path).at(-1)?.value ?? base.get(path);
  const charges = () => acceptances.flatMap((acceptance) => acceptance.charges);
  const isOpen = ({ state }: Charge) => state === 'proposed';
  /** Agreed on with people whose price is not. */
  const isHeldBack = ({ state, replaces, waitsForPrice = false }: Charge) =>
    (state === 'agreed' && (waitsForPrice || (replaces !== undefined && replaces.state !== 'ended'))) ||
    (state === 'waived' && waitsForPrice);
  /** A lunch with a charge of its own has nothing to do with the others. */
  const hasOwnCharge = (path: string) =>
    charges().some((charge) => charge.path && charge.state !== 'ended' && stepOf(charge.path) === stepOf(path));
  /**
   * The charge of a lunch decides about all that its acceptance changed of that lunch, and about its place as accepted before, unless another
   * lunch elsewhere holds until then.
   */
  const isOf = (charge: Charge, path: string, { acceptance }: Holding): boolean => {
    const cameWithIt =
      acceptance !== undefined && (acceptance.charges.includes(charge) || charge.answersFor?.includes(acceptance) === true);
    if (!charge.path) return cameWithIt && !hasOwnCharge(path);
    return (cameWithIt && stepOf(charge.path) === stepOf(path)) || (!charge.replaces && charge.path === path);
  };
  const waits = (path: string, holding: Holding) =>
    !holding.isBooked &&
    holding.acceptance !== undefined &&
    (holding.acceptance.price === 'offered' ||
      charges().some((charge) => (isOpen(charge) || isHeldBack(charge)) && isOf(charge, path, holding)));
  const held = (path: string): Value | undefined => pileOf(path).findLast((holding) => !waits(path, holding))?.value ?? base.get(path);
  const drop = (isDropped: (path: string, holding: Holding) => boolean) => {
    for (const [path, pile] of piles)
      piles.set(
        path,
        pile.filter((holding) => holding.isBooked || !isDropped(path, holding)),
      );
  };
  const chargeOf = (id: string): { acceptance: Acceptance; charge: Charge } => {
    const acceptance = acceptances.find((one) => one.charges.some((charge) => charge.id === id));
    const charge = acceptance?.charges.find((one) => one.id === id);
    if (!acceptance || !charge) throw new Error(`no acceptance has the charge ${id}`);
    return { acceptance, charge };
  };
  /** Every acceptance whose price is still open: the last one is priced for what all of them changed. */
  const open = () => acceptances.filter(({ price }) => price === 'asked' || price === 'offered');
  const endReplaced = (settled: readonly Acceptance[]) => {
    for (const { state, replaces } of settled.flatMap((one) => one.charges)) if (state === 'agreed' && replaces) replaces.state = 'ended';
  };
  const endUnanswered = (charge: Charge) => {
    drop((field, holding) => isOf(charge, field, holding));
    charge.lacksAnswer = isOpen(charge);
    charge.state = 'ended';
  };
  const endProposals = (path: string, isEnded: (charge: Charge) => boolean) => {
    for (const charge of charges().filter((one) => one.path === path && isOpen(one) && isEnded(one))) endUnanswered(charge);
  };
  const settle = (settled: readonly Acceptance[]) => {
    for (const one of settled) {
      one.price = 'settled';
      for (const charge of one.charges) charge.waitsForPrice = false;
    }
  };
  return {
    top,
    /** What holds while another value waits for its customer. */
    held,
    hasOpenPrice: () => open().length > 0,
    /** Answers whether the booking is priced for it. */
    accept: (values: ReadonlyMap<string, Value>, { at, charges: fresh, isPriced, booked }: Accepted): boolean => {
      const differing = [...values].filter(([path, value]) => top(path) !== value);
      const isAsked = isPriced && differing.some(([path, value]) => isPeople(path) && booked.get(path) !== value);
      const heldOn = ({ path }: Charge) =>
        charges().find(
          (charge) => path && charge.path === path && (charge.state === 'agreed' || charge.state === 'waived') && !isHeldBack(charge),
        );
      const own = fresh.map((charge) => {
        const last = charges().findLast(({ path }) => path && path === charge.path);
        if (last?.lacksAnswer && charge.state === 'agreed')
          throw new Error(`${charge.id} was asked of its customer, who has not agreed to it`);
        const held = heldOn(charge);
        const replaces = charge.state === 'proposed' || isAsked ? held : undefined;
        if (held && !replaces) held.state = 'ended';
        const { path } = charge;
        const lunch = path && { place: values.get(path), people: values.get(`${stepOf(path)}.pax`) };
        const left = charges().find((one) => path && one.path === path && one.isLeft);
        const answersFor = left ? [...acceptances.filter((one) => one.charges.includes(left)), ...(left.answersFor ?? [])] : [];
        if (left) left.isLeft = false;
        return { ...charge, answersFor, ...(lunch && { lunch }), ...(replaces && { replaces }) };
      });
      const acceptance: Acceptance = { charges: own, price: isAsked ? 'asked' : 'none' };
      acceptances.push(acceptance);
      for (const [path, value] of differing) pileOf(path).push({ value, at, acceptance });
      return isAsked;
    },
    /** Id of a charge that another one replaces. */
    endCharge: (id: string) => {
      const { charge } = chargeOf(id);
      charge.isLeft = isOpen(charge) || isHeldBack(charge);
      charge.lacksAnswer = isOpen(charge);
      charge.state = 'ended';
    },
    withdrawCharge: (id: string) => {
      const { acceptance, charge } = chargeOf(id);
      if (charge.replaces) return endUnanswered(charge);
      charge.state = charge.path ? 'waived' : 'ended';
      charge.waitsForPrice = charge.path !== undefined && (acceptance.price === 'asked' || acceptance.price === 'offered');
    },
    answerCharge: (id: string, { agrees, at }: { agrees: boolean; at: number }) => {
      const { acceptance, charge } = chargeOf(id);
      const isItsOwn = (path: string, holding: Holding) => isOf(charge, path, holding);
      // People whose price is asked for beside it have an answer of their own, but for those of a lunch elsewhere.
      const hasOwnAnswer = (path: string) => !charge.path && acceptance.price !== 'none' && isPeople(path);
      const held = [...piles].flatMap(([path, pile]) => pile.filter((one) => isItsOwn(path, one)));
      charge.state = agrees ? 'agreed' : 'ended';
      charge.lacksAnswer = !agrees;
      if (!agrees) return drop((path, holding) => held.includes(holding) && !hasOwnAnswer(path));
      charge.waitsForPrice = charge.path !== undefined && (acceptance.price === 'asked' || acceptance.price === 'offered');
      if (charge.replaces && !charge.waitsForPrice) charge.replaces.state = 'ended';
      for (const holding of held) holding.agreedAt = at;
    },
    offerPrice: () => {
      for (const one of open()) one.price = 'offered';
    },
    declinePrice: () => {
      const declined = open();
      for (const charge of declined.flatMap((one) => one.charges).filter((one) => isOpen(one) || isHeldBack(one) || one.state === 'waived'))
        endUnanswered(charge);
      drop((_, { acceptance }) => acceptance !== undefined && declined.includes(acceptance));
      for (const charge of declined.flatMap((one) => one.charges)) charge.state = 'ended';
      settle(declined);
    },
    leavePrice: () => {
      endReplaced(open());
      settle(open());
    },
    agreeToPrice: (at: number, booked: ReadonlyMap<string, Value>) => {
      const agreed = open();
      endReplaced(agreed);
      for (const [path, pile] of piles)
        for (const holding of pile.filter(({ acceptance }) => acceptance && agreed.includes(acceptance)))
          Object.assign(holding, { agreedAt: at, ...(booked.get(path) === holding.value && { isBooked: true }) });
      settle(agreed);
    },
    book: (path: string, value: Value, at: number) => {
      pileOf(path).push({ value, at, isBooked: true });
    },
    /** A lunch elsewhere that staff choose: what was proposed of another one ends. */
    serveElsewhere: (path: string, served: ServedLunch) =>
      endProposals(path, ({ lunch }) => lunch?.place !== served.place || lunch?.people !== served.people),
    /** A lunch that staff serve at the venue again: nothing was agreed of its place. */
    serveInside: (path: string) => {
      for (const charge of charges().filter((one) => one.path === path && (isOpen(one) || isHeldBack(one)))) endUnanswered(charge);
      piles.set(path, []);
      for (const charge of charges().filter((one) => one.path === path)) charge.state = 'ended';
    },
    /** A step that the booking gives up and takes again: nothing was agreed of it, and its values are those of the booking. */
    takeAgain: (step: string, values: ReadonlyMap<string, Value>) => {
      const isIts = (path: string | undefined) => path !== undefined && stepOf(path) === step;
      for (const charge of charges().filter(({ path }) => isIts(path))) charge.state = 'ended';
      for (const path of [...piles.keys()].filter(isIts)) piles.set(path, []);
      for (const [path, value] of values) base.set(path, value);
    },
    /** A lunch elsewhere that the booking has other people for: it is proposed for these. */
    resize: (path: string) => endProposals(path, () => true),
    /** Places elsewhere that hold of a lunch, as told and as charged or waived: the same ones. */
    placesElsewhere: (path: string): { told: (Value | undefined)[]; settled: (Value | undefined)[] } => {
      const isAtPrice = (charge: Charge) => acceptances.some((one) => one.price === 'offered' && one.charges.includes(charge));
      const isSettled = (charge: Charge) =>
        (charge.state === 'waived' || charge.state === 'agreed') && !isHeldBack(charge) && !isAtPrice(charge);
      const standing = charges().filter((charge) => charge.path === path && isSettled(charge));
      return {
        told: [held(path)].filter((place) => place !== base.get(path)),
        settled: standing.map(({ lunch }) => lunch?.place),
      };
    },
    /** Ids of charges. */
    charges: (wanted: 'proposed' | 'agreed'): string[] =>
      charges()
        .filter(({ state }) => state === wanted)
        .map(({ id }) => id)
        .sort(),
    /** What customers read. */
    told: (): Told[] =>
      [...piles].flatMap(([path, pile]) => {
        const last = pile.at(-1);
        const isAmended = !last?.isBooked && pile.some(({ isBooked }) => isBooked);
        const from = isAmended ? pile.findLast(({ isBooked }) => isBooked)?.value : base.get(path);
        if (!last || from === undefined || last.value === from) return [];
        const until = held(path);
        return [
          {
            ...{ path, signed: from, agreed: last.value, at: new Date(last.agreedAt ?? last.at).toISOString() },
            ...(waits(path, last) && { awaitsCustomer: true, until }),
            ...(last.isBooked && { isBooked: true }),
          },
        ];
      }),
  };
};
