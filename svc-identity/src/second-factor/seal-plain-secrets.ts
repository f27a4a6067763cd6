import { sealVersion } from '@plenary/service-kit/seal';
import { and, eq, notLike } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/** Seals secrets stored before sealing existed; safe to repeat and to run concurrently. */
export const sealPlainSecrets = async ({ database, tables: { secondFactor }, factorSeal }: IdentityDeps): Promise<void> => {
  const plain = await database.read
    .select()
    .from(secondFactor)
    .where(notLike(secondFactor.secret, `${sealVersion}%`));
  for (const { userId, secret } of plain) {
    const sealed = factorSeal.seal(secret, userId);
    await database.transact((tx) =>
      tx
        .update(secondFactor)
        .set({ secret: sealed })
        .where(and(eq(secondFactor.userId, userId), eq(secondFactor.secret, secret))),
    );
  }
};
