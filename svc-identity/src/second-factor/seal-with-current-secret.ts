import { sealVersion } from '@plenary/service-kit/seal';
import { and, eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';

/**
 * Seals what was kept before sealing existed, and seals again what the previous secret sealed; safe to repeat and to run concurrently.
 * What none of the secrets opens stays as it is and is logged: it opens again once its secret is back.
 */
export const sealWithCurrentSecret = async ({ database, tables: { secondFactor }, factorSeal, logger }: IdentityDeps): Promise<void> => {
  const kept = await database.read.select().from(secondFactor);
  for (const { userId, secret } of kept.filter(({ userId, secret }) => !factorSeal.isCurrent(secret, userId))) {
    const plain = secret.startsWith(sealVersion) ? opened(factorSeal, secret, userId) : secret;
    if (plain === null) {
      logger.error({ userId }, 'no secret opens this second factor: IDENTITY_SECRET_PREVIOUS may be missing');
      continue;
    }
    const sealed = factorSeal.seal(plain, userId);
    await database.transact((tx) =>
      tx
        .update(secondFactor)
        .set({ secret: sealed })
        .where(and(eq(secondFactor.userId, userId), eq(secondFactor.secret, secret))),
    );
  }
};

const opened = (seal: IdentityDeps['factorSeal'], sealed: string, owner: string): string | null => {
  try {
    return seal.open(sealed, owner);
  } catch {
    return null;
  }
};
