import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { identityWorld, tokenOf } from '../testing/identity-world.ts';
import { makeUser, putCompanies, putUser } from '../testing/make-user.ts';

const { id, email } = makeUser();

onEachEngine(identityMigrations, (open) => {
  const world = async (overrides: Parameters<typeof putUser>[1] = {}) => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps, overrides);
    const chooseByMail = async (password: string) => {
      made.clock.now += 3_600_000;
      await made.get(`/api/reset-password/send-email?email=${encodeURIComponent(email)}`);
      const [mail] = await made.deliver();
      return made.post('/api/reset-password', { token: tokenOf(mail), password });
    };
    return { ...made, chooseByMail };
  };

  describe('the proof of a mailbox', () => {
    itOnBothEngines('is told once to the other services, with the company and whether its limits are lifted', async () => {
      const { chooseByMail, deliver, told, deps } = await world({ mailboxProven: false, isActive: false, password: null });
      await deps.database.transact((tx) => tx.update(deps.tables.company).set({ optionLimitsLifted: true }).returning());
      expect((await chooseByMail('correct battery')).status).toBe(200);
      expect((await chooseByMail('another battery')).status).toBe(200);
      await deliver();
      expect(told).toMatchObject([
        {
          type: 'user.mailbox-proven',
          aggregateId: id,
          payload: { userId: id, companyId: 'atelier-nord', optionLimitsLifted: true },
        },
      ]);
    });

    it('is not told of a mailbox that was proven before', async () => {
      const { chooseByMail, deliver, told } = await world();
      expect((await chooseByMail('correct battery')).status).toBe(200);
      await deliver();
      expect(told).toEqual([]);
    });
  });
});
