import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { KeptSide } from '../db/tables/changes.ts';
import { describeDiscount } from '../prices/describe-discount.ts';
import { describeAdministrationFees } from '../prices/item-descriptions.ts';
import { presentItem } from '../prices/present-item.ts';

/** A booking before or after a change, with its words in a language. */
export const presentSide = ({ frozen, rooms }: KeptSide, language: Language): ChangeSide => {
  const { search, items, addons, administrationFees, discount } = frozen;
  const { totalExcludingVatPrice, totalIncludingVatPrice, vatBreakdown, deposit } = frozen;
  return {
    days: search.days,
    rooms: [...rooms],
    addons,
    items: items.map((item) => presentItem(item, language)),
    ...(discount && { discount: describeDiscount(discount, language) }),
    ...(administrationFees && { administrationFees: { ...administrationFees, description: describeAdministrationFees(language) } }),
    ...{ totalExcludingVatPrice, totalIncludingVatPrice, vatBreakdown, deposit },
  };
};

export const differenceOf = (before: KeptSide, after: KeptSide) => ({
  excludingVat: after.frozen.totalExcludingVatPrice - before.frozen.totalExcludingVatPrice,
  includingVat: after.frozen.totalIncludingVatPrice - before.frozen.totalIncludingVatPrice,
});
