import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { UserClaims } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import type { SignatureWorld } from '../../signature/testing/each-signature-world.ts';

export const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

/** What customers and staff do with the changes of confirmed bookings. */
export const changeVerbs = (world: SignatureWorld) => {
  const path = (dealId: string) => `/api/deals/${dealId}/changes`;
  const preview = (user: UserClaims | null, dealId: string, days: AskedChange['days'], addons?: AskedChange['addons']) =>
    world.send('POST', `${path(dealId)}/preview`, user, { body: { days, addons } });
  return {
    preview,
    /** A confirmed booking, its mails sent; answers its id. */
    confirmed: async (user: UserClaims, days: readonly SearchDay[], addons: Partial<Addons> = {}): Promise<string> => {
      const quoteId = await world.quoteOf(user, days, addons);
      await world.place(user, quoteId);
      const { status, text } = await world.prepareAndSign(user, quoteId);
      if (status !== 201) throw new Error(`not signed: ${text}`);
      await world.post();
      return quoteId;
    },
    /** Changes a deal as its preview says at this moment. */
    change: async (
      user: UserClaims,
      dealId: string,
      days: AskedChange['days'],
      { key, consent, addons }: { key?: string; consent?: string; addons?: Addons } = {},
    ) => {
      const { revision, previewHash } = (await preview(user, dealId, days, addons)).body;
      return world.send('POST', path(dealId), user, {
        body: { days, addons, revision, previewHash, ...(consent && { consent }) },
        ...(key && { key }),
      });
    },
    changesOf: async (user: UserClaims, dealId: string) => (await world.send('GET', path(dealId), user)).body.changes,
    quoteOfDeal: async (user: UserClaims, quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body,
  };
};
