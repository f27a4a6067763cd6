import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { claire, hugo, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from './testing/each-signature-world.ts';
import { emptyBilling } from './testing/make-fields.ts';

onEachSignatureWorld((world) => {
  itOnBothEngines('of an erased person only standing signatures are kept, with their documents', async () => {
    const { quoteOf, prepareAndSign, prepare, reject, signatures, app, deps } = world;
    const [taken, kept] = [await quoteOf(claire, oneDay), await quoteOf(claire, twoDays)];
    const others = await quoteOf(hugo, oneDay);
    await prepareAndSign(hugo, others, { ...emptyBilling, company: { secondSignatory: 'second@grand-compte.example' } });
    await reject(hugo, others);
    await prepareAndSign(claire, taken, { ...emptyBilling, company: { secondSignatory: 'second@atelier-nord.example' } });
    await reject(claire, taken);
    await prepare(claire, kept);
    await prepareAndSign(claire, kept);
    expect(await tellErased({ app }, { userId: claire.userId })).toBe(204);
    expect((await signatures()).map(({ quoteId, state }) => [quoteId, state]).sort()).toEqual(
      [
        [kept, 'approved'],
        [others, 'refused'],
      ].sort(),
    );
    const documents = await deps.database.read
      .select({ quoteId: deps.tables.signatureDocument.quoteId })
      .from(deps.tables.signatureDocument);
    expect(documents.map(({ quoteId }) => quoteId).sort()).toEqual([kept, others].sort());
  });
});
