import { creditHoldChanged } from '@plenary/contracts/credit.schemas';
import type { CreditTerms } from '@plenary/contracts/deployment-terms';
import type { UserClaims } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { createLogger } from '@plenary/service-kit/logger';
import { createRelay } from '@plenary/service-kit/relay';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { sweepOptions } from '../../options/sweep-options.ts';
import { optionWorld } from '../../options/testing/option-world.ts';
import { signatureVerbs } from '../../signature/testing/each-signature-world.ts';
import { sweepCredits } from '../sweep-credits.ts';
import { fakeBalances } from './fake-balances.ts';

/** A credit is worth 25 euros, with 20 % on top. */
export const terms = { unitPrice: 2_500, creditTaxRate: 20, sponsorCredit: 0 };

/** An option world with options paid in credits, kept by a fake of svc-identity. */
export const creditWorld = async (database: Database, creditTerms: CreditTerms = terms) => {
  const balances = fakeBalances();
  const fake = fakeDocuments();
  const world = await optionWorld(database, undefined, {
    holdCredits: balances.holdCredits,
    documents: fake.documents,
    prices: { administrationFeesPercent: 3, depositPercent: 70, creditTerms },
  });
  const { deps, clock } = world;
  const nobody = async () => {};
  const relay = createRelay({
    database: deps.database,
    logger: createLogger({ service: 'test', level: 'silent' }),
    now: deps.now,
    subscribers: { [creditHoldChanged]: balances.told, mail: nobody, 'countersignature.asked': nobody, 'crm.record': nobody },
    batchSize: 500,
  });
  return {
    ...world,
    ...signatureVerbs(world, fake),
    balances,
    /** Delivers what is due. */
    deliver: async () => {
      while ((await relay.runOnce()) > 0);
    },
    /** Runs the sweeper, late enough that no request is in flight. */
    sweepLater: async () => {
      clock.now += 120_000;
      balances.letLateOnesIn();
      await sweepOptions(deps);
      await sweepCredits(deps);
      while ((await relay.runOnce()) > 0);
      balances.letLateOnesIn();
    },
    creditsOf: async (user: UserClaims, quoteId: string): Promise<number> =>
      (await world.send('GET', `/api/quotes/${quoteId}`, user)).body.credits,
    holds: () => database.read.select().from(deps.tables.creditHold),
  };
};
export type CreditWorld = Awaited<ReturnType<typeof creditWorld>>;
