import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

export type ContractTerms = Omit<FrameworkContract, 'companyName' | 'texts'>;

interface InForce {
  companyId: string;
  day: string;
  lang?: Language;
}

/** Terms of a company's framework contract on a day (`YYYY-MM-DD`, both ends included), in a language; null without one. */
export const contractInForce = async (
  reader: Reader,
  tables: IdentityTables,
  { lang = 'fr', ...asked }: InForce,
): Promise<ContractTerms | null> => {
  const row = await rowInForce(reader, tables, asked);
  return row && { percent: row.basisPoints / 100, ...textsIn(row, lang), ...(row.isFlex && { flex: true }) };
};

/** The same with its texts in every language, for what is read in several. */
export const contractInEachLanguage = async (
  reader: Reader,
  tables: IdentityTables,
  { lang = 'fr', ...asked }: InForce,
): Promise<Omit<FrameworkContract, 'companyName'> | null> => {
  const row = await rowInForce(reader, tables, asked);
  if (!row) return null;
  const texts = { fr: textsIn(row, 'fr'), en: textsIn(row, 'en'), es: textsIn(row, 'es'), nl: textsIn(row, 'nl') };
  return { percent: row.basisPoints / 100, ...texts[lang], ...(row.isFlex && { flex: true }), texts };
};

type ContractRow = IdentityTables['frameworkContract']['$inferSelect'];

const rowInForce = async (
  reader: Reader,
  { frameworkContract }: IdentityTables,
  { companyId, day }: Omit<InForce, 'lang'>,
): Promise<ContractRow | null> => {
  const [row] = await reader
    .select()
    .from(frameworkContract)
    .where(
      and(
        eq(frameworkContract.companyId, companyId),
        lte(frameworkContract.validFrom, day),
        or(isNull(frameworkContract.validTo), gte(frameworkContract.validTo, day)),
      ),
    )
    .orderBy(desc(frameworkContract.validFrom), desc(frameworkContract.id))
    .limit(1);
  return row ?? null;
};

/** French for readers without a text in their language. */
const textsIn = (row: ContractRow, language: Language) => {
  const { description, dispositions } = row.translations[language] ?? row;
  return { description, dispositions };
};
